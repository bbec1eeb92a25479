import { type Grid, NOWHERE } from '@sandtable/geometry';

/** For each grid the lists asked for so far, by steps and start. */
const lists = new Map<Grid, (readonly number[])[][]>();

/**
 * The spaces at most so many steps away, the start among them, in ascending order. With that much movement nobody gets
 * farther, and looking at these few instead of the whole field is what makes lists of moves fast.
 */
export function around(grid: Grid, start: number, steps: number): readonly number[] {
  const known = listsOf(grid)[Math.min(steps, grid.size)];
  return known?.[start] ?? listed(grid, start, Math.min(steps, grid.size));
}

/** Nearly every question is about the grid of the one before. */
let lastGrid: Grid | null = null;
let lastLists: (readonly number[])[][] = [];

function listsOf(grid: Grid): (readonly number[])[][] {
  if (grid === lastGrid) return lastLists;
  lastGrid = grid;
  lastLists = lists.get(grid) ?? [];
  lists.set(grid, lastLists);
  return lastLists;
}

function listed(grid: Grid, start: number, steps: number): readonly number[] {
  const known = listsOf(grid);
  const row = known[steps] ?? [];
  known[steps] = row;
  const list = walk(grid, start, steps);
  row[start] = list;
  return list;
}

function walk({ directions, neighbours }: Grid, start: number, steps: number): number[] {
  const found = new Set([start]);
  let edge = [start];
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: number[] = [];
    for (const space of edge) {
      for (let direction = 0; direction < directions; direction++) {
        const to = neighbours[space * directions + direction] ?? NOWHERE;
        if (to === NOWHERE || found.has(to)) continue;
        found.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return [...found].sort((a, b) => a - b);
}
