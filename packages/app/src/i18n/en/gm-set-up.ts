import { countingFor } from '../plural';
import { begin } from './article';

const count = countingFor('en');
const ap = (n: number): string => `${count.number(n)} AP`;

/** Sentences of the set-up of 2GM: the hand, the secret bid, terrain, who begins. */
export const gmSetUp = {
  hand: {
    title: 'Your opening hand',
    help: 'Keep it, or shuffle all of it back and draw anew. Once only, and the new hand stays.',
    keep: 'Keep this hand',
    redraw: 'Draw a new hand',
    prompt: 'Keep your opening hand, or draw a new one.',
  },
  bid: {
    title: 'Your secret bid',
    help: 'It is added to your D10: the higher sum takes the first turn. Whoever wins, what you bid is spent; you may lay Terrain cards for as much, and the rest is lost.',
    units: 'With Starting Deployment units for as much again may stand on that terrain.',
    label: 'AP to bid',
    left: (n: number) => `${ap(n)} left for your first turn`,
    terrain: (n: number) => (n === 0 ? 'No terrain' : `Terrain for up to ${ap(n)}`),
    roll: (n: number) => (n === 0 ? 'D10' : `D10 + ${count.number(n)}`),
    confirm: (n: number) => `Bid ${ap(n)}`,
    prompt: 'Choose your secret bid.',
    secret: 'Nobody sees it until all bids are in.',
  },
  lay: {
    title: 'Terrain for your bid',
    left: (n: number) => `${ap(n)} of your bid left`,
    units: (n: number) => `${ap(n)} for units on it`,
    help: (rows: string) => `Choose a card, then a marked space in your rows ${rows}. What is not used is lost.`,
    rows: '2 and 3',
    rowsMore: '2 to 4',
    cards: 'Terrain cards',
    start: 'Units that may start on it',
    wide: (n: number) => `up to ${count.number(n)} spaces in a row for ${ap(1)} more`,
    stock: (n: number) => `${count.number(n)} left`,
    evasion: (hit: number, crit: number) => `Evasion +${count.number(hit)}/+${count.number(crit)}`,
    armor: (n: number) => `Armor +${count.number(n)}`,
    hp: (n: number) => `${count.number(n)} HP`,
    end: 'Lay nothing more',
    prompt: 'Choose a Terrain card to lay.',
    promptCard: (card: string) => `${card}: choose a marked space.`,
    again: 'Another card',
    none: 'Nothing is left that you can pay.',
  },
  rollOff: {
    title: 'Who begins',
    side: 'Side',
    bid: 'Bid',
    die: 'Die',
    sum: 'Sum',
    even: (n: number) =>
      count(n, {
        one: 'The sums were even before: the dice fell again.',
        other: 'The sums were even {n} times before: the dice fell again.',
      }),
    first: (name: string) => `${begin(name)} takes the first turn and lays terrain first.`,
    leads: (name: string) => `${begin(name)} leads the team.`,
    close: 'Go on',
  },
};

export type GmSetUpWords = typeof gmSetUp;
