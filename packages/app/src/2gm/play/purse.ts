import { type Income, roomFor, shares, supplyOf, type Table } from '@sandtable/2gm/table';

/** What a seat earns at the beginning of its next turn, as things stand. */
export interface Purse {
  readonly parts: readonly Income[];
  readonly ap: number;
  /** So much of it the HQ can still hold (2GM-HQ-12). */
  readonly fits: number;
}

export function purseOf(table: Table, seat: number): Purse | null {
  const side = table.seats[seat]?.side;
  if (side === undefined) return null;
  const { purses } = supplyOf(table, side);
  const own = purses.find((purse) => purse.seat === seat) ?? purses[0];
  if (own === undefined) return null;
  // 2GM-TEAM-09: partners divide it, unless each has an HQ
  const shared = table.opt.twoCopies ? undefined : shares(table, side, own.ap).find((each) => each.seat === seat);
  const ap = shared?.ap ?? own.ap;
  return { parts: own.parts, ap, fits: Math.min(ap, roomFor(table, seat)) };
}
