import type { Situation } from './situation';
import { unitsByRow } from './supply';

/** SOLO-RULING-35: rows are filled from the opponent's side; who is ahead of them holds unless he is to come back. */
export function goalRow(
  situation: Situation,
  id: number,
  zone: readonly number[],
  mode: 'advance' | 'pull-back',
): number {
  const row = situation.row(id);
  if (mode === 'advance' && row < Math.min(...zone)) return row;
  const rows = unitsByRow(situation.s, situation.seat, false);
  const others = (r: number): number => (rows[r] ?? 0) - Number(r === row);
  const before = zone.slice(0, zone.indexOf(row));
  if (zone.includes(row) && others(row) === 0 && before.every((r) => others(r) > 0)) return row;
  const empty = zone.find((r) => others(r) <= 0);
  if (empty !== undefined) return empty;
  if (zone.includes(row)) return row;
  return zone.reduce((best, r) => (Math.abs(r - row) < Math.abs(best - row) ? r : best), zone[0] ?? row);
}
