import { seatState, type Table } from './state';

/** The seats that lead a side's turn, clockwise: partners who share a purse take one turn together (AA-RULING-101). */
export function leaders(s: Table): number[] {
  return s.seats.flatMap((x, seat) => (x.purse === seat ? [seat] : []));
}

/** How many sides have had their turn in this round before the present one. */
function placeInRound(s: Table): number {
  const order = leaders(s);
  const from = order.indexOf(seatState(s, s.first).purse);
  return (order.indexOf(seatState(s, s.active).purse) - from + order.length) % order.length;
}

const FOUR: readonly number[] = [1, 1, 2, 3];

/** AA-FIRST-01 to -10, -12: armies the active side may use this turn. */
export function armyLimit(s: Table): number {
  const place = placeInRound(s);
  if (leaders(s).length > 2) return s.round === 1 ? (FOUR[place] ?? 3) : 3;
  if (s.round === 1) return place === 0 ? 1 : 2;
  return s.round === 2 && place === 0 ? 2 : 3;
}
