import { circle, hexDistance, NOWHERE } from '@sandtable/geometry';
import { by, type Check, passes } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { AIRCRAFT, INFANTRY, TANK } from '../content/unit-types';
import { FACTORY, isWater, MOUNTAIN, STANDARD } from '../map/terrain';
import { say } from '../say';
import { board, NONE, type Table, typeOf, unit } from '../state';

/** Somebody wants to place a unit of the army whose token he has turned over. */
export interface PlaceTry {
  unit: number;
  hex: number;
  /** The hex of the start number. */
  start: number;
  /** The innermost circle around it that still has dry room for the unit; 0 is the start hex itself. */
  circle: number;
}

function terrainAt(s: Table, hex: number): number {
  return board(s).terrain[hex] ?? STANDARD;
}

/** AA-RULING-07: may this unit be placed on the hex, water aside? */
function isPlaceable(s: Table, id: number, hex: number): boolean {
  if (board(s).map.inside[hex] !== 1) return false; // AA-RULING-04
  const terrain = terrainAt(s, hex);
  if ((s.hexes[hex] ?? NONE) !== NONE || terrain === FACTORY) return false;
  return terrain !== MOUNTAIN || typeOf(unit(s, id)).arm !== TANK;
}

/** AA-RULING-06: who may use water beside the start number. */
function mayStandInWater(s: Table, id: number): boolean {
  const { arm } = typeOf(unit(s, id));
  return by(s.opt.waterPlacementAllUnits || arm === INFANTRY || arm === AIRCRAFT, 'AA-SETUP-12');
}

export const placeChecks: readonly Check<Table, PlaceTry, RuleId>[] = [
  {
    rule: 'AA-RULING-07',
    gate: true,
    ok: (s, c) => isPlaceable(s, c.unit, c.hex),
    say: (s, c) => ((s.hexes[c.hex] ?? NONE) !== NONE ? say.refusals.hexTaken : say.refusals.nobodyStartsFactoryNo),
  },
  {
    rule: 'AA-RULING-06',
    ok: (s, c) => !isWater(terrainAt(s, c.hex)) || mayStandInWater(s, c.unit),
    say: () => say.refusals.onlyInfantryAircraftMay,
  },
  {
    rule: 'AA-SETUP-10',
    ok: (_s, c) => c.circle > 0 || c.hex === c.start,
    say: () => say.refusals.firstUnitArmyStands,
  },
  {
    rule: 'AA-SETUP-13',
    ok: (s, c) => c.circle === 0 || hexDistance(board(s).map, c.start, c.hex) <= c.circle,
    say: () => say.refusals.stillDryRoomCircle,
  },
];

const ring: number[] = [];

/** AA-RULING-80: the first dry hex for the unit, circle by circle, clockwise from the top; NOWHERE if the map is full. */
export function firstDry(s: Table, id: number, start: number): number {
  const { map } = board(s);
  for (let radius = 0; radius <= map.columns + map.rows; radius++) {
    const count = circle(map, start, radius, ring);
    for (let i = 0; i < count; i++) {
      const hex = ring[i] ?? NOWHERE;
      if (isPlaceable(s, id, hex) && !isWater(terrainAt(s, hex))) return hex;
    }
  }
  return NOWHERE;
}

/** AA-SETUP-13, AA-RULING-07: circles are filled from the inside; water never has to be. */
export function openCircle(s: Table, id: number, start: number): number {
  const { map } = board(s);
  const dry = firstDry(s, id, start);
  return by(dry === NOWHERE ? map.columns + map.rows : hexDistance(map, start, dry), 'AA-SETUP-11');
}

/** Every hex the unit may be placed on, in ascending order. */
export function placesFor(s: Table, id: number, start: number): number[] {
  const tried: PlaceTry = { unit: id, hex: NOWHERE, start, circle: openCircle(s, id, start) };
  const out: number[] = [];
  for (let radius = 0; radius <= tried.circle; radius++) {
    const count = circle(board(s).map, start, radius, ring);
    for (let i = 0; i < count; i++) {
      tried.hex = ring[i] ?? NOWHERE;
      if (passes(placeChecks, s, tried)) out.push(tried.hex);
    }
  }
  return out.sort((a, b) => a - b);
}
