import type { AcesView } from '@sandtable/aces/table';

/** Does one of them see something on the table that the other must not? What differs is what lies face down. */
export function hidesFrom(one: AcesView, other: AcesView): boolean {
  if (one.table.launcher !== other.table.launcher) return true;
  return one.table.units.some((u, id) => {
    const same = other.table.units[id];
    return same === undefined || same.army !== u.army || same.type !== u.type;
  });
}
