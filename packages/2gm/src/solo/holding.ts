import type { Option, Seat } from '@sandtable/kernel';
import { mayMove } from '../movement';
import { type GmState, seatState, type Table } from '../state';

/** A solo opponent looks at each unit once and says which ones stay, so that no die is rolled twice for one (SOLO-RULING-33). */
export function offerHolds(s: Table, seat: Seat, out: Option[]): void {
  const { solo } = seatState(s, seat);
  if (solo === null) return;
  for (let id = 0; id < s.units.length; id++)
    if (!solo.held.includes(id) && mayMove(s, seat, id)) out.push(['hold', id]);
}

/** False if the option is none of these. */
export function takeHold(s: GmState, seat: Seat, option: Option): boolean {
  if (option[0] !== 'hold') return false;
  seatState(s, seat).solo?.held.push(Number(option[1]));
  return true;
}
