import { CostField, hexDistance, NOWHERE } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { INFANTRY, type UnitType } from '../content/unit-types';
import type { Board } from '../map/board';
import { baseCodes, WEATHER_NAMES } from '../moving/entering';

/** A hex no rule lets the traveller enter counts one point when it is the destination. In half points. */
const CLOSED_TARGET = 2;
/** Where no way leads: 1000 points and the distance in hexes. In half points. */
const NO_WAY = 2000;

interface Tables {
  readonly field: CostField;
  /** By kind of traveller and weather, then by destination: made when first asked for, good for the whole match. */
  readonly known: (Int16Array | undefined)[][];
}

const tables = new WeakMap<Board, Tables>();

function tablesOf(b: Board): Tables {
  let found = tables.get(b);
  if (found === undefined) {
    found = { field: new CostField(b.map), known: [] };
    tables.set(b, found);
  }
  return found;
}

/** Speed matters only where a single step may take a whole move: Infantry in water. */
function travellerOf(type: UnitType): number {
  return type.arm === INFANTRY ? INFANTRY + 4 * type.speed : type.arm;
}

/**
 * AA-RULING-83: what it costs this type, in half points, to go from every hex to the given one. Units and
 * flags do not count, so the answer holds as long as the board and the weather do.
 */
export function costsTo(b: Board, type: UnitType, weather: number, hex: number): Int16Array {
  const { field, known } = tablesOf(b);
  const kind = travellerOf(type) * WEATHER_NAMES.length + weather;
  let byHex = known[kind];
  if (byHex === undefined) {
    byHex = [];
    known[kind] = byHex;
  }
  let costs = byHex[hex];
  if (costs === undefined) {
    costs = measure(b, field, type, weather, hex);
    byHex[hex] = costs;
  }
  return by(costs, 'AA-AUTOMA-09');
}

function measure(b: Board, field: CostField, type: UnitType, weather: number, hex: number): Int16Array {
  const wholeMove = Math.max(1, type.speed);
  const { cost } = field.costsTo([hex], baseCodes(b, type.arm, weather), wholeMove, CLOSED_TARGET);
  return Int16Array.from(cost, (c, from) => (c === NOWHERE ? NO_WAY + 2 * hexDistance(b.map, from, hex) : c));
}

/** The way to the nearest of several hexes; each is given by its costs. */
export function nearest(costs: readonly Int16Array[], from: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const to of costs) {
    const cost = to[from] ?? NO_WAY;
    if (cost < least) least = cost;
  }
  return least;
}
