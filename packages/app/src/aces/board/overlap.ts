import type { Box } from '../../drawing/points';

/** Does it lie over the middle of one of these? A corner that is covered hides nothing. */
export function liesOver({ x, y, width, height }: Box, places: readonly Box[]): boolean {
  return places.some((place) => {
    const [dx, dy] = [place.x + place.width / 2 - x, place.y + place.height / 2 - y];
    return dx >= 0 && dx <= width && dy >= 0 && dy <= height;
  });
}
