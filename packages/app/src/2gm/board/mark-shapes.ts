import type { Box } from '../../drawing/points';
import { type Layout, spaceBox } from './layout';

/** A rectangle with soft corners, so much inside a box. */
export function frameOfBox({ x, y, width, height }: Box, inset: number): string {
  const r = 6;
  const [w, h] = [width - 2 * inset - 2 * r, height - 2 * inset - 2 * r];
  return `M${x + inset + r} ${y + inset}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h${-w}q-${r} 0-${r}-${r}v${-h}q0-${r} ${r}-${r}z`;
}

/** Many spaces as one path, each a little smaller than printed. */
export function spacesPath(layout: Layout, spaces: readonly number[], inset: number): string {
  return spaces.map((space) => frameOfBox(spaceBox(layout, space), inset)).join('');
}
