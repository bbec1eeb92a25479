import { rowsNow } from './line';
import { openSpaces } from './objective';
import type { Situation } from './situation';

/** SOLOP-COUNT-07: as many as a turn may bring. */
const ROOM = 3;

/** SOLO-RULING-77: the Deployment Line keeps so many spaces free, besides what somebody is about to take. */
export function hasRoomBehind(situation: Situation, id: number, taken = 0): boolean {
  const { s } = situation;
  const free = openSpaces(s, id, (space) => situation.rowAt(space) === s.rows && situation.at(id) !== space);
  return free.length - taken >= ROOM;
}

/** SOLO-RULING-77: the row to which a unit on a crowded Deployment Line makes way, 0 if it need not. */
function wayAhead(situation: Situation, id: number, zone: readonly number[]): number {
  const { s } = situation;
  if (situation.row(id) !== s.rows || hasRoomBehind(situation, id)) return 0;
  const next = zone[zone.indexOf(s.rows) + 1] ?? 0;
  return next > 0 && openSpaces(s, id, (space) => situation.rowAt(space) === next).length > 0 ? next : 0;
}

/** SOLO-RULING-35: rows are filled from the opponent's side; who is ahead of them holds unless he is to come back. */
export function goalRow(
  situation: Situation,
  id: number,
  zone: readonly number[],
  mode: 'advance' | 'pull-back',
): number {
  const row = situation.row(id);
  if (mode === 'advance' && row < Math.min(...zone)) return row;
  const ahead = zone.includes(row) ? wayAhead(situation, id, zone) : 0;
  if (ahead > 0) return ahead;
  const rows = situation.about(0, rowsNow);
  const others = (r: number): number => (rows[r] ?? 0) - Number(r === row);
  const before = zone.slice(0, zone.indexOf(row));
  if (zone.includes(row) && others(row) === 0 && before.every((r) => others(r) > 0)) return row;
  const empty = zone.find((r) => others(r) <= 0);
  if (empty !== undefined) return empty;
  if (zone.includes(row)) return row;
  return zone.reduce((best, r) => (Math.abs(r - row) < Math.abs(best - row) ? r : best), zone[0] ?? row);
}
