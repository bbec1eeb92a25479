import { spaceAt } from '@sandtable/geometry';
import { by, type Seat } from '@sandtable/kernel';
import { distanceToHq, fieldOf, rowOf } from '../../ground';
import { type Hq, NONE, sideOf, type Table } from '../../state';

/**
 * Rows count from the human's side, so that the last one is the opponent's own Deployment Line;
 * a line of the Tactics book is `rows + 1 - row`.
 */
export function soloRow(s: Table, seat: Seat, space: number): number {
  return by(s.rows + 1 - rowOf(s, sideOf(s, seat), space), 'SOLOP-GEN-04', 'SOLO-RULING-01');
}

/** Columns count from the human's left (SOLO-RULING-02). */
export function soloColumn(s: Table, seat: Seat, space: number): number {
  const column = fieldOf(s).columnOf[space] ?? 0;
  return sideOf(s, seat) === 1 ? column + 1 : s.columns - column;
}

export function soloSpace(s: Table, seat: Seat, row: number, column: number): number {
  if (row < 1 || row > s.rows || column < 1 || column > s.columns) return NONE;
  const north = sideOf(s, seat) === 1;
  return spaceAt(fieldOf(s), north ? column - 1 : s.columns - column, north ? row - 1 : s.rows - row);
}

/** 2GM-FIELD-04, SOLOP-TERRAIN-06, SOLO-RULING-02: the column a D10 means. */
const COLUMNS = [1, 2, 3, 4, 4, 5, 5, 6, 7, 8] as const;

export function columnOfDie(face: number): number {
  return COLUMNS[face - 1] ?? 1;
}

const NEAR = 0;
const MID = 1;
const FAR = 2;

/** The thirds of the field as the opponent sees them (SOLO-RULING-01): its own, the middle, the human's. */
export function zoneOf(s: Table, row: number): number {
  const edge = Math.floor(s.rows / 3);
  if (row > s.rows - edge) return NEAR;
  return row > edge ? MID : FAR;
}

/** SOLO-RULING-03. */
export function distanceToHqOf(s: Table, space: number, side: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const hq of s.hqs as readonly Hq[]) if (hq.side === side) least = Math.min(least, distanceToHq(s, space, hq));
  return least;
}
