import { chance } from './chance';
import { at, between, type Point, pointKey } from './points';

/** Sides, each from one corner to the next, joined end to end into closed lines. */
export function loopsOf(sides: readonly (readonly [from: Point, to: Point])[]): Point[][] {
  const next = new Map<string, (readonly [Point, Point])[]>();
  for (const side of sides) next.set(pointKey(side[0]), [...(next.get(pointKey(side[0])) ?? []), side]);
  const loops: Point[][] = [];
  for (const key of next.keys()) {
    for (let first = next.get(key)?.pop(); first !== undefined; first = next.get(key)?.pop()) {
      const loop: Point[] = [];
      for (let side: typeof first | undefined = first; side !== undefined; side = next.get(pointKey(side[1]))?.pop()) {
        loop.push(side[0]);
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** More points on every side, each pushed about a little, as a hand would draw the line. */
export function wobbled(loop: readonly Point[], amount: number, salt: number): Point[] {
  return loop.flatMap((from, i) => {
    const to = loop[(i + 1) % loop.length] ?? from;
    return [0, 1 / 3, 2 / 3].map((part) => {
      const p = between(from, to, part);
      const angle = chance(p.x, p.y, salt) * Math.PI * 2;
      const far = amount * (0.35 + 0.65 * chance(p.x, p.y, salt + 1));
      return { x: p.x + Math.cos(angle) * far, y: p.y + Math.sin(angle) * far };
    });
  });
}

/** A closed line that rounds its points off. */
export function roundLoop(points: readonly Point[]): string {
  const last = points[points.length - 1];
  const first = points[0];
  if (first === undefined || last === undefined) return '';
  const bends = points.map((p, i) => `Q${at(p)} ${at(between(p, points[(i + 1) % points.length] ?? first))}`);
  return `M${at(between(last, first))}${bends.join('')}z`;
}

/** An open line that rounds its points off but keeps its ends. */
export function roundLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const bends = rest.map((p, i) => {
    const after = rest[i + 1];
    return after === undefined ? `L${at(p)}` : `Q${at(p)} ${at(between(p, after))}`;
  });
  return `M${at(first)}${bends.join('')}`;
}
