import { distance, distanceToHq, fieldOf } from '../ground';
import { NONE, type Table, unit } from '../state';
import { placeOf } from '../transport/place';
import { ASSAULT, REACTION, type Shot } from './shot';

/** Steps between the attacker and what it attacks; 0 in an assault (2GM-RULING-62), and wherever no range is counted. */
export function shotDistance(s: Table, shot: Shot): number {
  if (shot.shooter === NONE || shot.mode === ASSAULT || shot.mode === REACTION) return 0;
  const from = placeOf(s, unit(s, shot.shooter));
  if (from < 0 || (shot.space === NONE && shot.hq === NONE)) return 0; // 2GM-AIR-11
  const hq = s.hqs[shot.hq];
  return hq === undefined ? distance(s, from, shot.space) : distanceToHq(s, from, hq);
}

/** 2GM-RULING-12: does the way the table counts Range let fire pass between two spaces? */
export function isAligned(s: Table, from: number, to: number): boolean {
  if (s.opt.rangeMetric === 'manhattan') return true;
  const { columnOf, rowOf } = fieldOf(s);
  return columnOf[from] === columnOf[to] || rowOf[from] === rowOf[to];
}
