import { BRIDGE, FOREST, LAKE, NOWHERE, neighbour, RIVER, ROAD, STANDARD } from '@sandtable/aces/map';
import { UNIT_TYPES } from '@sandtable/aces/units';
import type { acesLegend } from '../../i18n/en/aces-legend';
import type { BoardUnit, Hex, Marks } from './model';
import { centreOfHex, RADIUS } from './plane';
import type { Sheet } from './sheet';

type Words = typeof acesLegend;

/** A counter as it looks, and what it shows. */
interface CounterSample {
  readonly key: string;
  readonly unit: BoardUnit;
}

const PLAIN = { id: 0, hex: 0, damage: 0, xp: 0 } as const;

function counter(type: string, more: Partial<BoardUnit> = {}): BoardUnit {
  const found = UNIT_TYPES.findIndex((each) => each.id === type);
  return { ...PLAIN, type: found, faction: 'usa', ...more };
}

export function unitSamples({ unit }: Words): (CounterSample & { readonly key: keyof Words['unit'] })[] {
  return (Object.keys(unit) as (keyof Words['unit'])[]).map((key) => ({ key, unit: counter(key) }));
}

export function sideSamples({ side }: Words): (CounterSample & { readonly key: keyof Words['side'] })[] {
  return (Object.keys(side) as (keyof Words['side'])[]).map((key) => ({
    key,
    unit: counter('infantry', { faction: key }),
  }));
}

const STATES: Readonly<Record<keyof Words['state'], Partial<BoardUnit>>> = {
  damage: { damage: 4 },
  xp: { xp: 3 },
  moved: { moved: true },
  duty: { duty: true },
  repairing: { repairing: true },
  occupied: { occupied: true },
  spent: { spent: true },
};

export function stateSamples(): (CounterSample & { readonly key: keyof Words['state'] })[] {
  return (Object.keys(STATES) as (keyof Words['state'])[]).map((key) => ({
    key,
    unit: counter('sherman', STATES[key]),
  }));
}

/** A hex of the sheet with this ground, all of it inside the map. */
export function hexWith({ board, map }: Sheet, terrain: number): Hex {
  const hexes = Array.from({ length: map.size }, (_, hex) => hex);
  const isWhole = (hex: Hex): boolean =>
    [0, 1, 2, 3, 4, 5].every((direction) => neighbour(map, hex, direction) !== NOWHERE);
  return hexes.find((hex) => map.inside[hex] === 1 && board.terrain[hex] === terrain && isWhole(hex)) ?? -1;
}

export const GROUND = { forest: FOREST, road: ROAD, bridge: BRIDGE, river: RIVER, lake: LAKE } as const;

/** The part of the sheet around hexes. */
export function boxAround({ map }: Sheet, hexes: readonly Hex[]): string {
  const points = hexes.map((hex) => centreOfHex(map, hex));
  const [left, top] = [Math.min(...points.map((p) => p.x)), Math.min(...points.map((p) => p.y))];
  const [right, bottom] = [Math.max(...points.map((p) => p.x)), Math.max(...points.map((p) => p.y))];
  const room = RADIUS + 8;
  return `${left - room} ${top - room} ${right - left + 2 * room} ${bottom - top + 2 * room}`;
}

interface MarkSample {
  readonly key: keyof Words['mark'];
  readonly marks: Marks;
  readonly hexes: readonly Hex[];
}

/** Each mark on open ground, as the table draws it. */
export function markSamples(sheet: Sheet): MarkSample[] {
  const one = hexWith(sheet, STANDARD);
  const two = neighbour(sheet.map, one, 1);
  const marks: Readonly<Record<keyof Words['mark'], Marks>> = {
    actors: { actors: [one] },
    selected: { selected: one },
    reach: { reach: [{ hex: one, halves: 3 }] },
    threatened: { threatened: [one] },
    interceptors: { interceptors: [one] },
    stakes: { stakes: [one] },
    path: { path: [one, two] },
    through: { through: [one] },
    target: { targets: [{ hex: one, label: '62 %', tone: 'good' }] },
    attack: { arrows: [{ from: one, to: two, kind: 'attack', number: 1 }] },
    likely: { arrows: [{ from: one, to: two, kind: 'likely' }] },
    candidates: { candidates: [{ hex: one, rank: 1 }] },
    lastMove: { lastMove: [one, two] },
    aim: { aim: [one] },
    pointed: { pointed: [one] },
  };
  const pair: ReadonlySet<string> = new Set(['path', 'attack', 'likely', 'lastMove']);
  return (Object.keys(marks) as (keyof Words['mark'])[]).map((key) => ({
    key,
    marks: marks[key],
    hexes: pair.has(key) ? [one, two] : [one],
  }));
}
