import { by } from '@sandtable/kernel';
/**
 * The Successful Hit Table: rows by the standard number 10 down to 1, columns by the critical number 10 down to 1. What is
 * printed on both of its pages is the same (2GM-HITTAB-01, 2GM-HITTAB-02).
 */
export const HIT_TABLE: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 2, 2, 3],
  [1, 1, 1, 1, 1, 1, 2, 2, 3, 3],
  [1, 1, 1, 1, 1, 2, 2, 3, 3, 4],
  [1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
  [1, 1, 1, 2, 2, 3, 3, 4, 4, 5],
  [1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
  [2, 2, 2, 2, 3, 3, 4, 5, 5, 5],
  [2, 2, 2, 3, 3, 4, 4, 5, 5, 5],
  [2, 2, 3, 3, 4, 4, 5, 5, 5, 5],
  [3, 3, 3, 3, 4, 4, 5, 5, 5, 5],
];

const COLUMNS = 10;

/** A place on the table; a column of 10 is the Destroyed Unit section (2GM-HITTAB-07). */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * The initial cell, and with it the damage of as much Armor-piercing as Armor; every point more
 * is a cell to the right (2GM-HITTAB-06).
 */
export function cellOf(hit: number, crit: number, surplus: number): Cell {
  return by({ row: 10 - hit, column: Math.min(COLUMNS, 10 - crit + surplus) }, '2GM-HITTAB-03', '2GM-HITTAB-05');
}

/** 2GM-HITTAB-09, 2GM-HITTAB-10: luck moves the result, and stays on the table. */
export function shifted(cell: Cell, cells: number): Cell {
  return { row: cell.row, column: by(Math.max(0, Math.min(COLUMNS, cell.column + cells)), '2GM-RULING-142') };
}

/** The Destroyed section of a row. */
export function lastCell(hit: number): Cell {
  return { row: 10 - hit, column: COLUMNS };
}

export function isDestroyed(cell: Cell): boolean {
  return cell.column >= COLUMNS;
}

/** The damage of the cell; of the Destroyed section the last one before it (2GM-RULING-141). */
export function cellDamage(cell: Cell): number {
  return HIT_TABLE[cell.row]?.[Math.min(cell.column, COLUMNS - 1)] ?? 0;
}
