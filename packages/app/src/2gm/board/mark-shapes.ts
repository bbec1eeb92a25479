import type { Box } from '../../drawing/points';
import { boxOfSpot, type Layout, spaceBox } from './layout';
import type { Scene } from './model';
import { isSpace, type Spot } from './spots';

/** A rectangle with soft corners, so much inside a box. */
function frameOfBox({ x, y, width, height }: Box, inset: number): string {
  const r = 6;
  const [w, h] = [width - 2 * inset - 2 * r, height - 2 * inset - 2 * r];
  return `M${x + inset + r} ${y + inset}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h${-w}q-${r} 0-${r}-${r}v${-h}q0-${r} ${r}-${r}z`;
}

/** Many spaces as one path, each a little smaller than printed. */
export function spacesPath(layout: Layout, spaces: readonly number[], inset: number): string {
  return spaces.map((space) => frameOfBox(spaceBox(layout, space), inset)).join('');
}

/** How far outside its edge a mark around a card lies: cards of units and headquarters must stay readable. */
const AROUND = 5;

/** The frame of a mark on a spot: inside a space, around a card; null for a spot that is not there. */
export function frameOfSpot(layout: Layout, scene: Scene, spot: Spot, inset: number): string | null {
  const box = boxOfSpot(layout, scene, spot);
  return box === null ? null : frameOfBox(box, isSpace(spot) ? inset : -AROUND);
}
