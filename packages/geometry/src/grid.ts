/** The neighbour beyond an edge, the place that does not exist, the answer to "which one?" when there is none. */
export const NOWHERE = -1;

/**
 * What searches need to know about a board: places are the integers 0 … size − 1, and each has one slot per direction.
 * Ascending place number is the canonical order of places, ascending direction number that of directions; every
 * function that lists places keeps one of the two, so lists of options are the same on every machine.
 */
export interface Grid {
  readonly size: number;
  readonly directions: number;
  /** 1 for places that exist, 0 for the holes of an irregular map. */
  readonly inside: Uint8Array;
  /** `neighbours[place * directions + direction]`, NOWHERE beyond the edge. Neighbourhood is mutual. */
  readonly neighbours: Int16Array;
}

export function neighbour(grid: Grid, place: number, direction: number): number {
  return grid.neighbours[place * grid.directions + direction] as number;
}

/** Writes the existing neighbours in direction order and returns how many there are. */
export function neighboursOf(grid: Grid, place: number, out: Int16Array | number[]): number {
  const { directions, neighbours } = grid;
  const base = place * directions;
  let count = 0;
  for (let direction = 0; direction < directions; direction++) {
    const next = neighbours[base + direction] as number;
    if (next !== NOWHERE) out[count++] = next;
  }
  return count;
}
