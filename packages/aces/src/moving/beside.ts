import { neighboursOf } from '@sandtable/geometry';
import { board, NONE, type Table } from '../state';

const near: number[] = [];

/** The units beside a hex, in their order; returns how many. */
export function unitsBeside(s: Table, hex: number, out: number[]): number {
  const count = neighboursOf(board(s).map, hex, near);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const id = s.hexes[near[i] ?? 0] ?? NONE;
    if (id === NONE) continue;
    let at = found++;
    for (; at > 0 && (out[at - 1] ?? 0) > id; at--) out[at] = out[at - 1] ?? 0;
    out[at] = id;
  }
  return found;
}
