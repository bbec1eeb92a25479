import type { Box, Point } from '../drawing/points';

/** How far something reaches from its place: to both sides, and above it. */
export interface Reach {
  readonly beside: number;
  readonly above: number;
}

/** How far it has to move, that nothing of it lies beyond the edge of its page. */
export function intoView(place: Point, { beside, above }: Reach, page: Box): Point {
  const x = Math.min(Math.max(place.x, page.x + beside), page.x + page.width - beside);
  return { x: x - place.x, y: Math.max(0, page.y + above - place.y) };
}

/** Is there so much of the page above a place? A page that was turned does not begin at 0. */
export function hasHeadroom(place: Point, needed: number, page: Box): boolean {
  return place.y - page.y >= needed;
}
