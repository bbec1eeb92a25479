import type { Box, Point } from '../../drawing/points';
import type { Layout } from './layout';

/** Fingers are wider than the stamp is high. */
const AROUND = 12;

/** Where the sky is stamped on the paper, in so many letters. */
export function stampBox({ field, page }: Layout, note: string): Box {
  const width = 26 + note.length * 10.5;
  return { x: field.x + field.width - width, y: page.y + 30, width, height: 34 };
}

export function isOnStamp(layout: Layout, note: string, { x, y }: Point): boolean {
  if (note === '') return false;
  const box = stampBox(layout, note);
  // seen from far a short one is drawn larger, to the left
  const isWithin = x >= box.x - box.width / 2 && x <= box.x + box.width + AROUND;
  return isWithin && y >= box.y - AROUND && y <= box.y + box.height + AROUND;
}
