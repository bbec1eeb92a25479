import { chance } from '../../drawing/chance';
import { at, type Point, round } from '../../drawing/points';
import { type Season, TREES } from '../../drawing/trees';
import { type Layout, SPACE } from './layout';
import { centreOf, type Square } from './squares';

/** The same spread of places in every space, each pushed about a little; sorted so that what is nearer is drawn later. */
function spread(layout: Layout, squares: readonly Square[], across: number, down: number, salt: number): Point[] {
  const [dx, dy] = [SPACE.width / across, SPACE.height / down];
  return squares
    .flatMap((square) => {
      const { x, y } = centreOf(layout, square);
      return Array.from({ length: across * down }, (_, i) => {
        const [column, row] = [i % across, Math.floor(i / across)];
        const px = x - SPACE.width / 2 + (column + 0.5 + (row % 2 === 0 ? 0.2 : -0.2)) * dx;
        const py = y - SPACE.height / 2 + (row + 0.62) * dy;
        return {
          x: px + (chance(px, py, salt) - 0.5) * dx * 0.5,
          y: py + (chance(px, py, salt + 1) - 0.5) * dy * 0.5,
        };
      });
    })
    .sort((a, b) => a.y - b.y);
}

export function treesOn(layout: Layout, squares: readonly Square[], season: Season): string {
  return spread(layout, squares, 5, 4, 3)
    .map((p) => `M${at(p)}${TREES[season](1.15 + chance(p.x, p.y, 5) * 0.5)}`)
    .join('');
}

/** Low growth: three leaves on a stalk, and dots of grass. */
export function bushesOn(layout: Layout, squares: readonly Square[]): string {
  return spread(layout, squares, 4, 3, 9)
    .map((p) => {
      const s = 0.9 + chance(p.x, p.y, 10) * 0.5;
      const r = round(3.4 * s);
      return `M${at({ x: p.x - 1.8 * r, y: p.y })}a${r} ${r} 0 0 1 ${round(r * 1.2)} ${round(-r * 0.9)}a${r} ${r} 0 0 1 ${round(r * 1.5)} 0a${r} ${r} 0 0 1 ${round(r * 1.1)} ${round(r * 0.9)}z`;
    })
    .join('');
}

/** Small swells on open water. */
export function wavesOn(layout: Layout, squares: readonly Square[]): string {
  return spread(layout, squares, 2, 4, 21)
    .map((p) => `M${at({ x: p.x - 10, y: p.y })}q5-5 10 0t10 0`)
    .join('');
}

/** Reeds in still water. */
export function reedsOn(layout: Layout, squares: readonly Square[]): string {
  return spread(layout, squares, 2, 3, 25)
    .map(
      (p) =>
        `M${at(p)}v-8M${at({ x: p.x - 4, y: p.y })}l-1-6M${at({ x: p.x + 4, y: p.y })}l1-6M${at({ x: p.x - 8, y: p.y + 2 })}h16`,
    )
    .join('');
}

/** Grains of sand. */
export function sandOn(layout: Layout, squares: readonly Square[]): string {
  return spread(layout, squares, 9, 8, 31)
    .map((p) => `M${at(p)}h.1`)
    .join('');
}
