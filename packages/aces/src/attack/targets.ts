import { circle } from '@sandtable/geometry';
import { type Option, passes, type Seat } from '@sandtable/kernel';
import { unitsBeside } from '../moving/beside';
import { board, NONE, onMap, type Table, typeOf, type Unit, unit } from '../state';
import { type AttackTry, attackerChecks, maxRangeAt, salvoChecks, targetChecks } from './attacking';

const tried: AttackTry = { seat: 0, unit: 0, target: NONE, hex: NONE };

const candidates: number[] = [];

/** Whoever could be near enough, in their order: only guns reach farther than the next hex (AA-DECLARE-10). */
function findCandidates(s: Table, u: Unit): number {
  if (maxRangeAt(s, u, u.at) <= 1) return unitsBeside(s, u.at, candidates);
  let count = 0;
  for (let id = 0; id < s.units.length; id++) if (onMap(unit(s, id))) candidates[count++] = id;
  return count;
}

/** Every enemy the unit may attack from where it stands. */
export function offerTargets(s: Table, seat: Seat, id: number, out: Option[]): void {
  tried.seat = seat;
  tried.unit = id;
  tried.hex = NONE;
  if (!passes(attackerChecks, s, tried)) return;
  const count = findCandidates(s, unit(s, id));
  for (let i = 0; i < count; i++) {
    tried.target = candidates[i] ?? NONE;
    if (passes(targetChecks, s, tried)) out.push(['attack', id, tried.target]);
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
