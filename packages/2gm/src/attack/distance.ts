import { by } from '@sandtable/kernel';
import { distance, distanceToHq, fieldOf, parkedAt } from '../ground';
import { type Hq, NONE, PARKED, type Table, unit } from '../state';
import { placeOf } from '../transport/place';
import { ASSAULT, NORMAL, REACTION, type Shot } from './shot';

/** Steps between the attacker and what it attacks; 0 in an assault, and wherever no range is counted. */
export function shotDistance(s: Table, shot: Shot): number {
  if (shot.shooter === NONE || shot.mode === ASSAULT || shot.mode === REACTION) return 0;
  const from = placeOf(s, unit(s, shot.shooter));
  if (from < 0) return by(0, '2GM-AIR-11');
  const hq = shot.hq === NONE ? besideHq(s, shot) : s.hqs[shot.hq];
  if (hq !== undefined) return distanceToHq(s, from, hq);
  return by(shot.space === NONE ? 0 : distance(s, from, shot.space), '2GM-RULING-62');
}

/** An aircraft that waits beside its HQ is where that HQ is; in an air attack it is anywhere. */
function besideHq(s: Table, shot: Shot): Hq | undefined {
  if (shot.mode !== NORMAL || shot.target === NONE) return undefined;
  const target = s.units[shot.target];
  if (target?.at !== PARKED) return undefined;
  return by(s.hqs[parkedAt(s, target)], '2GM-HQ-20', '2GM-AA-08');
}

/** 2GM-RULING-12: does the way the table counts Range let fire pass between two spaces? */
export function isAligned(s: Table, from: number, to: number): boolean {
  if (s.opt.rangeMetric === 'manhattan') return true;
  const { columnOf, rowOf } = fieldOf(s);
  return columnOf[from] === columnOf[to] || rowOf[from] === rowOf[to];
}
