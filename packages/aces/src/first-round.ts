import { seatState, type Table } from './state';

/** The seats that lead a side's turn, clockwise: partners who share a purse take one turn together (AA-RULING-101). */
export function leaders(s: Table): number[] {
  return s.seats.flatMap((x, seat) => (x.purse === seat ? [seat] : []));
}

/** How many sides have had their turn in this round before the present one. */
export function placeInRound(s: Table): number {
  const order = leaders(s);
  const from = order.indexOf(seatState(s, s.first).purse);
  return (order.indexOf(seatState(s, s.active).purse) - from + order.length) % order.length;
}

const ALL = 3;

/** AA-FIRST-01, AA-FIRST-02, AA-FIRST-03, AA-FIRST-04; AA-FIRST-05: one round only. */
const FOUR_SIDES: readonly (readonly number[])[] = [[1, 1, 2, 3]];

/** AA-FIRST-06, AA-FIRST-07, then AA-FIRST-08, AA-FIRST-09; AA-FIRST-10: two rounds only. Solo too (AA-FIRST-12, AA-SOLO-14). */
const TWO_SIDES: readonly (readonly number[])[] = [
  [1, 2],
  [2, 3],
];

/** Armies the active side may use this turn. */
export function armyLimit(s: Table): number {
  const limits = leaders(s).length > 2 ? FOUR_SIDES : TWO_SIDES;
  return limits[s.round - 1]?.[placeInRound(s)] ?? ALL;
}
