import type { Levels } from '../../board/detail';
import type { Box, Point } from '../../drawing/points';
import type { FieldHq, Scene } from './model';
import { unitsAt } from './scene';
import { hqAt, hqSpot, isSpace, NOWHERE, type Spot, unitAt, unitSpot } from './spots';

/** The sheet is measured in these units: a space is 124 by 113, the strip along its top names it and its cover. */
export const SPACE = { width: 124, height: 113 } as const;
export const STRIP = 17;
/** A space counts for more than its width: cards on it have large letters, and it is hit easily. */
export const FIELD = SPACE.width * 1.15;
/** Numbers on its cards are legible on a space of 37 pixels, with names of 64, with silhouettes of 90. */
export const LEVELS: Levels = { far: 42, middle: 74, near: 104 };
/** A unit card lies below the strip. */
export const CARD = { width: 118, height: 92 } as const;
/** Beside the field the Supply Lines, above and below it the headquarters. */
const GUTTER = 46;
const HQ_STRIP = 96;
/** Paper between the field and the headquarters, for the letters of the columns. */
const LETTERS = 20;
const RIM = 7;

/** Spaces an HQ is centred on (2GM-RULING-14). */
const HQ_SPAN = 8;
export const HQ_SIZE = { width: 316, height: 88 } as const;
/** Aircraft lie to the left of their HQ, Generals and cards to the right. */
const PLANE_SCALE = 0.92;
const CROWDED_SCALE = 0.69;
const BESIDE_GAP = 10;

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Seen from the north. */
  readonly turned: boolean;
  readonly page: Box;
  readonly field: Box;
}

export function layoutOf({ columns, rows, turned = false }: Pick<Scene, 'columns' | 'rows' | 'turned'>): Layout {
  const field = {
    x: GUTTER + RIM,
    y: HQ_STRIP + LETTERS + RIM,
    width: columns * SPACE.width,
    height: rows * SPACE.height,
  };
  const page = {
    x: 0,
    y: 0,
    width: field.width + 2 * (GUTTER + RIM),
    height: field.height + 2 * (HQ_STRIP + LETTERS + RIM),
  };
  return { columns, rows, turned, page, field };
}

type Shape = Pick<Layout, 'columns' | 'rows' | 'turned'>;

/** Column and row of a space from the top left: row 0 is the southern one, at the foot of the sheet unless it is turned. */
export function squareOf({ columns, rows, turned }: Shape, space: number): readonly [column: number, row: number] {
  const [column, row] = [space % columns, Math.floor(space / columns)];
  return turned ? [columns - 1 - column, row] : [column, rows - 1 - row];
}

/** The space of a column and a row from the top left. */
function spaceOf({ columns, rows, turned }: Shape, column: number, row: number): number {
  return turned ? row * columns + columns - 1 - column : (rows - 1 - row) * columns + column;
}

/** Whether the side sits at the foot of the sheet. */
export function isAtFoot({ turned }: Pick<Layout, 'turned'>, side: number): boolean {
  return (side === 0) !== turned;
}

export function spaceBox(layout: Layout, space: number): Box {
  const { field } = layout;
  const [column, row] = squareOf(layout, space);
  return { x: field.x + column * SPACE.width, y: field.y + row * SPACE.height, ...SPACE };
}

/** Where a unit card lies: its middle and how large it is drawn. */
export interface Place extends Point {
  readonly scale: number;
}

/** Of two on a space the one behind lies up to the left, the one in front down to the right. */
const PAIR: readonly Place[] = [
  { x: 15, y: 10, scale: 0.76 },
  { x: -15, y: -11, scale: 0.76 },
];

/** The place of the n-th of so many units on a space; the first lies in front. */
export function unitPlace(layout: Layout, space: number, n: number, of: number): Place {
  const { x, y, width, height } = spaceBox(layout, space);
  const middle = { x: x + width / 2, y: y + STRIP + (height - STRIP) / 2 - 1 };
  const shift = of > 1 ? PAIR[n] : undefined;
  return shift === undefined
    ? { ...middle, scale: 1 }
    : { x: middle.x + shift.x, y: middle.y + shift.y, scale: shift.scale };
}

export function hqBox(layout: Layout, { side, column }: Pick<FieldHq, 'side' | 'column'>): Box {
  const { field, page, columns, turned } = layout;
  const centre = column + Math.min(HQ_SPAN, columns) / 2;
  const middle = field.x + (turned ? columns - centre : centre) * SPACE.width;
  return {
    x: middle - HQ_SIZE.width / 2,
    y: isAtFoot(layout, side) ? page.height - RIM - HQ_SIZE.height : RIM,
    ...HQ_SIZE,
  };
}

/** Room on one side of an HQ. */
function besideHq(layout: Layout): number {
  return (Math.min(HQ_SPAN, layout.columns) * SPACE.width - HQ_SIZE.width) / 2 - BESIDE_GAP;
}

/** The place of the n-th of so many aircraft: side by side, closer together where there are many. */
export function aircraftPlace(layout: Layout, hq: Pick<FieldHq, 'side' | 'column'>, n: number, of: number): Place {
  const box = hqBox(layout, hq);
  const room = besideHq(layout);
  const scale = of * CARD.width * PLANE_SCALE <= room ? PLANE_SCALE : CROWDED_SCALE;
  const wide = CARD.width * scale;
  const step = of <= 1 ? 0 : Math.min(wide + 4, (room - wide) / (of - 1));
  return { x: box.x - BESIDE_GAP - wide / 2 - n * step, y: box.y + box.height / 2, scale };
}

/** The room for the General and the cards beside an HQ. */
export function staffBox(layout: Layout, hq: Pick<FieldHq, 'side' | 'column'>): Box {
  const box = hqBox(layout, hq);
  return { x: box.x + box.width + BESIDE_GAP, y: box.y, width: besideHq(layout), height: box.height };
}

function holds(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

export function placeBox({ x, y, scale }: Place): Box {
  const [width, height] = [CARD.width * scale, CARD.height * scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What lies at a point of the sheet: the spot, and the unit of it that was hit. */
export function spotAt(layout: Layout, scene: Scene, point: Point): { readonly spot: Spot; readonly unit: number } {
  const { field } = layout;
  if (holds(field, point)) {
    const column = Math.floor((point.x - field.x) / SPACE.width);
    const spot = spaceOf(layout, column, Math.floor((point.y - field.y) / SPACE.height));
    const there = unitsAt(scene, spot);
    const hit = there.find((_, n) => holds(placeBox(unitPlace(layout, spot, n, there.length)), point));
    return { spot, unit: (hit ?? (there.length === 1 ? there[0] : undefined))?.id ?? -1 };
  }
  for (const hq of scene.hqs) {
    if (holds(hqBox(layout, hq), point)) return { spot: hqSpot(hq.hq), unit: -1 };
    // those nearer to the HQ lie on top
    const n = hq.aircraft.findIndex((_, i) => holds(placeBox(aircraftPlace(layout, hq, i, hq.aircraft.length)), point));
    const plane = hq.aircraft[n];
    if (plane !== undefined) return { spot: unitSpot(plane.id), unit: plane.id };
  }
  return { spot: NOWHERE, unit: -1 };
}

/** The place of a unit anywhere on the sheet; null for one that is not drawn. */
export function placeOfUnit(layout: Layout, scene: Scene, id: number): Place | null {
  const unit = scene.units.find((u) => u.id === id);
  if (unit !== undefined) {
    const there = unitsAt(scene, unit.space);
    return unitPlace(layout, unit.space, there.indexOf(unit), there.length);
  }
  for (const hq of scene.hqs) {
    const n = hq.aircraft.findIndex((u) => u.id === id);
    if (n >= 0) return aircraftPlace(layout, hq, n, hq.aircraft.length);
  }
  const carrier = scene.units.find((u) => u.cargo?.id === id || u.cargo?.cargo?.id === id);
  return carrier === undefined ? null : placeOfUnit(layout, scene, carrier.id);
}

/** The rectangle a spot takes up on the sheet; null for one that is not there. */
export function boxOfSpot(layout: Layout, scene: Scene, spot: Spot): Box | null {
  if (isSpace(spot)) return spot < layout.columns * layout.rows ? spaceBox(layout, spot) : null;
  const hq = scene.hqs[hqAt(spot)];
  if (hq !== undefined) return hqBox(layout, hq);
  const place = placeOfUnit(layout, scene, unitAt(spot));
  return place === null ? null : placeBox(place);
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
