import { type Cell, cellOf, type GmEvent, HIT_TABLE, shifted } from '@sandtable/2gm/table';

export type CellEvent = GmEvent & { readonly type: 'cell' };

/** The way of one attack along the Successful Hit Table. */
export interface Walk {
  /** Who attacks and whom, −1 where it is no unit. */
  readonly shooter: number;
  readonly target: number;
  readonly told: CellEvent;
  /** Every cell from the first to the last, in the order of the steps. */
  readonly cells: readonly Cell[];
}

function between(from: Cell, to: Cell): Cell[] {
  const step = Math.sign(to.column - from.column);
  const count = Math.abs(to.column - from.column);
  return Array.from({ length: count }, (_, i) => ({ row: from.row, column: from.column + step * (i + 1) }));
}

/** 2GM-HITTAB-02 to 2GM-HITTAB-07: to the right for Armor-piercing, then as luck would have it (2GM-HITTAB-09, 2GM-HITTAB-10). */
function cellsOf({ hit, crit, surplus, shift }: CellEvent): Cell[] {
  const first = cellOf(hit, crit, 0);
  const pierced = cellOf(hit, crit, surplus);
  const last = shifted(pierced, shift);
  return [first, ...between(first, pierced), ...between(pierced, last)];
}

/** The walks these events tell of, each with who attacked. */
export function walksOf(events: readonly GmEvent[]): Walk[] {
  const walks: Walk[] = [];
  let [shooter, target] = [-1, -1];
  for (const e of events) {
    if (e.type === 'attack') [shooter, target] = [e.shooter, e.target];
    else if (e.type === 'cell') walks.push({ shooter, target, told: e, cells: cellsOf(e) });
  }
  return walks;
}

export const ROWS = HIT_TABLE;

/** The place of a cell on the walk: where it begins, what it passes, where it ends; empty off the way. */
export function markOf(cells: readonly Cell[], row: number, column: number): '' | 'start' | 'way' | 'end' {
  const at = (cell: Cell | undefined): boolean => cell?.row === row && cell.column === column;
  if (at(cells.at(-1))) return 'end';
  if (at(cells[0])) return 'start';
  return cells.some((cell) => at(cell)) ? 'way' : '';
}
