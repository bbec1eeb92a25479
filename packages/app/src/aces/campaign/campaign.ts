import type { Opening } from '@sandtable/host';
import type { Battle, Campaign, Degree } from '../../campaign/campaign';
import type { campaign } from '../../i18n/en/campaign';
import type { AcesOpening } from '../openings';
import { AUTOMA } from '../records';

type Words = typeof campaign.aces;
type Seat = AcesOpening['seats'][number];
type Faction = Seat['faction'];

/** A battle of ours: skirmishes on the halves of both maps, then the two missions of the book. */
interface Plan {
  readonly id: keyof Words;
  readonly at: readonly [number, number];
  readonly map: AcesOpening['map'];
  readonly half: AcesOpening['half'];
  readonly options: AcesOpening['options'];
  /** Whom the person may lead, and who stands against them; two factions are led by one person. */
  readonly sides: readonly { readonly own: readonly Faction[]; readonly enemy: Faction }[];
}

const EITHER = [
  { own: ['usa'], enemy: 'germany-1' },
  { own: ['germany-1'], enemy: 'usa' },
] as const;
const EAST = [
  { own: ['soviet-union'], enemy: 'germany-2' },
  { own: ['germany-2'], enemy: 'soviet-union' },
] as const;

const PLANS: readonly Plan[] = [
  {
    id: 'patrol',
    at: [7.4, 47.6],
    map: 'summer',
    half: '1-6',
    options: { shortGame: true, difficulty: 'easy' },
    sides: EITHER,
  },
  { id: 'steppe', at: [32, 50], map: 'summer', half: '7-12', options: {}, sides: EAST },
  { id: 'passes', at: [11.6, 46.4], map: 'summer', half: '7-12', options: { mountains: true }, sides: EITHER },
  { id: 'frost', at: [33.6, 56.2], map: 'winter', half: '1-6', options: { weather: true }, sides: EAST },
  {
    id: 'rockets',
    at: [13.6, 54],
    map: 'summer',
    half: '1-6',
    options: { mission: 'v2' },
    sides: [{ own: ['germany-2'], enemy: 'usa' }],
  },
  {
    id: 'bulge',
    at: [5.8, 50.2],
    map: 'winter',
    half: 'full',
    options: { mission: 'bulge' },
    sides: [{ own: ['germany-1', 'germany-2'], enemy: 'usa' }],
  },
];

/** AA-VICTORY-03 and AA-RULING-76: an enemy without units; AA-RULING-57: hardly more than nothing. */
function degreeOf(rule: string): Degree {
  if (rule === 'AA-RULING-57') return 'yielded';
  return rule === 'AA-VICTORY-03' || rule === 'AA-RULING-76' ? 'broken' : 'goal';
}

function openingOf({ map, half, options, sides }: Plan, side: number, person: string, seed: string): Opening {
  const { own, enemy } = sides[side] ?? { own: [], enemy: 'usa' as const };
  const setup = {
    map,
    half,
    seats: [
      // AA-PLAYERS-05: one person may lead both factions of a team
      ...own.map((faction) => ({ faction, automa: false, ...(own.length > 1 ? { player: 1 } : {}) })),
      { faction: enemy, automa: true },
    ],
    options,
  };
  const me = { by: 'person' as const, name: person };
  return { setup, seed, seats: [...own.map(() => me), AUTOMA], thoughts: 'open' };
}

function battleOf(plan: Plan, all: Words, names: Readonly<Record<string, string>>): Battle {
  const words = all[plan.id];
  return {
    id: plan.id,
    title: words.title,
    year: words.year,
    briefing: words.briefing,
    sides: plan.sides.map(({ own }, at) => ({
      name: own.map((faction) => names[faction] ?? faction).join(', '),
      orders: words.orders[at] ?? '',
    })),
    facts: words.facts,
    at: plan.at,
    opening: (side, person, seed) => openingOf(plan, side, person, seed),
  };
}

export function acesCampaign(words: Words, names: Readonly<Record<string, string>>): Campaign {
  return { game: 'aces', map: 'europe', battles: PLANS.map((plan) => battleOf(plan, words, names)), degreeOf };
}
