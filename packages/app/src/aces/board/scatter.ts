import { chance } from '../../drawing/chance';
import { at, type Point } from '../../drawing/points';
import { type Season, TREES } from '../../drawing/trees';
import type { Place } from './outline';
import { centreOf } from './plane';

/** Corners of the hex are left free: counters and numbers must stay readable. */
const TREE_PLACES: readonly Point[] = [
  { x: -24, y: -12 },
  { x: -9, y: -20 },
  { x: 9, y: -13 },
  { x: 25, y: -17 },
  { x: -29, y: 9 },
  { x: -13, y: 3 },
  { x: 4, y: 9 },
  { x: 20, y: 4 },
  { x: 30, y: 15 },
  { x: -19, y: 27 },
  { x: -2, y: 30 },
  { x: 15, y: 27 },
];

export function treesOn(places: readonly Place[], season: Season): string {
  return places
    .flatMap((place) => {
      const centre = centreOf(...place);
      return TREE_PLACES.map((p, i) => {
        const x = centre.x + p.x + (chance(centre.x + i, centre.y, 3) - 0.5) * 7;
        const y = centre.y + p.y + (chance(centre.x, centre.y + i, 4) - 0.5) * 6;
        const size = 0.85 + chance(x, y, 5) * 0.45;
        return { y, path: `M${at({ x, y })}${TREES[season](size)}` };
      });
    })
    .sort((a, b) => a.y - b.y)
    .map((tree) => tree.path)
    .join('');
}

/** Short strokes down the slopes, as engravers drew mountains: two rings around a ridge. */
export function hachuresOn(places: readonly Place[]): string {
  let path = '';
  for (const place of places) {
    const c = centreOf(...place);
    for (const [inner, outer, count] of RINGS) {
      for (let i = 0; i < count; i++) {
        const angle = ((i + 0.7 * chance(c.x + i, c.y, inner)) / count) * Math.PI * 2;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.82];
        const from = inner + 3 * chance(c.x, c.y + i, inner + 1);
        const to = outer - 5 * chance(c.x + i, c.y + i, inner + 2);
        path += `M${at({ x: c.x + cos * from, y: c.y + sin * from })}L${at({ x: c.x + cos * to, y: c.y + sin * to })}`;
      }
    }
  }
  return path;
}

const RINGS: readonly (readonly [inner: number, outer: number, count: number])[] = [
  [10, 22, 18],
  [25, 41, 34],
];

/** The crest in the middle of a mountain, and its shaded side. */
export function peaksOn(places: readonly Place[]): { readonly crest: string; readonly shade: string } {
  let [crest, shade] = ['', ''];
  for (const place of places) {
    const { x, y } = centreOf(...place);
    crest += `M${at({ x: x - 17, y: y + 8 })}l9-15 4 5 6-13 8 12 4-4 7 15z`;
    shade += `M${at({ x: x + 2, y: y - 15 })}l8 12 4-4 7 15h-15l-5-9z`;
  }
  return { crest, shade };
}

/** Small swells on open water. */
export function wavesOn(places: readonly Place[]): string {
  return places
    .flatMap((place) => {
      const c = centreOf(...place);
      return [0, 1, 2].map((i) => {
        const x = c.x - 30 + 44 * chance(c.x + i, c.y, 21);
        const y = c.y - 26 + i * 26 + 8 * chance(c.x, c.y + i, 22);
        return `M${at({ x, y })}q4-4 8 0t8 0`;
      });
    })
    .join('');
}

/** Houses and sheds around a factory. */
export function housesOn(places: readonly Place[]): string {
  return places
    .flatMap((place) => {
      const c = centreOf(...place);
      return HOUSES.map((p, i) => {
        const w = 5 + Math.round(4 * chance(c.x + i, c.y, 31));
        const h = 4 + Math.round(3 * chance(c.x, c.y + i, 32));
        const x = c.x + p.x + 3 * chance(c.x + i, c.y + i, 33);
        return `M${at({ x, y: c.y + p.y })}h${w}v${h}h${-w}z`;
      });
    })
    .join('');
}

const HOUSES: readonly Point[] = [
  { x: -33, y: -14 },
  { x: -38, y: 2 },
  { x: -30, y: 15 },
  { x: -22, y: 27 },
  { x: -6, y: 31 },
  { x: 10, y: 29 },
  { x: 24, y: 19 },
  { x: 32, y: 5 },
  { x: 29, y: -10 },
  { x: 15, y: -32 },
  { x: -24, y: -28 },
];
