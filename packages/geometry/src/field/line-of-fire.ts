import { NOWHERE } from '../grid';
import { type Field, MAX_COLUMNS, MAX_ROWS } from './field';

const onLine = new Int16Array(MAX_COLUMNS + MAX_ROWS);

/**
 * Does every shortest orthogonal path between two spaces, ends included, hold a marked space? This is the
 * `anyClearPath` reading of shooting through smoke (2GM-RULING-15). One pass over the rectangle between the spaces;
 * bit c of `clear` says whether some unmarked path leads to column c of the row at hand.
 */
export function everyShortestPathMeets(field: Field, from: number, to: number, marked: Uint8Array): boolean {
  const { columns, columnOf, rowOf } = field;
  const firstColumn = columnOf[from] as number;
  const lastColumn = columnOf[to] as number;
  const columnStep = firstColumn <= lastColumn ? 1 : -1;
  const width = Math.abs(lastColumn - firstColumn) + 1;
  const rowStep = (rowOf[from] as number) <= (rowOf[to] as number) ? columns : -columns;
  const height = Math.abs((rowOf[to] as number) - (rowOf[from] as number)) + 1;
  let clear = 1 << firstColumn;
  for (let line = 0; line < height; line++) {
    let before = false;
    for (let along = 0; along < width; along++) {
      const column = firstColumn + along * columnStep;
      const bit = 1 << column;
      const open = marked[from + line * rowStep + along * columnStep] === 0;
      before = open && (before || (clear & bit) !== 0);
      clear = before ? clear | bit : clear & ~bit;
    }
    if (clear === 0) return true;
  }
  return (clear & (1 << lastColumn)) === 0;
}

/**
 * All shortest orthogonal paths between two spaces, ends included, in order of their first differing step (north, east,
 * south, west). Their number is a binomial coefficient, at most 792 on the standard field: for pictures and tests.
 */
export function shortestPaths(field: Field, from: number, to: number): number[][] {
  const { columnOf, rowOf, directions, neighbours } = field;
  const paths: number[][] = [];
  const path = [from];
  const remaining = (space: number): number =>
    Math.abs((columnOf[space] as number) - (columnOf[to] as number)) +
    Math.abs((rowOf[space] as number) - (rowOf[to] as number));
  const extend = (space: number): void => {
    if (space === to) {
      paths.push([...path]);
      return;
    }
    for (let direction = 0; direction < directions; direction++) {
      const next = neighbours[space * directions + direction] as number;
      if (next === NOWHERE || remaining(next) >= remaining(space)) continue;
      path.push(next);
      extend(next);
      path.pop();
    }
  };
  extend(from);
  return paths;
}

/**
 * Writes the spaces crossed by the straight segment between the centres of two spaces, in order, ends included, and
 * returns how many: the `centerLine` reading of 2GM-RULING-15. Where the segment runs exactly through a corner it
 * passes from one space to the diagonal one; the two it merely touches are not crossed.
 */
export function centreLine(field: Field, from: number, to: number, out: Int16Array | number[]): number {
  const { columns, columnOf, rowOf } = field;
  const width = (columnOf[to] as number) - (columnOf[from] as number);
  const height = (rowOf[to] as number) - (rowOf[from] as number);
  const columnStep = width < 0 ? -1 : 1;
  const rowStep = height < 0 ? -columns : columns;
  const across = Math.abs(width);
  const up = Math.abs(height);
  let space = from;
  let count = 0;
  out[count++] = space;
  for (let column = 0, row = 0; column < across || row < up; ) {
    // The side edge is met at (2·column + 1) / (2·across) of the way, the top edge at (2·row + 1) / (2·up).
    const first = (2 * column + 1) * up - (2 * row + 1) * across;
    if (first <= 0) {
      column++;
      space += columnStep;
    }
    if (first >= 0) {
      row++;
      space += rowStep;
    }
    out[count++] = space;
  }
  return count;
}

/** Does the centre line between two spaces, ends included, cross a marked space? */
export function centreLineMeets(field: Field, from: number, to: number, marked: Uint8Array): boolean {
  const count = centreLine(field, from, to, onLine);
  for (let i = 0; i < count; i++) if (marked[onLine[i] as number] !== 0) return true;
  return false;
}
