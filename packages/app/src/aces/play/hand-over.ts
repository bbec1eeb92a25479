import { type AcesView, areEnemies, NONE } from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';

/** Does one of them see something on the table that the other must not? What differs is what lies face down; the launcher has its veil. */
export function hidesFrom(one: AcesView, other: AcesView): boolean {
  return one.table.units.some((u, id) => {
    const same = other.table.units[id];
    return same === undefined || same.army !== u.army || same.type !== u.type;
  });
}

/** Whoever is asked this is about to make a secret of the map (AA-V2-07): others leave the screen first. */
export const MAKES_SECRET: ReadonlySet<string> = new Set(['controller', 'lay', 'hide']);

/** Do people of both teams sit before this screen? Nobody's eyes (−1) see nothing that others must not. */
export function isAmongEnemies(
  { table }: AcesView,
  seat: Seat,
  people: readonly { readonly seats: readonly Seat[] }[],
): boolean {
  return (
    seat >= 0 &&
    people.some(({ seats }) => !seats.includes(seat) && seats.some((other) => areEnemies(table, seat, other)))
  );
}

/** Has the launcher been hidden, and is where it lies known to one team only? */
export function isHidden({ table }: AcesView): boolean {
  return table.round > 0 && table.launcher !== NONE && table.launcherUnit === NONE;
}

/** The table without what only one team knows: then a screen can be shared without being covered at every question. */
export function veiled(view: AcesView): AcesView {
  return isHidden(view) ? { ...view, table: { ...view.table, launcher: NONE } } : view;
}
