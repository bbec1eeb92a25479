import { by } from '@sandtable/kernel';
import { seatState, type Table } from '../state';

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

/** How many armies a side may use in its turn of a round. */
interface Limit {
  readonly rule: string;
  readonly armies: number;
}

/** Of every round that has limits, turn by turn. */
type Limits = readonly (readonly Limit[])[];

const FOUR_SIDES: Limits = [
  [
    { rule: 'AA-FIRST-01', armies: 1 },
    { rule: 'AA-FIRST-02', armies: 1 },
    { rule: 'AA-FIRST-03', armies: 2 },
    { rule: 'AA-FIRST-04', armies: ALL },
  ],
];

const TWO_SIDES: Limits = [
  [
    { rule: 'AA-FIRST-06', armies: 1 },
    { rule: 'AA-FIRST-07', armies: 2 },
  ],
  [
    { rule: 'AA-FIRST-08', armies: 2 },
    { rule: 'AA-FIRST-09', armies: ALL },
  ],
];

/** Armies the active side may use this turn: in later rounds all of them. */
export function armyLimit(s: Table): number {
  const limits = leaders(s).length > 2 ? FOUR_SIDES : by(TWO_SIDES, 'AA-FIRST-12', 'AA-SOLO-14');
  return limits[s.round - 1]?.[placeInRound(s)]?.armies ?? by(ALL, 'AA-FIRST-05', 'AA-FIRST-10');
}
