import { board, NONE, type Table } from '../state';

/** Directions in the order of the map: 0 is up, clockwise. */
const COMPASS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

/** A way hex by hex, as it is typed: `s-se-se`. */
export function printWay(s: Pick<Table, 'board'>, from: number, path: readonly number[]): string {
  const { neighbours, directions } = board(s).map;
  return path
    .map((hex, i) => {
      const at = path[i - 1] ?? from;
      return COMPASS.find((_, direction) => neighbours[at * directions + direction] === hex) ?? '';
    })
    .join('-');
}

/** The hexes of a typed way; empty if it leaves the map or is none. */
export function readWay(s: Pick<Table, 'board'>, from: number, text: string): number[] {
  const { neighbours, directions } = board(s).map;
  const path: number[] = [];
  let at = from;
  for (const word of text.split('-')) {
    const direction = COMPASS.findIndex((name) => name === word);
    at = at === NONE || direction < 0 ? NONE : (neighbours[at * directions + direction] ?? NONE);
    if (at === NONE) return [];
    path.push(at);
  }
  return path;
}
