import type { HexMap } from '@sandtable/aces/map';
import type { BoardKey } from '../../board/keys';

type Shape = Pick<HexMap, 'columns' | 'rows' | 'inside'>;

/** Where a key takes the cursor; it jumps over holes and stays at the edge. */
export function cursorAfter(map: Shape, hex: number, key: BoardKey): number {
  if (key.kind === 'step') return stepped(map, hex, key.dx, key.dy);
  if (key.kind === 'end') return key.of === 'map' ? endOfMap(map, key.last) : endOfRow(map, hex, key.last);
  return hex;
}

function exists(map: Shape, column: number, row: number): boolean {
  return (
    column >= 0 && row >= 0 && column < map.columns && row < map.rows && map.inside[row * map.columns + column] === 1
  );
}

function stepped(map: Shape, hex: number, dx: number, dy: number): number {
  let [column, row] = [hex % map.columns, Math.floor(hex / map.columns)];
  let best = hex;
  // a leap goes as far as it can
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  for (let left = Math.max(Math.abs(dx), Math.abs(dy)); left > 0 || best === hex; left--) {
    column += sx;
    row += sy;
    if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) break;
    if (exists(map, column, row)) best = row * map.columns + column;
  }
  return best;
}

function endOfRow(map: Shape, hex: number, last: boolean): number {
  const start = Math.floor(hex / map.columns) * map.columns;
  return firstOf(map, start, start + map.columns, last) ?? hex;
}

function endOfMap(map: Shape, last: boolean): number {
  return firstOf(map, 0, map.columns * map.rows, last) ?? 0;
}

function firstOf(map: Shape, from: number, to: number, last: boolean): number | undefined {
  for (let i = 0; i < to - from; i++) {
    const hex = last ? to - 1 - i : from + i;
    if (map.inside[hex] === 1) return hex;
  }
  return undefined;
}

/** Where the cursor begins: the hex nearest to the middle of the map. */
export function middleOf(map: Shape): number {
  const middle = Math.floor(map.rows / 2) * map.columns;
  const inRow = Array.from({ length: map.columns }, (_, column) => middle + column).filter((h) => map.inside[h] === 1);
  return inRow[Math.floor(inRow.length / 2)] ?? endOfMap(map, false);
}
