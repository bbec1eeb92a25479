import { neighboursOf } from '@sandtable/geometry';
import { fieldOf } from '../ground';
import { NONE, type Table } from '../state';

/** The spaces next to one, in the order of the field. */
export function spacesBeside(s: Table, space: number): number[] {
  const out: number[] = [];
  const count = neighboursOf(fieldOf(s), space, out);
  return out.slice(0, count).sort((a, b) => a - b);
}

export function isFree(s: Table, space: number): boolean {
  return s.on[space] === NONE;
}
