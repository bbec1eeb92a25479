import type { BoardKey } from '../../board/keys';
import type { Laid } from './plane';

/** Where a key takes the cursor; it jumps over holes and stays at the edge. */
export function cursorAfter(map: Laid, hex: number, key: BoardKey): number {
  const turned = map.turned === true;
  // what looks like up on a turned map leads to the next column
  if (key.kind === 'step') return turned ? stepped(map, hex, -key.dy, key.dx) : stepped(map, hex, key.dx, key.dy);
  if (key.kind === 'end') {
    if (key.of === 'map') return endOfMap(map, key.last);
    return turned ? endOfColumn(map, hex, key.last) : endOfRow(map, hex, key.last);
  }
  return hex;
}

function exists(map: Laid, column: number, row: number): boolean {
  return (
    column >= 0 && row >= 0 && column < map.columns && row < map.rows && map.inside[row * map.columns + column] === 1
  );
}

function stepped(map: Laid, hex: number, dx: number, dy: number): number {
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

function endOfRow(map: Laid, hex: number, last: boolean): number {
  const start = Math.floor(hex / map.columns) * map.columns;
  return firstOf(map, start, start + map.columns, last) ?? hex;
}

/** What looks like a row on a turned map. */
function endOfColumn(map: Laid, hex: number, last: boolean): number {
  const column = hex % map.columns;
  const there = Array.from({ length: map.rows }, (_, row) => row * map.columns + column).filter(
    (at) => map.inside[at] === 1,
  );
  return there.at(last ? -1 : 0) ?? hex;
}

function endOfMap(map: Laid, last: boolean): number {
  return firstOf(map, 0, map.columns * map.rows, last) ?? 0;
}

function firstOf(map: Laid, from: number, to: number, last: boolean): number | undefined {
  for (let i = 0; i < to - from; i++) {
    const hex = last ? to - 1 - i : from + i;
    if (map.inside[hex] === 1) return hex;
  }
  return undefined;
}

/** Where the cursor begins: the hex nearest to the middle of the map. */
export function middleOf(map: Laid): number {
  const middle = Math.floor(map.rows / 2) * map.columns;
  const inRow = Array.from({ length: map.columns }, (_, column) => middle + column).filter((h) => map.inside[h] === 1);
  return inRow[Math.floor(inRow.length / 2)] ?? endOfMap(map, false);
}
