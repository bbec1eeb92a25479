import { CLOSED, FULL_TURN, PASS_ONLY } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { GERMANY } from '../content/factions';
import { AIRCRAFT, INFANTRY, TANK } from '../content/unit-types';
import type { Board } from '../map/board';
import { BRIDGE, FOREST, isWater, MOUNTAIN, ROAD, STANDARD } from '../map/terrain';
import {
  areEnemies,
  board,
  DESTROYED,
  NEUTRAL,
  NONE,
  purseOf,
  type Table,
  teamOfSeat,
  typeOf,
  type Unit,
  unit,
} from '../state';

/** Weather, as the state numbers it. */
export const NORMAL = 0;
export const FROST = 1;
export const MUD = 2;
export const DRYNESS = 3;
export const STORM = 4;
export const FOG = 5;
export const WEATHER_NAMES = ['normal', 'frost', 'mud', 'dryness', 'storm', 'fog'] as const;

/**
 * Cost of one hex in half points, wherever one comes from. A hex is one kind of terrain and nothing else (AA-TERRAIN-08).
 */
export function terrainCost(terrain: number, weather: number): number {
  switch (terrain) {
    case FOREST:
      return by(weather === MUD ? 4 : 3, 'AA-TERRAIN-02', 'AA-WEATHER-05');
    case ROAD:
      return by(weather === MUD ? 2 : 1, 'AA-TERRAIN-03', 'AA-MOVE-20');
    case BRIDGE:
      return by(weather === MUD ? 2 : 1, 'AA-TERRAIN-04');
    case MOUNTAIN:
      return by(weather === MUD ? 4 : 3, 'AA-MOUNTAIN-01', 'AA-RULING-78');
    default:
      return by(weather === MUD ? 3 : weather === DRYNESS ? 1 : 2, 'AA-TERRAIN-01', 'AA-WEATHER-06', 'AA-RULING-73');
  }
}

/** What the terrain alone lets an arm do; factories and units come on top. */
function baseCode(terrain: number, arm: number, weather: number): number {
  if (arm === AIRCRAFT) return by(2, 'AA-MOVE-15', 'AA-TERRAIN-13');
  if (isWater(terrain)) {
    if (weather === FROST) return by(terrainCost(STANDARD, weather), 'AA-WEATHER-04');
    return by(arm === INFANTRY ? FULL_TURN : CLOSED, 'AA-MOVE-17', 'AA-TERRAIN-05'); // AA-MOVE-16
  }
  if (terrain === MOUNTAIN && arm === TANK) return CLOSED; // AA-MOUNTAIN-02
  return terrainCost(terrain, weather);
}

const bases = new WeakMap<Board, Uint16Array[]>();
const WEATHERS = WEATHER_NAMES.length;

/** Entry codes of the bare board for an arm in a weather, made once. */
export function baseCodes(b: Board, arm: number, weather: number): Uint16Array {
  let known = bases.get(b);
  if (known === undefined) {
    known = [];
    bases.set(b, known);
  }
  const slot = arm * WEATHERS + weather;
  let codes = known[slot];
  if (codes === undefined) {
    codes = Uint16Array.from(b.terrain, (t, hex) => (b.map.inside[hex] === 1 ? baseCode(t, arm, weather) : CLOSED));
    known[slot] = codes;
  }
  return codes;
}

/** A factory for one mover: own and (by option) allied ones cost like standard ground, others are for Infantry to occupy. */
function factoryCode(s: Table, u: Unit, owner: number, base: number): number {
  if (owner === DESTROYED) return by(base, 'AA-RULING-70');
  if (owner !== NEUTRAL) {
    if (owner === purseOf(s, u.seat)) return by(base, 'AA-TERRAIN-06', 'AA-FACTORY-10');
    if (!areEnemies(s, owner, u.seat)) return s.opt.alliedFactoryEntry ? base : CLOSED; // AA-RULING-19
  }
  // AA-FACTORY-05, AA-FACTORY-15, AA-TERRAIN-07; a full-turn step cannot lead through either
  return by(typeOf(u).arm === INFANTRY ? FULL_TURN : CLOSED, 'AA-FACTORY-15', 'AA-TERRAIN-07', 'AA-MOVE-12');
}

/** What it takes this unit to enter the hex, all things considered. */
export function entryCode(s: Table, id: number, hex: number): number {
  const b = board(s);
  const u = unit(s, id);
  let code = baseCodes(b, typeOf(u).arm, s.weather)[hex] ?? CLOSED;
  const factory = b.factoryAt[hex] ?? -1;
  if (factory >= 0) code = factoryCode(s, u, s.owners[factory] ?? NEUTRAL, code);
  const there = s.hexes[hex] ?? NONE;
  if (there !== NONE && there !== id)
    code = pastUnit(s, u, unit(s, there), factory >= 0 && (code & FULL_TURN) !== 0, code);
  return s.tokens.length === 0 ? code : pastToken(s, u, hex, code);
}

/**
 * AA-MOVE-14: a friend may be passed but not joined. An enemy is in the way, on the ground or in the air; only from a factory to occupy he keeps nobody.
 */
function pastUnit(s: Table, u: Unit, there: Unit, occupying: boolean, code: number): number {
  if (areEnemies(s, u.seat, there.seat)) return occupying ? code : CLOSED;
  // nobody may end on a friend: a full-turn step would have to
  return by(
    code === CLOSED || (code & FULL_TURN) !== 0 ? CLOSED : code | PASS_ONLY,
    'AA-MOVE-10',
    'AA-MOVE-13',
    'AA-RULING-18',
    'AA-FACTORY-04',
    'AA-FACTORY-13',
  );
}

/**
 * Until the launcher is found nobody ends on a grey token (AA-V2-08), turned over or not, and only Germans
 * cross one (AA-V2-09).
 */
function pastToken(s: Table, u: Unit, hex: number, code: number): number {
  if (code === CLOSED || s.launcherUnit !== NONE) return code;
  for (const token of s.tokens) {
    if (token.hex !== hex) continue;
    if (teamOfSeat(s, u.seat) !== GERMANY || (code & FULL_TURN) !== 0) return CLOSED;
    return code | PASS_ONLY;
  }
  return by(code, 'AA-RULING-65');
}

/** The codes of the whole board for one mover, written into `out`; the same answers as `entryCode`. */
export function entryCodes(s: Table, id: number, out: Uint16Array): Uint16Array {
  const b = board(s);
  const u = unit(s, id);
  out.set(baseCodes(b, typeOf(u).arm, s.weather));
  for (let f = 0; f < b.factories.length; f++) {
    const hex = b.factories[f] ?? 0;
    out[hex] = factoryCode(s, u, s.owners[f] ?? NEUTRAL, out[hex] ?? CLOSED);
  }
  for (let other = 0; other < s.units.length; other++) {
    const there = unit(s, other);
    if (there.at < 0 || other === id || s.hexes[there.at] !== other) continue;
    const code = out[there.at] ?? CLOSED;
    const occupying = (b.factoryAt[there.at] ?? -1) >= 0 && (code & FULL_TURN) !== 0;
    out[there.at] = pastUnit(s, u, there, occupying, code);
  }
  for (const token of s.tokens) out[token.hex] = pastToken(s, u, token.hex, out[token.hex] ?? CLOSED);
  return out;
}

export function isOccupiable(s: Table, u: Unit, hex: number): boolean {
  const factory = board(s).factoryAt[hex] ?? -1;
  if (factory < 0 || typeOf(u).arm !== INFANTRY) return false;
  const owner = s.owners[factory] ?? NEUTRAL;
  return owner === NEUTRAL || (owner >= 0 && areEnemies(s, owner, u.seat));
}

/** AA-MOVE-18, AA-MOVE-19: a ground unit in water, unless it is frozen; when the ice breaks, a tank too (AA-RULING-74). */
export function isStuckInWater(s: Table, u: Unit): boolean {
  return u.at >= 0 && wouldBeStuckAt(s, u, u.at);
}

export function wouldBeStuckAt(s: Table, u: Unit, hex: number): boolean {
  return typeOf(u).arm !== AIRCRAFT && s.weather !== FROST && isWater(board(s).terrain[hex] ?? STANDARD);
}

/** The one terrain that changes combat; a factory is no cover. */
export function isInForest(s: Table, u: Unit): boolean {
  return by(
    typeOf(u).arm !== AIRCRAFT && board(s).terrain[u.at] === FOREST,
    'AA-TERRAIN-12',
    'AA-FACTORY-14',
    'AA-RULING-17',
  );
}
