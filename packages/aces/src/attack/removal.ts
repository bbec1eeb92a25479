import { by, type Kernel } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { type AcesState, GONE, NONE, unit } from '../state';

/** Takes a unit off the map and all that hung on it: repair coins, markers both ways (AA-RULING-32). */
export function removeUnit(s: AcesState, id: number, rule: RuleId, k: Kernel<AcesState>): void {
  const u = unit(s, id);
  k.emit?.({ type: 'destroyed', rule, unit: id, hex: u.at });
  if (s.hexes[u.at] === id) s.hexes[u.at] = NONE;
  u.at = GONE;
  u.repairing = false;
  u.marks = NONE;
  for (const other of s.units) if (other.marks === id) other.marks = by(NONE, 'AA-RULING-52');
}

/** Puts a unit on a free hex. */
export function putUnit(s: AcesState, id: number, hex: number): void {
  const u = unit(s, id);
  if (u.at >= 0 && s.hexes[u.at] === id) s.hexes[u.at] = NONE;
  u.at = hex;
  if (s.hexes[hex] === NONE) s.hexes[hex] = id;
}
