import { houseCards, type Natural, type UnitCard } from '@sandtable/2gm/table';
import type { gmLegend } from '../../i18n/en/gm-legend';
import { type Layout, spaceBox } from './layout';
import type { FieldSpace, FieldUnit, Marks, Scene } from './model';

type Words = typeof gmLegend;
type UnitKey = keyof Words['unit'];
type StateKey = keyof Words['state'];
type GroundKey = keyof Words['terrain'];
type MarkKey = keyof Words['mark'];

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => Object.keys(of) as K[];

const KINDS: Readonly<Record<UnitKey, (card: UnitCard) => boolean>> = {
  infantry: ({ type, tags }) => type === 'infantry' && tags.length === 0,
  tank: ({ type, tags }) => type === 'tank' && tags.length === 0,
  'assault-gun': ({ type, tags }) => type === 'tank' && tags.includes('anti-tank'),
  'self-propelled': ({ type, tags }) => type === 'tank' && tags.includes('self-propelled-artillery'),
  howitzer: ({ type, tags, multiple }) =>
    type === 'artillery' && multiple === 0 && !tags.includes('anti-tank') && !tags.includes('anti-aircraft'),
  'anti-tank': ({ type, tags }) => type === 'artillery' && tags.includes('anti-tank'),
  'anti-aircraft': ({ type, tags }) => type === 'artillery' && tags.includes('anti-aircraft'),
  transport: ({ type, tags, weapon }) => type === 'transport' && weapon === null && !tags.includes('embark-disembark'),
  fighter: ({ type, tags, bomber }) => type === 'aircraft' && bomber === 0 && tags.includes('fighter'),
  bomber: ({ type, bomber }) => type === 'aircraft' && bomber > 0,
};

function cardOf(key: UnitKey): UnitCard {
  const found = houseCards.units.find(KINDS[key]);
  if (found === undefined) throw new RangeError(`No card is ${key}.`);
  return found;
}

function unit(key: UnitKey, more: Partial<FieldUnit> = {}): FieldUnit {
  const card = cardOf(key);
  return {
    ...{ id: 0, seat: 0, side: 0, player: 0, nation: card.nation, card, now: null, space: -1 },
    ...{ hp: card.hp, fullHp: card.hp, promotions: 0, tokens: [], cards: [], tilted: false, moved: false },
    ...{ suppressed: false, inSmoke: false, inScreen: false, faceDown: false, assaults: -1, cargo: null, partner: -1 },
    ...more,
  };
}

/** One card of each branch. */
export function unitSamples(): { readonly key: UnitKey; readonly unit: FieldUnit }[] {
  return keysOf(KINDS).map((key) => ({ key, unit: unit(key) }));
}

const [first, second] = houseCards.upgrades;
const tokens =
  first === undefined || second === undefined
    ? []
    : [
        { token: first, name: first.name, grey: false, tilted: true },
        { token: second, name: second.name, grey: true, tilted: false },
      ];

const STATES: Readonly<Record<StateKey, Partial<FieldUnit>>> = {
  north: { side: 1 },
  damage: { hp: 1 },
  tilted: { tilted: true },
  suppressed: { suppressed: true },
  smoke: { inSmoke: true },
  hidden: { card: null },
  faceDown: { faceDown: true },
  promoted: { promotions: 1 },
  hero: { cards: [{ card: 0, name: '', kind: 'hero' }] },
  support: { cards: [{ card: 0, name: '', kind: 'support' }] },
  cargo: { cargo: unit('infantry') },
  second: { player: 1 },
  used: { tokens },
};

export function stateSamples(): { readonly key: StateKey; readonly unit: FieldUnit }[] {
  return keysOf(STATES).map((key) => ({ key, unit: unit(key === 'cargo' ? 'transport' : 'infantry', STATES[key]) }));
}

const natural = (kind: Natural): Partial<FieldSpace> => ({ natural: kind });
const GROUND: Readonly<Record<GroundKey, Partial<FieldSpace>>> = {
  forest: natural('forest'),
  bushes: natural('bushes'),
  mountain: natural('mountain'),
  lake: natural('lake'),
  river: natural('river'),
  sea: natural('sea'),
  beach: natural('beach'),
  bridge: { natural: 'river', bridge: true },
  mud: { mud: true },
  smoke: { smoke: true },
  mine: { mine: '·' },
  dropped: { dropped: first === undefined ? [] : [first] },
  goal: { goals: [{ side: 0, name: '', to: 'hold', count: 1, of: 1, have: 0, turns: 1 }] },
};

const COLUMNS = 8;
/** Every second space of every second row from the second on: no ground runs into another. */
const spaceOf = (nth: number): number => (2 * Math.floor(nth / 3) + 1) * COLUMNS + 2 * (nth % 3) + 1;

export const groundSamples: readonly { readonly key: GroundKey; readonly space: number }[] = keysOf(GROUND).map(
  (key, nth) => ({ key, space: spaceOf(nth) }),
);

/** A field with a space of each kind of ground, and nobody on it. */
export function sampleScene(): Scene {
  const rows = 2 * Math.ceil(groundSamples.length / 3) + 1;
  const special = new Map(groundSamples.map(({ key, space }) => [space, GROUND[key]]));
  return {
    ...{ columns: COLUMNS, rows, units: [], hqs: [], supply: [[], []], active: -1 },
    ...{ weather: 'clear', night: false, arctic: false, flares: false },
    spaces: Array.from({ length: COLUMNS * rows }, (_, space) => ({
      ...{ space, name: '', natural: 'open', hp: 0, fullHp: 0, piece: null, bridge: false, mud: false },
      ...{ smoke: false, mine: '', dropped: [], goals: [] },
      ...special.get(space),
    })),
  };
}

/** The part of the sheet that these spaces take. */
export function boxAround(layout: Layout, spaces: readonly number[], room: number): string {
  const boxes = spaces.map((space) => spaceBox(layout, space));
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return `${left - room} ${top - room} ${right - left + 2 * room} ${bottom - top + 2 * room}`;
}

/** Each mark as the table draws it, and the spaces it is on. */
export function markSamples(): { readonly key: MarkKey; readonly marks: Marks; readonly spaces: readonly number[] }[] {
  const [one, two] = [0, 1];
  const marks: Readonly<Record<MarkKey, Marks>> = {
    actors: { actors: [one] },
    selected: { selected: one },
    reach: { reach: [{ space: one, cost: 1 }] },
    target: { targets: [{ spot: one, label: '62 %', tone: 'good' }] },
    fire: { fire: { path: [one, two] } },
    suppressing: { suppressing: [one] },
    aim: { aim: [one] },
    assault: { arrows: [{ from: one, to: two, kind: 'assault' }] },
    move: { lastMove: [one, two] },
    candidates: { candidates: [{ spot: one, rank: 1 }] },
    pointed: { pointed: [one] },
  };
  const pairs: ReadonlySet<MarkKey> = new Set(['fire', 'assault', 'move']);
  return keysOf(marks).map((key) => ({ key, marks: marks[key], spaces: pairs.has(key) ? [one, two] : [one] }));
}
