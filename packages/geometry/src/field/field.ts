import { type Grid, NOWHERE } from '../grid';

/** Orthogonal directions of a field in canonical order; north is the way from the south HQ to the north HQ. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
/** Diagonals come after them and exist only on `field.diagonal` (Motorized, 2GM-RULING-153). */
export const NORTH_EAST = 4;
export const SOUTH_EAST = 5;
export const SOUTH_WEST = 6;
export const NORTH_WEST = 7;

const COLUMN_STEP = [0, 1, 0, -1, 1, 1, -1, -1] as const;
const ROW_STEP = [1, 0, -1, 0, 1, -1, -1, 1] as const;
const ORTHOGONAL = 4;

export const MAX_COLUMNS = 26;
export const MAX_ROWS = 99;

/** The two edges of a field, named after their HQ. */
export type Side = 'south' | 'north';

/**
 * A battlefield of square spaces. Space numbers run along the rows, west to east, from the southern row to the northern
 * one: a1 = 0, b1 = 1, … on the standard field h6 = 47. Columns and rows count from 0 here; texts count rows from 1.
 * As a grid it is orthogonal (2GM-FIELD-05).
 */
export interface Field extends Grid {
  readonly columns: number;
  readonly rows: number;
  readonly columnOf: Uint8Array;
  readonly rowOf: Uint8Array;
  /** The same spaces with all eight directions. */
  readonly diagonal: Grid;
}

/** 8 × 6 is the standard field (2GM-FIELD-02); two copies side by side are 16 × 6 (2GM-TEAM-16). */
export function makeField(columns = 8, rows = 6): Field {
  if (!isSize(columns, MAX_COLUMNS) || !isSize(rows, MAX_ROWS)) {
    throw new RangeError(`expected a field of 1–${MAX_COLUMNS} × 1–${MAX_ROWS} spaces, found ${columns} × ${rows}`);
  }
  const size = columns * rows;
  const inside = new Uint8Array(size).fill(1);
  const columnOf = Uint8Array.from(inside, (_, space) => space % columns);
  const rowOf = Uint8Array.from(inside, (_, space) => Math.floor(space / columns));
  const gridWith = (directions: number): Grid => {
    const neighbours = new Int16Array(size * directions).map((_, slot) => {
      const space = Math.floor(slot / directions);
      const direction = slot % directions;
      const column = (columnOf[space] as number) + (COLUMN_STEP[direction] as number);
      const row = (rowOf[space] as number) + (ROW_STEP[direction] as number);
      return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : NOWHERE;
    });
    return { size, directions, inside, neighbours };
  };
  return { ...gridWith(ORTHOGONAL), columns, rows, columnOf, rowOf, diagonal: gridWith(COLUMN_STEP.length) };
}

/** The space of a column and a row, both counted from 0; NOWHERE outside the field. */
export function spaceAt(field: Field, column: number, row: number): number {
  const onField = column >= 0 && column < field.columns && row >= 0 && row < field.rows;
  return onField ? row * field.columns + column : NOWHERE;
}

/** Distance in orthogonal steps (2GM-SHOOT-07, 2GM-RULING-12). Nothing lengthens it (2GM-RULING-13). */
export function fieldDistance(field: Field, a: number, b: number): number {
  const { columnOf, rowOf } = field;
  const columns = Math.abs((columnOf[a] as number) - (columnOf[b] as number));
  return columns + Math.abs((rowOf[a] as number) - (rowOf[b] as number));
}

/** The row of a space as a side counts it: 1 is that side's Deployment Line (2GM-FIELD-03). */
export function ownRow(field: Field, side: Side, space: number): number {
  const row = field.rowOf[space] as number;
  return side === 'south' ? row + 1 : field.rows - row;
}

/** Writes the spaces of a side's own row, west to east, and returns how many there are; 0 if there is no such row. */
export function spacesOfOwnRow(field: Field, side: Side, row: number, out: Int16Array | number[]): number {
  const first = spaceAt(field, 0, side === 'south' ? row - 1 : field.rows - row);
  if (first === NOWHERE) return 0;
  for (let column = 0; column < field.columns; column++) out[column] = first + column;
  return field.columns;
}

/** The direction in which a side advances; what lies in front of a landing craft (2GM-RULING-87). */
export function forward(side: Side): typeof NORTH | typeof SOUTH {
  return side === 'south' ? NORTH : SOUTH;
}

/**
 * Writes up to `length` spaces in a straight line, the first one included, ending early at the edge; returns how many
 * (2GM-AIR-25). Takes all eight directions.
 */
export function straightLine(
  field: Field,
  first: number,
  direction: number,
  length: number,
  out: Int16Array | number[],
): number {
  const { directions, neighbours } = field.diagonal;
  let count = 0;
  for (let space = first; space !== NOWHERE && count < length; ) {
    out[count++] = space;
    space = neighbours[space * directions + direction] as number;
  }
  return count;
}

function isSize(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
