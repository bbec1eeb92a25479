import { type Field, ownRow, type Side } from './field';

/** Where an HQ lies: off the board, before the centre of its owner's edge (2GM-HQ-02). Columns count from 0. */
export interface HqSite {
  readonly side: Side;
  readonly westColumn: number;
  readonly eastColumn: number;
}

/**
 * The HQ centred on `columns` columns from `firstColumn` on. With two fields side by side each HQ is centred on its own
 * eight columns: first column 0 or 8 (2GM-RULING-14). An odd number of columns has one centre column.
 */
export function hqSite(side: Side, firstColumn = 0, columns = 8): HqSite {
  return {
    side,
    westColumn: firstColumn + Math.floor((columns - 1) / 2),
    eastColumn: firstColumn + Math.floor(columns / 2),
  };
}

/** The central space that every shortest way from a space to the HQ ends on: there is never a choice between two. */
export function hqGate(field: Field, hq: HqSite, space: number): number {
  const column = (field.columnOf[space] as number) <= hq.westColumn ? hq.westColumn : hq.eastColumn;
  return (hq.side === 'south' ? 0 : field.rows - 1) * field.columns + column;
}

/** Steps between a space and an HQ, which lies one step beyond its central spaces (2GM-HQ-04, 2GM-RULING-14). */
export function hqDistance(field: Field, hq: HqSite, space: number): number {
  const column = field.columnOf[space] as number;
  const sideways = Math.min(Math.abs(column - hq.westColumn), Math.abs(column - hq.eastColumn));
  return sideways + ownRow(field, hq.side, space);
}
