import type { HexMap } from '@sandtable/aces/map';
import { at, type Box, type Point } from '../../drawing/points';

/** The sheet is measured in these units; a hex is 96 wide. */
export const RADIUS = 48;
export const COLUMN = RADIUS * 1.5;
export const ROW = RADIUS * Math.sqrt(3);
/** Paper around the map, for the numbers of columns and rows. */
export const MARGIN = 44;

/** The middle of a hex. Flat tops; odd columns hang half a hex lower (docs/map-format.md). */
export function centreOf(column: number, row: number): Point {
  const lower = Math.abs(column % 2) === 1 ? ROW / 2 : 0;
  return { x: RADIUS + column * COLUMN, y: ROW / 2 + row * ROW + lower };
}

export function centreOfHex(map: Pick<HexMap, 'columns'>, hex: number): Point {
  return centreOf(hex % map.columns, Math.floor(hex / map.columns));
}

/** Corner 0 points right, the others follow clockwise. */
export function cornerOf(centre: Point, corner: number, radius = RADIUS): Point {
  const angle = (corner * Math.PI) / 3;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** The two corners of the side that looks in a direction (0 is up, clockwise), in clockwise order. */
export function sideOf(centre: Point, direction: number): readonly [Point, Point] {
  return [cornerOf(centre, direction + 4), cornerOf(centre, direction + 5)];
}

/** Column and row of the neighbour in a direction, on the map or beyond its edge. */
export function stepFrom(column: number, row: number, direction: number): readonly [column: number, row: number] {
  const odd = Math.abs(column % 2) === 1;
  const [dx, even, lower] = STEPS[direction % 6] ?? [0, 0, 0];
  return [column + dx, row + (odd ? lower : even)];
}

/** Column step, row step from an even column, row step from an odd one. */
const STEPS: readonly (readonly [number, number, number])[] = [
  [0, -1, -1],
  [1, -1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [-1, 0, 1],
  [-1, -1, 0],
];

/** Column and row of the hex a point lies in; they may be beyond the edge of the map. */
function hexAround(point: Point): readonly [column: number, row: number] {
  const q = ((point.x - RADIUS) * 2) / (3 * RADIUS);
  const r = (point.y - ROW / 2) / ROW - q / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  // rounding can leave a negative zero
  return [rq + 0, rr + Math.floor(rq / 2) + 0];
}

/** The hex at a point, −1 beside the map. */
export function hexAtPoint(map: Pick<HexMap, 'columns' | 'rows' | 'inside'>, point: Point): number {
  const [column, row] = hexAround(point);
  if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) return -1;
  const hex = row * map.columns + column;
  return map.inside[hex] === 1 ? hex : -1;
}

/** The rectangle around all hexes that exist. */
export function boxOf(map: Pick<HexMap, 'columns' | 'rows' | 'inside'>): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let hex = 0; hex < map.columns * map.rows; hex++) {
    if (map.inside[hex] !== 1) continue;
    const { x, y } = centreOfHex(map, hex);
    left = Math.min(left, x - RADIUS);
    right = Math.max(right, x + RADIUS);
    top = Math.min(top, y - ROW / 2);
    bottom = Math.max(bottom, y + ROW / 2);
  }
  if (left === Infinity) return { x: 0, y: 0, width: 2 * RADIUS, height: ROW };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function hexOutline(centre: Point, radius = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => at(cornerOf(centre, k, radius))).join('L')}z`;
}
