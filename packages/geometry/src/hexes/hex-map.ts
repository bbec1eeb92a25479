import { type Grid, NOWHERE } from '../grid';

/** Directions of a hex map in canonical order, clockwise from straight up. */
export const N = 0;
export const NE = 1;
export const SE = 2;
export const S = 3;
export const SW = 4;
export const NW = 5;

export const HEX_DIRECTIONS = 6;

/** Steps in axial coordinates: x runs along the columns, z down a column. */
export const X_STEP = [0, 1, 1, 0, -1, -1] as const;
export const Z_STEP = [-1, -1, 0, 1, 1, 0] as const;

const MAX_HEXES = 0x7fff;

/**
 * Flat-topped hexes in "odd-q" offset coordinates: column q from the left, row r from the top, both from 0, odd columns
 * half a hex lower. Hex numbers run along the rows, left to right, from the top row down: hex = r · columns + q.
 */
export interface HexMap extends Grid {
  readonly columns: number;
  readonly rows: number;
  readonly columnOf: Int16Array;
  readonly rowOf: Int16Array;
  /** The second axial coordinate; the first one is the column. */
  readonly zOf: Int16Array;
}

/** `inside` says which hexes of the rectangle exist; without it all do. */
export function makeHexMap(columns: number, rows: number, inside?: (column: number, row: number) => boolean): HexMap {
  if (!Number.isInteger(columns) || !Number.isInteger(rows) || columns < 1 || rows < 1 || columns * rows > MAX_HEXES) {
    throw new RangeError(`expected a map of 1 to ${MAX_HEXES} hexes, found ${columns} × ${rows}`);
  }
  const size = columns * rows;
  const columnOf = new Int16Array(size).map((_, hex) => hex % columns);
  const rowOf = new Int16Array(size).map((_, hex) => Math.floor(hex / columns));
  const zOf = new Int16Array(size).map((_, hex) => (rowOf[hex] as number) - ((columnOf[hex] as number) >> 1));
  const exists = new Uint8Array(size).map((_, hex) =>
    inside && !inside(columnOf[hex] as number, rowOf[hex] as number) ? 0 : 1,
  );
  const map = { size, directions: HEX_DIRECTIONS, inside: exists, columns, rows, columnOf, rowOf, zOf };
  const neighbours = new Int16Array(size * HEX_DIRECTIONS).fill(NOWHERE);
  for (let hex = 0; hex < size; hex++) {
    if (exists[hex] === 0) continue;
    for (let direction = 0; direction < HEX_DIRECTIONS; direction++) {
      const x = (columnOf[hex] as number) + (X_STEP[direction] as number);
      neighbours[hex * HEX_DIRECTIONS + direction] = hexAtAxial(
        map,
        x,
        (zOf[hex] as number) + (Z_STEP[direction] as number),
      );
    }
  }
  return { ...map, neighbours };
}

/** The hex of a column and row, NOWHERE if it does not exist. */
export function hexAt(map: Pick<HexMap, 'columns' | 'rows' | 'inside'>, column: number, row: number): number {
  if (column < 0 || column >= map.columns || row < 0 || row >= map.rows) return NOWHERE;
  const hex = row * map.columns + column;
  return map.inside[hex] === 1 ? hex : NOWHERE;
}

/** The hex of axial coordinates, NOWHERE if it does not exist. */
export function hexAtAxial(map: Pick<HexMap, 'columns' | 'rows' | 'inside'>, x: number, z: number): number {
  return hexAt(map, x, z + (x >> 1));
}

/** Distance in hexes. Hexes that do not exist count like others on the way. */
export function hexDistance(map: HexMap, a: number, b: number): number {
  const x = (map.columnOf[a] as number) - (map.columnOf[b] as number);
  const z = (map.zOf[a] as number) - (map.zOf[b] as number);
  return Math.max(Math.abs(x), Math.abs(z), Math.abs(x + z));
}
