import { hills } from './chance';
import type { Box, Point } from './points';
import { roundLine, roundLoop } from './strokes';

/** Height of invented ground: soft hills, higher around mountains, lower around water. */
export type Height = (x: number, y: number) => number;

export interface Bump extends Point {
  /** Positive for a mountain, negative for water. */
  readonly height: number;
}

/** `field` is the height of one field of the map: so far a mountain reaches. */
export function groundWith(bumps: readonly Bump[], field: number, salt: number): Height {
  return (x, y) => {
    // bent, so that the squares the hills are made of do not show
    const [u, v] = [x + 70 * Math.sin(y / 170 + salt), y + 70 * Math.sin(x / 190 + 2)];
    let h = hills((u + v / 3) / 310, (v - u / 3) / 310, salt) * 0.75 + hills(v / 130, u / 130, salt + 7) * 0.25;
    for (const bump of bumps) {
      const far = ((x - bump.x) ** 2 + (y - bump.y) ** 2) / (field * field);
      if (far < 9) h += bump.height * Math.exp(-far * 1.1);
    }
    return h;
  };
}

/** Heights at the crossings of a square net, so that they are reckoned once for all lines. */
export interface Survey {
  readonly box: Box;
  readonly step: number;
  readonly rows: readonly (readonly number[])[];
}

export function survey(height: Height, box: Box, step = 22): Survey {
  const across = Math.ceil(box.width / step) + 1;
  const down = Math.ceil(box.height / step) + 1;
  const rows = Array.from({ length: down }, (_, r) =>
    Array.from({ length: across }, (__, c) => height(box.x + c * step, box.y + r * step)),
  );
  return { box, step, rows };
}

/** Lines of one height, rounded off. */
export function contourAt(ground: Survey, level: number): string {
  return chained(segmentsAt(ground, level))
    .map((line) => {
      const [first, last] = [line[0], line[line.length - 1]];
      const closed = first !== undefined && last !== undefined && line.length > 3 && keyOf(first) === keyOf(last);
      return closed ? roundLoop(line.slice(1)) : roundLine(line);
    })
    .join('');
}

function segmentsAt({ box, step, rows }: Survey, level: number): [Point, Point][] {
  const out: [Point, Point][] = [];
  rows.slice(0, -1).forEach((upper, r) => {
    const lower = rows[r + 1] ?? [];
    for (let c = 0; c + 1 < upper.length; c++) {
      const corners = [upper[c], upper[c + 1], lower[c + 1], lower[c]].map((v) => (v ?? 0) - level);
      const cuts = cutsOf(corners).map((p) => ({ x: box.x + (c + p.x) * step, y: box.y + (r + p.y) * step }));
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [a, b] = [cuts[i], cuts[i + 1]];
        if (a !== undefined && b !== undefined) out.push([a, b]);
      }
    }
  });
  return out;
}

const SQUARE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Where the line crosses the sides of one square, in order around it. */
function cutsOf(corners: readonly number[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < 4; i++) {
    const [a = 0, b = 0] = [corners[i], corners[(i + 1) % 4]];
    const [p, q] = [SQUARE[i], SQUARE[(i + 1) % 4]];
    if (a < 0 === b < 0 || p === undefined || q === undefined) continue;
    const part = a / (a - b);
    out.push({ x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part });
  }
  return out;
}

function keyOf({ x, y }: Point): string {
  return `${Math.round(x * 50)},${Math.round(y * 50)}`;
}

/** Pieces joined at their ends into long lines. */
function chained(segments: readonly [Point, Point][]): Point[][] {
  const ends = new Map<string, number[]>();
  segments.forEach((segment, i) => {
    for (const p of segment) ends.set(keyOf(p), [...(ends.get(keyOf(p)) ?? []), i]);
  });
  const used = new Set<number>();
  const follow = (line: Point[]): void => {
    for (;;) {
      const tip = line[line.length - 1];
      const next = tip && ends.get(keyOf(tip))?.find((i) => !used.has(i));
      const segment = next === undefined ? undefined : segments[next];
      if (tip === undefined || next === undefined || segment === undefined) return;
      used.add(next);
      line.push(keyOf(segment[0]) === keyOf(tip) ? segment[1] : segment[0]);
    }
  };
  const lines: Point[][] = [];
  segments.forEach((segment, i) => {
    if (used.has(i)) return;
    used.add(i);
    const line = [...segment];
    follow(line);
    line.reverse();
    follow(line);
    if (line.length > 3) lines.push(line);
  });
  return lines;
}
