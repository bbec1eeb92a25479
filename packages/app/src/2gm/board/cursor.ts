import type { BoardKey } from '../../board/keys';
import type { FieldHq, Scene } from './model';
import { hqAt, hqSpot, isSpace, type Spot, unitAt, unitSpot } from './spots';

type Shape = Pick<Scene, 'columns' | 'rows' | 'hqs' | 'turned'>;

/** The strip of a side beyond the edge of the field, from the left: aircraft, the farthest first, then their HQ. */
export function stripOf({ hqs, turned }: Pick<Scene, 'hqs' | 'turned'>, side: number): Spot[] {
  return hqs
    .filter((hq) => hq.side === side)
    .sort((a, b) => (turned ? b.column - a.column : a.column - b.column))
    .flatMap((hq) => [...hq.aircraft.map((u) => unitSpot(u.id)).reverse(), hqSpot(hq.hq)]);
}

function hqOfSpot(hqs: readonly FieldHq[], spot: Spot): FieldHq | undefined {
  return hqs[hqAt(spot)] ?? hqs.find((hq) => hq.aircraft.some((u) => u.id === unitAt(spot)));
}

/** Whether there is something at the spot to stand on. */
export function isThere(scene: Shape & Pick<Scene, 'units'>, spot: Spot): boolean {
  if (isSpace(spot)) return spot < scene.columns * scene.rows;
  return hqOfSpot(scene.hqs, spot) !== undefined || scene.units.some((u) => u.id === unitAt(spot));
}

/** Where a key takes the cursor; it stays at the edge. Beyond the first and last rows lie the strips of the headquarters. */
export function cursorAfter(scene: Shape, spot: Spot, key: BoardKey): Spot {
  const turned = scene.turned === true;
  if (key.kind === 'step') {
    if (!isSpace(spot)) return fromStrip(scene, spot, key);
    return fromSpace(scene, spot, turned ? { dx: -key.dx, dy: -key.dy } : key);
  }
  if (key.kind !== 'end') return spot;
  // seen from the north the last on the screen is the first of the field
  const last = key.last !== turned;
  if (key.of === 'map') return last ? scene.columns - 1 : (scene.rows - 1) * scene.columns;
  if (!isSpace(spot)) return spot;
  const start = Math.floor(spot / scene.columns) * scene.columns;
  return last ? start + scene.columns - 1 : start;
}

interface Stride {
  readonly dx: number;
  readonly dy: number;
}

/** Up is north, where the rows are higher. */
function fromSpace(scene: Shape, spot: Spot, { dx, dy }: Stride): Spot {
  const { columns, rows } = scene;
  const [column, row] = [spot % columns, Math.floor(spot / columns)];
  const nextRow = row - dy;
  if (Math.abs(dy) === 1 && (nextRow < 0 || nextRow >= rows)) return hqNear(scene, nextRow < 0 ? 0 : 1, column) ?? spot;
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  return clamp(nextRow, rows - 1) * columns + clamp(column + dx, columns - 1);
}

/** The HQ of a side whose columns are nearest. */
function hqNear({ hqs }: Shape, side: number, column: number): Spot | undefined {
  const own = hqs.filter((hq) => hq.side === side);
  const far = (hq: FieldHq): number => Math.abs(hq.column + 4 - column);
  const [nearest] = own.sort((a, b) => far(a) - far(b));
  return nearest === undefined ? undefined : hqSpot(nearest.hq);
}

function fromStrip(scene: Shape, spot: Spot, { dx, dy }: Stride): Spot {
  const hq = hqOfSpot(scene.hqs, spot);
  if (hq === undefined) return spot;
  if (dx !== 0) {
    const strip = stripOf(scene, hq.side);
    return strip[Math.min(Math.max(strip.indexOf(spot) + Math.sign(dx), 0), strip.length - 1)] ?? spot;
  }
  // towards the field: down from the head of the sheet, up from its foot
  if ((hq.side === 1) !== (scene.turned === true) ? dy < 0 : dy > 0) return spot;
  const row = hq.side === 1 ? scene.rows - 1 : 0;
  return row * scene.columns + Math.min(hq.column + 3, scene.columns - 1);
}
