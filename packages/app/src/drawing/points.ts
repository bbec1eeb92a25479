export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A number as short as a drawing needs it. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function between(a: Point, b: Point, part = 0.5): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The same for two points that are one place, however they were reckoned. */
export function pointKey({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}
