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

export function treesOn(places: readonly Place[], season: Season, turned = false): string {
  return places
    .flatMap((place) => {
      const centre = centreOf(...place, turned);
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

/** Small swells on open water. */
export function wavesOn(places: readonly Place[], turned = false): string {
  return places
    .flatMap((place) => {
      const c = centreOf(...place, turned);
      return [0, 1, 2].map((i) => {
        const x = c.x - 30 + 44 * chance(c.x + i, c.y, 21);
        const y = c.y - 26 + i * 26 + 8 * chance(c.x, c.y + i, 22);
        return `M${at({ x, y })}q4-4 8 0t8 0`;
      });
    })
    .join('');
}

/** Houses and sheds around a factory. */
export function housesOn(places: readonly Place[], turned = false): string {
  return places
    .flatMap((place) => {
      const c = centreOf(...place, turned);
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
