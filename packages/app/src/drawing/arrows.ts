import { at, between, type Point, round } from './points';
import { roundLine } from './strokes';

export interface DrawnArrow {
  readonly line: string;
  readonly tip: string;
  /** Where its number stands. */
  readonly badge: Point;
}

/** A stroke of the grease pencil: a little bent, clear of both counters, with an open point. */
export function arrowPath(from: Point, to: Point, gap = 34): DrawnArrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(26, length * 0.14);
  const control = {
    x: (from.x + to.x) / 2 + (dy / length) * bow * 2,
    y: (from.y + to.y) / 2 - (dx / length) * bow * 2,
  };
  const start = towards(from, control, Math.min(gap, length * 0.24));
  const end = towards(to, control, Math.min(gap, length * 0.3));
  const angle = Math.atan2(end.y - control.y, end.x - control.x);
  const barb = (turn: number): Point => ({
    x: end.x - 17 * Math.cos(angle + turn),
    y: end.y - 17 * Math.sin(angle + turn),
  });
  return {
    line: `M${at(start)}Q${at(control)} ${at(end)}`,
    tip: `M${at(barb(0.5))}L${at(end)}L${at(barb(-0.5))}`,
    badge: between(between(start, control), between(control, end)),
  };
}

function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return between(from, to, far / length);
}

/** The way of a move through the middles of its hexes, ending before the last counter, and its point. */
export function movePath(points: readonly Point[], gap = 0): { readonly line: string; readonly tip: string } {
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (last === undefined || before === undefined) return { line: '', tip: '' };
  const end = towards(last, before, gap);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const barb = (turn: number): string =>
    `${round(end.x - 15 * Math.cos(angle + turn))} ${round(end.y - 15 * Math.sin(angle + turn))}`;
  return {
    line: roundLine([...points.slice(0, -1), end]),
    tip: `M${barb(0.55)}L${at(end)}L${barb(-0.55)}`,
  };
}
