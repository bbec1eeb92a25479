import type { Grid } from '@sandtable/geometry';
import { fieldOf } from '../ground';
import type { Table } from '../state';

/** A field with what it is searched with, by rows and columns and across corners. */
export interface Searching<T> {
  readonly orthogonal: T;
  readonly diagonal: T;
  readonly codes: Uint16Array;
}

/** Made once for each size of field: what a search writes into is used again by the next. */
export function searchingWith<T>(make: (grid: Grid) => T): (s: Table) => Searching<T> {
  const known = new Map<number, Searching<T>>();
  return (s) => {
    const field = fieldOf(s);
    let search = known.get(field.size);
    if (search === undefined) {
      search = { orthogonal: make(field), diagonal: make(field.diagonal), codes: new Uint16Array(field.size) };
      known.set(field.size, search);
    }
    return search;
  };
}
