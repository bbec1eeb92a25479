import { centreLine, shortestPaths } from '@sandtable/geometry';
import { fieldOf } from '../ground';
import type { Table } from '../state';

/** The way of a shot over the field, both ends included. */
export interface LineOfFire {
  readonly path: readonly number[];
  /** Spaces of it under a Smoke Screen. */
  readonly smoke: readonly number[];
}

/** The way a shot takes as the table plays smoke (2GM-RULING-15): the shortest with least of it, or the line between the two. */
export function lineOfFire(s: Table, from: number, to: number): LineOfFire {
  const inSmoke = (path: readonly number[]): number[] => path.filter((space) => s.turn < (s.screens[space] ?? 0));
  if (s.opt.smokeLineOfFire !== 'anyClearPath') {
    const path: number[] = [];
    const length = centreLine(fieldOf(s), from, to, path);
    const line = path.slice(0, length);
    return { path: line, smoke: inSmoke(line) };
  }
  // of equal ones the straightest looks best: the fewest turns
  const ways = shortestPaths(fieldOf(s), from, to)
    .map((path) => ({ path, smoke: inSmoke(path) }))
    .sort((a, b) => a.smoke.length - b.smoke.length || turnsOf(a.path) - turnsOf(b.path));
  return ways[0] ?? { path: [from, to], smoke: [] };
}

function turnsOf(path: readonly number[]): number {
  const steps = path.slice(1).map((space, i) => space - (path[i] ?? 0));
  return steps.filter((step, i) => i > 0 && step !== steps[i - 1]).length;
}
