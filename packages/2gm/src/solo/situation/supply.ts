import type { Seat } from '@sandtable/kernel';
import { areEnemies, onField, type Table } from '../../state';
import { supplyLine } from '../../turn/income';
import { soloRow } from './field';

/** Units of a side on each row, counted the opponent's way; index 0 is not used. Carried units do not count (SOLO-RULING-17). */
export function unitsByRow(s: Table, seat: Seat, enemies: boolean): number[] {
  const rows = new Array<number>(s.rows + 1).fill(0);
  for (const u of s.units) {
    if (!onField(u) || areEnemies(s, seat, u.seat) !== enemies) continue;
    const row = soloRow(s, seat, u.at);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows;
}

/** Consecutive rows from the own Deployment Line on: of the opponent from the last row, of the human from the first. */
export function chainOf(rows: readonly number[], human: boolean): number {
  const last = rows.length - 1;
  let length = 0;
  while (length < last && (rows[human ? length + 1 : last - length] ?? 0) > 0) length++;
  return length;
}

/** SOLO-RULING-10: shorter than at the end of its last turn, and something of its own stands beyond the gap. */
export function isBrokenByHuman(s: Table, seat: Seat, before: number): boolean {
  const now = supplyLine(s, seat);
  if (now >= before) return false;
  if (now === 0) return true;
  const rows = unitsByRow(s, seat, false);
  return rows.some((count, row) => row > 0 && count > 0 && row < s.rows - now);
}

/** Rows the human's chain loses without a unit on this row (SOLO-RULING-10). */
export function lineLossOf(rows: readonly number[], row: number): number {
  if ((rows[row] ?? 0) !== 1) return 0;
  const before = chainOf(rows, true);
  return row <= before ? before - (row - 1) : 0;
}

/** The loss breaks the line: somebody stands beyond the row that becomes empty. */
export function breaksLine(rows: readonly number[], row: number): boolean {
  return lineLossOf(rows, row) >= 1 && rows.some((count, other) => other > row && count > 0);
}
