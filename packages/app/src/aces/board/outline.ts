import { at, between, type Point, pointKey, round } from '../../drawing/points';
import { loopsOf, roundLoop, wobbled } from '../../drawing/strokes';
import { centreOf, sideOf, stepFrom } from './plane';

/** A hex by column and row; it may lie beyond the edge of the map. */
export type Place = readonly [column: number, row: number];

export function placeKey([column, row]: Place): string {
  return `${column},${row}`;
}

/** The closed lines around a set of hexes, corner by corner; outer ones run clockwise, holes the other way. */
export function loopsAround(places: readonly Place[], turned = false): Point[][] {
  const inside = new Set(places.map(placeKey));
  return loopsOf(
    places.flatMap(([column, row]) => {
      const open = [0, 1, 2, 3, 4, 5].filter((side) => !inside.has(placeKey(stepFrom(column, row, side))));
      return open.map((side) => sideOf(centreOf(column, row, turned), side, turned));
    }),
  );
}

/** The natural outline of ground that covers these hexes: a shore, the edge of a wood. */
export function naturalOutline(places: readonly Place[], amount = 7, salt = 1, turned = false): string {
  return loopsAround(places, turned)
    .map((loop) => roundLoop(wobbled(loop, amount, salt)))
    .join('');
}

/** The exact outline along the sides of the hexes. */
export function exactOutline(places: readonly Place[], turned = false): string {
  return loopsAround(places, turned)
    .map((loop) => `M${loop.map(at).join('L')}z`)
    .join('');
}

/** All sides of the hexes, each once. */
export function gridOf(places: readonly Place[], turned = false): string {
  const drawn = new Set<string>();
  let path = '';
  for (const [column, row] of places) {
    for (let direction = 0; direction < 6; direction++) {
      const [a, b] = sideOf(centreOf(column, row, turned), direction, turned);
      const key = pointKey(between(a, b));
      if (drawn.has(key)) continue;
      drawn.add(key);
      path += `M${at(a)}l${round(b.x - a.x)} ${round(b.y - a.y)}`;
    }
  }
  return path;
}
