import { circle, NOWHERE } from '@sandtable/geometry';
import { board, NONE, type Table, typeOf, unit } from '../state';
import { FACTORY, isWater, MOUNTAIN, STANDARD } from '../terrain';
import { AIRCRAFT, INFANTRY, TANK } from '../unit-types';

/** AA-RULING-07: may this unit be placed on the hex, water aside? */
export function isPlaceable(s: Table, id: number, hex: number): boolean {
  const terrain = board(s).terrain[hex] ?? STANDARD;
  if ((s.hexes[hex] ?? NONE) !== NONE || terrain === FACTORY) return false;
  return terrain !== MOUNTAIN || typeOf(unit(s, id)).arm !== TANK;
}

/** AA-SETUP-12, AA-RULING-06. */
export function mayStandInWater(s: Table, id: number): boolean {
  const { arm } = typeOf(unit(s, id));
  return s.opt.waterPlacementAllUnits || arm === INFANTRY || arm === AIRCRAFT;
}

const ring: number[] = [];

/**
 * AA-SETUP-10 to -14: the start hex first; then the innermost circle that still has dry room for the unit, and any water on
 * the way there, which may be used but never has to be.
 */
export function placesFor(s: Table, id: number, start: number): number[] {
  const { map, terrain } = board(s);
  const water: number[] = [];
  const limit = map.columns + map.rows;
  for (let radius = 0; radius <= limit; radius++) {
    const count = circle(map, start, radius, ring);
    const free = ring.slice(0, count).filter((hex) => isPlaceable(s, id, hex));
    const dry = free.filter((hex) => !isWater(terrain[hex] ?? STANDARD));
    if (mayStandInWater(s, id)) water.push(...free.filter((hex) => isWater(terrain[hex] ?? STANDARD)));
    if (dry.length > 0) return [...dry, ...water].sort((a, b) => a - b);
  }
  return water;
}

/** AA-RULING-80: the Automa's next hex, clockwise from the top, never in water. */
export function automaPlace(s: Table, id: number, start: number): number {
  const { map, terrain } = board(s);
  for (let radius = 0; radius <= map.columns + map.rows; radius++) {
    const count = circle(map, start, radius, ring);
    for (let i = 0; i < count; i++) {
      const hex = ring[i] ?? NOWHERE;
      if (isPlaceable(s, id, hex) && !isWater(terrain[hex] ?? STANDARD)) return hex;
    }
  }
  return NOWHERE;
}
