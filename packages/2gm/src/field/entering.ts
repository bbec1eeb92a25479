import { CLOSED, DIFFICULT, FULL_TURN, HOLDS, PASS_ONLY } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import type { Footstep } from '../abilities/hooks';
import { asksUnit, battleAsks } from '../abilities/registry';
import { unitCard } from '../cards';
import { NATURALS } from '../content/types';
import { coverCard, isRough } from '../ground';
import { areEnemies, NONE, type Table, type Unit, unit } from '../state';
import { breaksThrough } from '../support/ram-card';
import { isCraftCard } from '../transport/place';
import { isMinedFor } from './mines';
import { hasSapper, isBridged } from './sappers';

const OPEN = 1;
const RIVER = NATURALS.indexOf('river');
const WATER: readonly boolean[] = NATURALS.map((n) => n === 'lake' || n === 'river' || n === 'sea');

export function isVehicle(s: Table, u: Unit): boolean {
  const { type } = unitCard(s, u.card);
  return type === 'tank' || type === 'transport';
}

export function isInfantry(s: Table, u: Unit): boolean {
  return unitCard(s, u.card).type === 'infantry';
}

/**
 * Nobody on foot or wheels gets in there (2GM-TERRAIN-10, 2GM-TERRAIN-24, 2GM-TERRAIN-28, 2GM-TERRAIN-30). Rowboats are a
 * matter of scenarios (`rows`).
 */
export function isWater(s: Table, space: number): boolean {
  if (WATER[s.natural[space] ?? 0] !== true) return false;
  return by(s.bridges.length === 0 || !s.bridges.includes(space), '2GM-TERRAIN-26', '2GM-TERRAIN-27');
}

const LAKE = NATURALS.indexOf('lake');

/** River and sea bear craft and Amphibious vehicles, a lake bears nobody (2GM-TERRAIN-30). */
export function isNavigable(s: Table, space: number): boolean {
  return by(isWater(s, space) && s.natural[space] !== LAKE, '2GM-RULING-155');
}

/** 2GM-GAP-18: where a scenario has rowboats, infantry gets onto a river, a space at a time. */
function rows(s: Table, u: Unit, space: number): boolean {
  return by(s.rowboats && s.natural[space] === RIVER && isInfantry(s, u), '2GM-TERRAIN-25');
}

const step: Footstep = { unit: NONE, space: NONE };

/** The weather keeps it out of the mud there. */
export function isBogged(s: Table, id: number, space: number): boolean {
  if (s.mud.length === 0) return false;
  step.unit = id;
  step.space = space;
  return battleAsks('weatherBogs', s, step);
}

/** What it takes a unit to enter a space, whoever stands there. */
export function terrainCode(s: Table, id: number, space: number): number {
  const u = unit(s, id);
  if (isWater(s, space) && !asksUnit('crossesWater', s, id, space) && !isBridged(s, id, space))
    return rows(s, u, space) ? DIFFICULT : CLOSED;
  if (s.bridges.length > 0 && s.bridges.includes(space) && asksUnit('extraHeavy', s, id, id)) return CLOSED; // 2GM-ABIL-26
  const card = coverCard(s, space);
  if (card?.tags.includes('no-vehicles') === true && isVehicle(s, u) && !breaksThrough(s, u, space)) return CLOSED;
  if (isBogged(s, id, space)) return CLOSED;
  if (isCraftCard(s, u.card) && !isWater(s, space)) return CLOSED; // 2GM-LCVP-01
  if (s.mines.length > 0 && isMinedFor(s, u, space)) return DIFFICULT; // 2GM-RULING-36: there its way ends
  if (!isRough(s, u, space)) return OPEN;
  if (hasSapper(s, u.seat, space) || asksUnit('scout', s, id, id)) return by(OPEN, '2GM-ABIL-79'); // 2GM-ABIL-84
  if (asksUnit('extraHeavy', s, id, id)) return CLOSED; // 2GM-ABIL-24
  // difficult for all, closed to none; from there it is one space, wherever it leads (2GM-TERRAIN-08,
  // 2GM-TERRAIN-09). 2GM-TERRAIN-06, 2GM-TERRAIN-07, 2GM-RULING-22: any point is enough to enter and all are lost, or a
  // whole move is needed; 2GM-RULING-23: and to leave
  return by(
    s.opt.difficultEnterNeedsFullMove ? FULL_TURN | HOLDS : DIFFICULT,
    '2GM-RULING-22',
    '2GM-TERRAIN-17',
    '2GM-TERRAIN-08',
    '2GM-TERRAIN-09',
    '2GM-TERRAIN-06',
    '2GM-TERRAIN-07',
  );
}

/** Open ground, bushes, a beach: nothing of nature keeps anybody (2GM-TERRAIN-05, 2GM-TERRAIN-21). */
const PLAIN: readonly boolean[] = NATURALS.map((n) => n === 'open' || n === 'bushes' || n === 'beach');

/** The same with who stands there: enemies bar the way (2GM-MOVE-07), friends let pass (2GM-MOVE-05). */
export function entryCode(s: Table, id: number, space: number): number {
  const there = s.on[space] ?? NONE;
  return there === NONE || there === id ? terrainCode(s, id, space) : pastCode(s, id, space, there, false);
}

/** Past somebody else who stands there; what is `plain` is known to be open ground. */
function pastCode(s: Table, id: number, space: number, there: number, plain: boolean): number {
  if (areEnemies(s, unit(s, id).seat, unit(s, there).seat)) return CLOSED;
  const code = plain ? OPEN : terrainCode(s, id, space);
  if (code === CLOSED) return CLOSED;
  return by(unit(s, there).partner === id ? code : code | PASS_ONLY, '2GM-MOVE-04');
}

/** Entry codes of these spaces for one unit, or for a pair: there the worse of the two counts (2GM-RULING-75). */
export function entryCodes(
  s: Table,
  id: number,
  partner: number,
  spaces: readonly number[],
  out: Uint16Array,
): Uint16Array {
  const { on, piece, natural } = s;
  // most spaces lie open to everybody but landing craft, as is seen at a glance
  const clear = s.mud.length === 0 && s.mines.length === 0 && !isCraftCard(s, unit(s, id).card);
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] ?? NONE;
    const there = on[space] ?? NONE;
    if (clear && piece[space] === NONE && PLAIN[natural[space] ?? 0] === true && (there === NONE || partner === NONE)) {
      out[space] = there === NONE || there === id ? OPEN : pastCode(s, id, space, there, true);
      continue;
    }
    const code = entryCode(s, id, space);
    out[space] = partner === NONE || code === CLOSED ? code : worse(code, entryCode(s, partner, space));
  }
  return out;
}

function worse(a: number, b: number): number {
  return b === CLOSED ? CLOSED : a | b;
}
