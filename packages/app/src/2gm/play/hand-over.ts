import type { GmView } from '@sandtable/2gm/table';

/** Does one of them see something the other must not? Hands, cards set aside, and what lies face down at night (2GM-GAP-24). */
export function hidesFrom(one: GmView, other: GmView): boolean {
  const differs = (mine: readonly number[], theirs: readonly number[]): boolean =>
    mine.some((card, i) => card !== theirs[i]);
  const piles = one.table.seats.some((x, seat) => {
    const same = other.table.seats[seat];
    return same === undefined || differs(x.hand, same.hand) || differs(x.aside, same.aside);
  });
  return piles || one.table.units.some((u, id) => u.card !== other.table.units[id]?.card);
}
