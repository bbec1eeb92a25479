import { NORTH, NOWHERE, neighbour, SOUTH } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { asksUnit } from '../abilities/registry';
import { policies } from '../editions/index';
import { fieldOf, naturalAt } from '../ground';
import { areEnemies, NONE, type Table, unit } from '../state';

/** A friendly sapper on the space: difficult terrain is normal there for his side (2GM-ABIL-79). */
export function hasSapper(s: Table, seat: number, space: number): boolean {
  const id = s.on[space] ?? NONE;
  if (id === NONE) return false;
  const there = unit(s, id);
  if (areEnemies(s, seat, there.seat)) return false;
  if (asksUnit('sapper', s, id, id)) return true;
  return there.partner !== NONE && asksUnit('sapper', s, there.partner, there.partner);
}

/** Up or down the column, the first space that is no river. */
function bank(s: Table, space: number, direction: number): number {
  const field = fieldOf(s);
  let at = space;
  while (at !== NOWHERE && naturalAt(s, at) === 'river') at = neighbour(field, at, direction);
  return at;
}

/**
 * A bridge of friendly sappers over that river space: in Tactics one stands on either bank, in Pacific one in the river
 * itself. It does not bear what is Extra Heavy (2GM-ABIL-26).
 */
export function isBridged(s: Table, id: number, space: number): boolean {
  return by(
    !asksUnit('extraHeavy', s, id, id) && isBridgedBy(s, unit(s, id).seat, space),
    '2GM-ABIL-81',
    '2GM-ABIL-82',
    '2GM-RULING-37',
  );
}

/** The same, whoever wants to cross. */
export function isBridgedBy(s: Table, seat: number, space: number): boolean {
  if (naturalAt(s, space) !== 'river') return false;
  if (policies(s).sappersBridge === 'river') return hasSapper(s, seat, space);
  const north = bank(s, space, NORTH);
  const south = bank(s, space, SOUTH);
  return north !== NOWHERE && south !== NOWHERE && hasSapper(s, seat, north) && hasSapper(s, seat, south);
}
