import { type Camera, moved, type Point, zoomedAt } from './camera';

/** What the mouse may take from the sheet: a piece, or the one that is in hand already. */
export type Grab = 'piece' | 'held';

/** How something was pointed at. */
export interface Tap {
  /** With Shift: it is added to what is planned. */
  readonly more: boolean;
  /** Nothing hovers: what was tapped was not seen before. */
  readonly finger: boolean;
}

export const PLAIN_TAP: Tap = { more: false, finger: false };

/** A finger or mouse that moves less than this has clicked. */
const STILL = 5;

/**
 * Fingers on the sheet: one pulls it, two also stretch it, and the points under them stay under them. Without the DOM, so
 * that it can be tested; the stage feeds it pointer events.
 */
export class Gesture {
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private still = true;
  private resting = false;

  /** Whether anything is held down. */
  get held(): boolean {
    return this.fingers.size > 0;
  }

  /** Whether the sheet has been pulled since the first finger came down. */
  get pulls(): boolean {
    return this.held && !this.still;
  }

  /** Where the first finger came down. */
  get begun(): Point {
    return this.start;
  }

  /** Whether the finger that left last had rested. */
  get rested(): boolean {
    return this.resting;
  }

  /** The finger has been where it is for a while: letting it go is no tap. False if it has gone or moved, or is not alone. */
  rest(finger: number): boolean {
    if (!this.still || this.fingers.size !== 1 || !this.fingers.has(finger)) return false;
    this.resting = true;
    return true;
  }

  down(finger: number, point: Point): void {
    this.resting = false;
    if (this.fingers.size === 0) {
      this.start = point;
      this.still = true;
    } else this.still = false;
    this.fingers.set(finger, point);
  }

  /** The camera after a finger has moved. */
  move(finger: number, point: Point, camera: Camera): Camera {
    const before = this.fingers.get(finger);
    if (before === undefined) return camera;
    if (this.still && Math.hypot(point.x - this.start.x, point.y - this.start.y) < STILL) return camera;
    this.still = false;
    this.fingers.set(finger, point);
    const other = [...this.fingers].find(([id]) => id !== finger)?.[1];
    if (other === undefined) return moved(camera, point.x - before.x, point.y - before.y);
    const [was, is] = [distance(before, other), distance(point, other)];
    const pulled = moved(camera, (point.x - before.x) / 2, (point.y - before.y) / 2);
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    return was === 0 || is === 0 ? pulled : zoomedAt(pulled, is / was, middle);
  }

  /** True if that was a click or a tap. */
  up(finger: number): boolean {
    return this.fingers.delete(finger) && this.fingers.size === 0 && this.still && !this.resting;
  }

  /** The browser took the finger away. */
  cancel(finger: number): void {
    this.fingers.delete(finger);
    this.still = false;
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
