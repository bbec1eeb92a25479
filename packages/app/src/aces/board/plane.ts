import type { HexMap } from '@sandtable/aces/map';
import { at, type Box, type Point } from '../../drawing/points';

/** The sheet is measured in these units; a hex is 96 wide. */
export const RADIUS = 48;
const COLUMN = RADIUS * 1.5;
export const ROW = RADIUS * Math.sqrt(3);
/** Paper around the map, for the numbers of columns and rows. */
export const MARGIN = 44;

/** A map on the table: as it is printed, or turned by a quarter so that its top lies on the left. */
export interface Laid extends Pick<HexMap, 'columns' | 'rows' | 'inside'> {
  readonly turned?: boolean;
}

/** A quarter turn against the clock, around the corner of the printed sheet. */
function laid({ x, y }: Point, turned: boolean): Point {
  return turned ? { x: y, y: -x } : { x, y };
}

function printed({ x, y }: Point, turned: boolean): Point {
  return turned ? { x: -y, y: x } : { x, y };
}

/** The middle of a hex. Flat tops; odd columns hang half a hex lower (docs/map-format.md). */
export function centreOf(column: number, row: number, turned = false): Point {
  const lower = Math.abs(column % 2) === 1 ? ROW / 2 : 0;
  return laid({ x: RADIUS + column * COLUMN, y: ROW / 2 + row * ROW + lower }, turned);
}

export function centreOfHex(map: Pick<Laid, 'columns' | 'turned'>, hex: number): Point {
  return centreOf(hex % map.columns, Math.floor(hex / map.columns), map.turned);
}

/** Corner 0 points right on the printed map, the others follow clockwise. */
export function cornerOf(centre: Point, corner: number, radius = RADIUS, turned = false): Point {
  const angle = (corner * Math.PI) / 3 - (turned ? Math.PI / 2 : 0);
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** The two corners of the side that looks in a direction (0 is up, clockwise), in clockwise order. */
export function sideOf(centre: Point, direction: number, turned = false): readonly [Point, Point] {
  return [cornerOf(centre, direction + 4, RADIUS, turned), cornerOf(centre, direction + 5, RADIUS, turned)];
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
export function hexAtPoint(map: Laid, point: Point): number {
  const [column, row] = hexAround(printed(point, map.turned === true));
  if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) return -1;
  const hex = row * map.columns + column;
  return map.inside[hex] === 1 ? hex : -1;
}

/** The rectangle around all hexes that exist. */
export function boxOf(map: Laid): Box {
  const [halfWidth, halfHeight] = map.turned === true ? [ROW / 2, RADIUS] : [RADIUS, ROW / 2];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let hex = 0; hex < map.columns * map.rows; hex++) {
    if (map.inside[hex] !== 1) continue;
    const { x, y } = centreOfHex(map, hex);
    left = Math.min(left, x - halfWidth);
    right = Math.max(right, x + halfWidth);
    top = Math.min(top, y - halfHeight);
    bottom = Math.max(bottom, y + halfHeight);
  }
  if (left === Infinity) return { x: 0, y: 0, width: 2 * RADIUS, height: ROW };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function hexOutline(centre: Point, radius = RADIUS, turned = false): string {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => at(cornerOf(centre, k, radius, turned))).join('L')}z`;
}

/** How much larger a map is seen when it is turned: more than this is worth it. */
const WORTH_TURNING = 1.15;

/**
 * Whether a map fills a window better when it lies on its side. What lies one way already stays until the other is better: a line
 * below that grows must not turn the map.
 */
export function liesBetterTurned(map: Laid, window: { width: number; height: number }, isTurned: boolean): boolean {
  const { width, height } = boxOf({ ...map, turned: false });
  const [long, short] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const fit = (w: number, h: number): number => Math.min(window.width / w, window.height / h);
  return fit(short, long) > fit(long, short) * (isTurned ? 1 : WORTH_TURNING);
}
