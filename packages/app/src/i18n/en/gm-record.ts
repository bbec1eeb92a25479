import { countingFor } from '../plural';

const count = countingFor('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Sentences of 2GM's log, film, dice and summary; what all games say alike is in record. */
export const gmRecord = {
  topics: { all: 'Everything', fight: 'Fights', money: 'AP and cards', move: 'Moves', other: 'The rest' },
  searchHint: 'Unit, card or rule',
  phases: {
    'set-up': 'Set-up',
    initial: 'Initial Phase',
    headquarters: 'Headquarters Phase',
    card: 'Card Phase',
    movement: 'Movement Phase',
    deployment: 'Deployment Phase',
    shooting: 'Shooting Phase',
    flip: 'Flip Over Phase',
    discard: 'Discard Phase',
    end: 'End of the turn',
  },
  log: {
    income: (seat: string, gained: number, has: number) =>
      `${seat} collects ${count.number(gained)} AP and has ${count.number(has)}`,
    behaviour: (seat: string, mood: string) => `${seat} plays ${mood}`,
    together: 'together',
    pierceAgainst: 'Armor-piercing against Armor',
  },
  /** What a turn of the enemy has done, when the own turn begins. */
  digest: {
    said: (parts: readonly string[]) => `Enemy’s turn: ${parts.join('; ')}.`,
    unhurt: 'no hits',
    lost: (units: readonly string[]) => `lost ${list.format(units)}`,
    hq: (amount: number, left: number) => `HQ −${count.number(amount)}, ${count.number(left)} HP left`,
    wounded: (units: readonly string[]) => `wounded ${list.format(units)}`,
    hurt: (unit: string, amount: number) => `${unit} (−${count.number(amount)})`,
    suppressed: (units: readonly string[]) => `suppressed ${list.format(units)}`,
    ownHq: 'your HQ',
    missed: (aims: readonly string[]) => `shot at ${list.format(aims)} without effect`,
    moved: (n: number) => count(n, { one: 'moved {n} unit', other: 'moved {n} units' }),
    cut: (rows: readonly number[]) => {
      const names = list.format(rows.map((row) => count.number(row)));
      return count(rows.length, { one: `row ${names} is cut off`, other: `rows ${names} are cut off` });
    },
    killed: (units: readonly string[]) => `the enemy lost ${list.format(units)}`,
    came: (units: readonly string[]) => `deployed ${list.format(units)}`,
    played: (cards: readonly string[]) => `played ${list.format(cards)}`,
  },
  /** What the opponent is up to. */
  mood: (name: string) => `It plays ${name}`,
  /** The columns of the Pacific opponent's tables. */
  moods: {
    T12: 'its opening turns',
    LE3: 'carefully (3 or less)',
    B47: 'evenly (4 to 7)',
    GE8: 'boldly (8 or more)',
  },
  hitTable: 'With the Successful Hit Table attacks are not rolled.',
  opponent: 'The opponent of the book',
  length: (turns: number, answers: number) =>
    `${count(turns, { one: '{n} turn', other: '{n} turns' })}, ${count(answers, { one: '{n} decision', other: '{n} decisions' })}`,
  chart: {
    units: 'Units in play',
    ap: 'AP after the latest income',
    hq: 'HP of the HQ',
    cards: 'Cards left, hand and deck',
    luck: 'Luck of the dice',
  },
  atTurn: (turn: number, seat: string) => `Turn ${count.number(turn)}, ${seat}`,
  turn: (turn: number) => `Turn ${count.number(turn)}`,
  decisiveHelp: 'By the AP worth of what was lost or wounded; a point of an HQ counts for two.',
  bestText: (destroyed: number, dealt: number) =>
    `${count(destroyed, { one: '{n} unit destroyed', other: '{n} units destroyed' })}, ${count.number(dealt)} damage dealt.`,
  hq: 'HQ',
  theHq: 'the HQ',
  terrain: 'terrain',
};
