import { chance } from './chance';
import { at, between, centreOf, type Point, round, sideOf, stepFrom } from './plane';

/** A hex by column and row; it may lie beyond the edge of the map. */
export type Place = readonly [column: number, row: number];

export function placeKey([column, row]: Place): string {
  return `${column},${row}`;
}

function pointKey({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** The closed lines around a set of hexes, corner by corner; outer ones run clockwise, holes the other way. */
export function loopsAround(places: readonly Place[]): Point[][] {
  const inside = new Set(places.map(placeKey));
  const next = new Map<string, { from: Point; to: Point }[]>();
  for (const [column, row] of places) {
    const centre = centreOf(column, row);
    for (let direction = 0; direction < 6; direction++) {
      if (inside.has(placeKey(stepFrom(column, row, direction)))) continue;
      const [from, to] = sideOf(centre, direction);
      const key = pointKey(from);
      next.set(key, [...(next.get(key) ?? []), { from, to }]);
    }
  }
  const loops: Point[][] = [];
  for (const key of next.keys()) {
    for (let side = next.get(key)?.pop(); side !== undefined; side = next.get(key)?.pop()) {
      const loop: Point[] = [];
      for (let edge: typeof side | undefined = side; edge !== undefined; edge = next.get(pointKey(edge.to))?.pop()) {
        loop.push(edge.from);
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** More points on every side, each pushed about a little, as a hand would draw the line. */
function wobbled(loop: readonly Point[], amount: number, salt: number): Point[] {
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

/** The natural outline of ground that covers these hexes: a shore, the edge of a wood. */
export function naturalOutline(places: readonly Place[], amount = 7, salt = 1): string {
  return loopsAround(places)
    .map((loop) => roundLoop(wobbled(loop, amount, salt)))
    .join('');
}

/** The exact outline along the sides of the hexes. */
export function exactOutline(places: readonly Place[]): string {
  return loopsAround(places)
    .map((loop) => `M${loop.map(at).join('L')}z`)
    .join('');
}

/** All sides of the hexes, each once. */
export function gridOf(places: readonly Place[]): string {
  const drawn = new Set<string>();
  let path = '';
  for (const [column, row] of places) {
    for (let direction = 0; direction < 6; direction++) {
      const [a, b] = sideOf(centreOf(column, row), direction);
      const key = pointKey(between(a, b));
      if (drawn.has(key)) continue;
      drawn.add(key);
      path += `M${at(a)}l${round(b.x - a.x)} ${round(b.y - a.y)}`;
    }
  }
  return path;
}
