import { type Grid, NOWHERE } from '../grid';

/**
 * Connected areas of the open places (non-zero in `open`; entry codes will do). Writes to each place the number of its
 * area, NOWHERE where closed, and returns how many areas there are. Areas are numbered by their first place.
 */
export function findAreas(grid: Grid, open: ArrayLike<number>, out: Int16Array): number {
  const { size, directions, inside, neighbours } = grid;
  const stack = new Int16Array(size);
  let areas = 0;
  out.fill(NOWHERE);
  for (let first = 0; first < size; first++) {
    if (inside[first] === 0 || out[first] !== NOWHERE || !open[first]) continue;
    out[first] = areas;
    stack[0] = first;
    for (let height = 1; height > 0; ) {
      const place = stack[--height] as number;
      for (let direction = 0; direction < directions; direction++) {
        const next = neighbours[place * directions + direction] as number;
        if (next === NOWHERE || out[next] !== NOWHERE || !open[next]) continue;
        out[next] = areas;
        stack[height++] = next;
      }
    }
    areas++;
  }
  return areas;
}
