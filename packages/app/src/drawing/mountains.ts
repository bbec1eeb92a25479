import { chance } from './chance';
import { at, type Point } from './points';

const RINGS: readonly (readonly [inner: number, outer: number, count: number])[] = [
  [15, 30, 20],
  [34, 54, 38],
];

/** Short strokes down the slopes, as engravers drew mountains: two rings around a ridge, for a space some 120 wide. */
export function hachuresAt(centres: readonly Point[], size: number): string {
  let path = '';
  for (const c of centres) {
    for (const [inner, outer, count] of RINGS) {
      for (let i = 0; i < count; i++) {
        const angle = ((i + 0.7 * chance(c.x + i, c.y, inner)) / count) * Math.PI * 2;
        const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.84];
        const from = inner + 4 * chance(c.x, c.y + i, inner + 1);
        const to = outer - 6 * chance(c.x + i, c.y + i, inner + 2);
        path += `M${at({ x: c.x + cos * from, y: c.y + sin * from })}L${at({ x: c.x + cos * to, y: c.y + sin * to })}`;
      }
    }
  }
  return path;
}

type Corner = readonly [x: number, y: number];

const CREST: readonly Corner[] = [
  [-27, 12],
  [-13, -12],
  [-7, -4],
  [3, -25],
  [16, -6],
  [22, -12],
  [34, 12],
];

const SHADE: readonly Corner[] = [
  [3, -25],
  [16, -6],
  [22, -12],
  [34, 12],
  [10, 12],
  [2, -2],
];

/** The crest in the middle of a mountain, and its shaded side. */
export function peaksAt(centres: readonly Point[], size: number): { readonly crest: string; readonly shade: string } {
  const drawn = (corners: readonly Corner[]): string =>
    centres.map((c) => `M${corners.map(([x, y]) => at({ x: c.x + x * size, y: c.y + y * size })).join('L')}z`).join('');
  return { crest: drawn(CREST), shade: drawn(SHADE) };
}
