import type { Option, Seat } from '@sandtable/kernel';
import { MAIN } from '../attack/shot';
import { rangeOf } from '../attack/weapons';
import { unitCard } from '../cards';
import { coverCard, distance, distanceToHq, naturalAt, rowOf } from '../ground';
import { areEnemies, NONE, onField, sideOf, type Table, unit } from '../state';
import { worthOfStrike } from './shots';

/** How far forward, how near to targets, how well covered: what a space is worth to a unit. */
export function worthOfSpace(s: Table, id: number, space: number): number {
  const u = unit(s, id);
  const enemyHq = s.hqs.find((h) => h.side !== sideOf(s, u.seat));
  const toHq = enemyHq === undefined ? 0 : distanceToHq(s, space, enemyHq);
  const range = rangeOf(s, id, MAIN);
  const cover = (coverCard(s, space)?.evasion[0] ?? 0) + (naturalAt(s, space) === 'forest' ? 1 : 0);
  return 8 - Math.max(0, toHq - range) + 0.4 * cover + (toHq <= range ? 3 : 0) + 0.5 * targetsFrom(s, id, space, range);
}

/** Enemies in range from there, at most two: more cannot be shot at anyway. */
function targetsFrom(s: Table, id: number, space: number, range: number): number {
  const { seat } = unit(s, id);
  let count = 0;
  for (const other of s.units) {
    if (onField(other) && areEnemies(s, seat, other.seat) && distance(s, space, other.at) <= range) count++;
  }
  return Math.min(2, count);
}

/** What a move gains; an assault counts what it may destroy, less what it may cost. */
export function worthOfMove(s: Table, seat: Seat, option: Option): number {
  const [verb, a, b, c] = option;
  const id = Number(a);
  if (verb === 'move') {
    const price = Number(option[3]) === 0 ? 0 : 1;
    return worthOfSpace(s, id, Number(b)) - worthOfSpace(s, id, unit(s, id).at) - price - rowGap(s, id);
  }
  if (verb === 'assault') return worthOfStrike(s, seat, id, MAIN, Number(c)) - 0.6 * unitCard(s, unit(s, id).card).cost;
  return NONE;
}

/** Guns that already have a target stay where they are. */
function rowGap(s: Table, id: number): number {
  const u = unit(s, id);
  const range = rangeOf(s, id, MAIN);
  const busy = targetsFrom(s, id, u.at, range) > 0;
  return busy && range > 2 && rowOf(s, sideOf(s, u.seat), u.at) > 1 ? 1 : 0;
}
