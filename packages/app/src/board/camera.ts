/** Where the sheet lies in the window: a point p of the sheet appears at p · scale + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** The largest magnification: beyond it nothing more can be seen. */
export const MAX_SCALE = 3;
/** Pixels that stay empty around a sheet that is fitted in; beside it there is room for the buttons. */
const EDGE = 10;
const BUTTONS = 30;
/** On a phone held upright they stand in a row below it. */
const FOOT = 52;
/** How far the edge of the sheet may be pulled into the window: a corner can be brought out from under what lies over it. */
const SLACK = 200;
/** Width of a field on the screen, in pixels. */
const SMALLEST_FIELD = 34;
const LEAST_FIELD = 24;
const OPENING_FIELD = 56;

/** A phone held upright, or a column as narrow; what is low has its buttons beside the sheet, however narrow it is. */
function isNarrow({ width, height }: Size): boolean {
  return width <= 600 && height > width * 0.7;
}

/** The whole sheet in the window, in the middle. */
export function fitted(window: Size, sheet: Size): Camera {
  const [beside, below] = isNarrow(window) ? [EDGE, FOOT] : [BUTTONS, EDGE];
  const wide = (window.width - 2 * beside) / sheet.width;
  const high = (window.height - EDGE - below) / sheet.height;
  return centredOn({ x: sheet.width / 2, y: sheet.height / 2 }, Math.max(0.05, Math.min(wide, high, 2)), window);
}

/** How a sheet is first seen: whole, unless its fields would then be too small to hit with a finger. */
export function opening(window: Size, sheet: Size, field: number): Camera {
  const whole = fitted(window, sheet);
  if (whole.scale * field >= SMALLEST_FIELD) return whole;
  return centredOn({ x: sheet.width / 2, y: sheet.height / 2 }, OPENING_FIELD / field, window);
}

/** A sheet that was seen whole stays so while the window changes a little: it must not jump when a line below it grows. */
export function following(camera: Camera, was: Size, window: Size, sheet: Size, field: number): Camera {
  const whole = fitted(window, sheet);
  const sawAll = seesAll(visibleBox(camera, was, sheet), sheet);
  return sawAll && whole.scale * field >= LEAST_FIELD ? whole : opening(window, sheet, field);
}

export function centredOn(point: Point, scale: number, window: Size): Camera {
  return { x: window.width / 2 - point.x * scale, y: window.height / 2 - point.y * scale, scale };
}

/** Nobody loses the sheet: it cannot be made tiny or pushed out of the window. */
export function clamped(camera: Camera, window: Size, sheet: Size): Camera {
  const least = Math.min(fitted(window, sheet).scale, MAX_SCALE);
  const scale = Math.min(Math.max(camera.scale, least), MAX_SCALE);
  const high = window.height - sheet.height * scale;
  return {
    x: clampedAxis(camera.x, window.width, sheet.width * scale),
    // on a phone held upright everything that lies over the sheet comes from below
    y:
      isNarrow(window) && high >= 0
        ? Math.min(EDGE, high / 2)
        : clampedAxis(camera.y, window.height, sheet.height * scale),
    scale,
  };
}

function clampedAxis(at: number, window: number, sheet: number): number {
  const spare = window - sheet;
  if (spare >= 0) return spare / 2;
  const slack = Math.min(SLACK, window * 0.4);
  return Math.min(Math.max(at, spare - slack), slack);
}

/** Nearer or farther, while one point of the window stays where it is; at the largest scale nothing moves any more. */
export function zoomedAt(camera: Camera, factor: number, point: Point): Camera {
  const scale = Math.min(camera.scale * factor, MAX_SCALE);
  const by = scale / camera.scale;
  return { x: point.x - (point.x - camera.x) * by, y: point.y - (point.y - camera.y) * by, scale };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x + dx, y: camera.y + dy, scale: camera.scale };
}

/** Pixels between what is revealed and the edges of the window. */
export interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

/** Below, there must be room for the overview, which would cover what has the focus. */
export function marginsIn(window: Size): Margins {
  const side = Math.min(40, window.width / 8);
  return { side, top: Math.min(40, window.height / 8), bottom: Math.min(170, window.height / 3) };
}

/** The least that brings a box of the sheet into the window, away from its edges; nothing if it is there already. */
export function revealing(camera: Camera, box: Box, window: Size, { side, top, bottom }: Margins): Camera {
  const { scale } = camera;
  return {
    x: revealedAxis(camera.x, box.x * scale, box.width * scale, side, window.width - side),
    y: revealedAxis(camera.y, box.y * scale, box.height * scale, top, window.height - bottom),
    scale,
  };
}

/** A part of the sheet that must be seen although something lies over the lower edge of the window. */
export interface Kept {
  readonly box: Box;
  /** Pixels that are covered, from the foot up. */
  readonly covered: number;
  /** Pixels that are covered, from the right. */
  readonly aside?: number;
}

/** Moves the box out from under what covers it, farther away if there is too little room for it. */
export function keeping(camera: Camera, { box, covered, aside = 0 }: Kept, window: Size, sheet: Size): Camera {
  const free = { width: Math.max(1, window.width - aside), height: Math.max(1, window.height - covered) };
  const room = Math.min((free.width - 2 * EDGE) / box.width, (free.height - 3 * EDGE) / box.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const near = camera.scale <= room ? camera : centredOn(middle, room, free);
  return clamped(revealing(near, box, free, { side: EDGE, top: EDGE, bottom: 2 * EDGE }), free, sheet);
}

function revealedAxis(at: number, from: number, length: number, start: number, end: number): number {
  if (length > end - start) return (start + end) / 2 - from - length / 2;
  if (at + from < start) return start - from;
  if (at + from + length > end) return end - from - length;
  return at;
}

export function pointOnSheet(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

/** The part of the sheet that can be seen. */
export function visibleBox(camera: Camera, window: Size, sheet: Size): Box {
  const start = pointOnSheet(camera, { x: 0, y: 0 });
  const end = pointOnSheet(camera, { x: window.width, y: window.height });
  const [x, y] = [Math.max(0, start.x), Math.max(0, start.y)];
  return { x, y, width: Math.min(sheet.width, end.x) - x, height: Math.min(sheet.height, end.y) - y };
}

/** Whether all of the sheet can be seen. */
export function seesAll(seen: Box, sheet: Size): boolean {
  return seen.width >= sheet.width - 1 && seen.height >= sheet.height - 1;
}

/** One step of a wheel; a trackpad sends many small ones. `lines` and `pages` are units some mice count in. */
export function wheelFactor(delta: number, unit: 'pixels' | 'lines' | 'pages'): number {
  const pixels = delta * { pixels: 1, lines: 33, pages: 400 }[unit];
  return Math.exp(-Math.min(Math.max(pixels, -240), 240) * 0.0022);
}
