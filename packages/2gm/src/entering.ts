import { CLOSED, DIFFICULT, FULL_TURN, HOLDS, PASS_ONLY } from '@sandtable/geometry';
import { asksUnit } from './abilities/registry';
import { unitCard } from './cards';
import { NATURALS } from './content/types';
import { coverCard, fieldOf, isRough, naturalAt } from './ground';
import { hasSapper, isBridged } from './sappers';
import { areEnemies, NONE, type Table, type Unit, unit } from './state';
import { breaksThrough } from './support/ram-card';

const OPEN = 1;

export function isVehicle(s: Table, u: Unit): boolean {
  const { type } = unitCard(s, u.card);
  return type === 'tank' || type === 'transport';
}

export function isInfantry(s: Table, u: Unit): boolean {
  return unitCard(s, u.card).type === 'infantry';
}

/** Nobody on foot or wheels gets in there (2GM-TERRAIN-10, 2GM-TERRAIN-24, 2GM-TERRAIN-28, 2GM-TERRAIN-30). */
export function isWater(s: Table, space: number): boolean {
  const natural = naturalAt(s, space);
  return natural === 'lake' || natural === 'river' || natural === 'sea';
}

/** What it takes a unit to enter a space, whoever stands there. */
export function terrainCode(s: Table, id: number, space: number): number {
  const u = unit(s, id);
  if (isWater(s, space) && !asksUnit('crossesWater', s, id, space) && !isBridged(s, id, space)) return CLOSED;
  if (s.bridges.includes(space) && asksUnit('extraHeavy', s, id, id)) return CLOSED; // 2GM-ABIL-26
  const card = coverCard(s, space);
  if (card?.tags.includes('no-vehicles') === true && isVehicle(s, u) && !breaksThrough(s, u, space)) return CLOSED;
  if (!isRough(s, u, space)) return OPEN;
  if (hasSapper(s, u.seat, space) || asksUnit('scout', s, id, id)) return OPEN; // 2GM-ABIL-79, 2GM-ABIL-84
  if (asksUnit('extraHeavy', s, id, id)) return CLOSED; // 2GM-ABIL-24
  // 2GM-RULING-22: any point is enough to enter and all are lost, or a whole move is needed; 2GM-RULING-23: and to leave
  return s.opt.difficultEnterNeedsFullMove ? FULL_TURN | HOLDS : DIFFICULT;
}

/** Open ground, bushes, a beach: nothing of nature keeps anybody (2GM-TERRAIN-05, 2GM-TERRAIN-21). */
const PLAIN: readonly boolean[] = NATURALS.map((n) => n === 'open' || n === 'bushes' || n === 'beach');

/** The same with who stands there: enemies bar the way (2GM-MOVE-07), friends let pass (2GM-MOVE-04, 2GM-MOVE-05). */
export function entryCode(s: Table, id: number, space: number): number {
  const there = s.on[space] ?? NONE;
  // most spaces, seen at a glance
  if (there === NONE && s.piece[space] === NONE && PLAIN[s.natural[space] ?? 0] === true) return OPEN;
  const code = terrainCode(s, id, space);
  if (code === CLOSED || there === NONE || there === id) return code;
  if (areEnemies(s, unit(s, id).seat, unit(s, there).seat)) return CLOSED;
  return unit(s, there).partner === id ? code : code | PASS_ONLY;
}

/** Entry codes of the whole field for one unit, or for a pair: there the worse of the two counts (2GM-RULING-75). */
export function entryCodes(s: Table, id: number, partner: number, out: Uint16Array): Uint16Array {
  const { size } = fieldOf(s);
  for (let space = 0; space < size; space++) {
    const code = entryCode(s, id, space);
    out[space] = partner === NONE || code === CLOSED ? code : worse(code, entryCode(s, partner, space));
  }
  return out;
}

function worse(a: number, b: number): number {
  return b === CLOSED ? CLOSED : a | b;
}
