import { circle } from '@sandtable/geometry';
import { type Option, passes, type Seat } from '@sandtable/kernel';
import { board, NONE, onMap, type Table, typeOf, unit } from '../state';
import { type AttackTry, attackerChecks, maxRangeAt, salvoChecks, targetChecks } from './attacking';

const tried: AttackTry = { seat: 0, unit: 0, target: NONE, hex: NONE };

/** Every enemy the unit may attack from where it stands. */
export function offerTargets(s: Table, seat: Seat, id: number, out: Option[]): void {
  tried.seat = seat;
  tried.unit = id;
  tried.hex = NONE;
  if (!passes(attackerChecks, s, tried)) return;
  for (let target = 0; target < s.units.length; target++) {
    if (!onMap(unit(s, target))) continue;
    tried.target = target;
    if (passes(targetChecks, s, tried)) out.push(['attack', id, target]);
  }
}

const ring: number[] = [];

/** Every hex a Katyusha may fire at, the nearest first. */
export function offerHexes(s: Table, seat: Seat, id: number, out: Option[]): void {
  tried.seat = seat;
  tried.unit = id;
  tried.target = NONE;
  if (!passes(attackerChecks, s, tried)) return;
  const u = unit(s, id);
  for (let distance = typeOf(u).minRange; distance <= maxRangeAt(s, u, u.at); distance++) {
    const count = circle(board(s).map, u.at, distance, ring);
    for (let i = 0; i < count; i++) {
      tried.hex = ring[i] ?? NONE;
      if (passes(salvoChecks, s, tried)) out.push(['strike', id, tried.hex]);
    }
  }
}
