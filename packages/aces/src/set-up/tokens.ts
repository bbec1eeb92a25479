import type { Kernel, Seat } from '@sandtable/kernel';
import { putUnit } from '../attack/removal';
import { type AcesState, board, NONE, OFF_BOARD, seatState } from '../state';

/** AA-SETUP-09: the hex of a side's token, whichever partner holds it. */
export function startOf(s: AcesState, leader: Seat, token: number): number {
  const holder = s.seats.find((x) => x.purse === leader && (x.tokens[token] ?? 0) > 0);
  return board(s).starts[holder?.tokens[token] ?? 0] ?? NONE;
}

/** Units of the side that belong on the token and are still beside the map. */
export function unplaced(s: AcesState, leader: Seat, token: number): number[] {
  const out: number[] = [];
  s.units.forEach((u, id) => {
    if (u.at === OFF_BOARD && u.army === token && seatState(s, u.seat).purse === leader) out.push(id);
  });
  return out;
}

/** A token is turned over, for everybody of its side. */
export function reveal(s: AcesState, leader: Seat, token: number, k: Kernel<AcesState>): void {
  for (const x of s.seats) if (x.purse === leader) x.revealed |= 1 << token;
  const start = board(s).starts.indexOf(startOf(s, leader, token));
  k.emit?.({ type: 'revealed', rule: 'AA-SETUP-08', seat: leader, army: token, start });
}

export function place(s: AcesState, id: number, hex: number, k: Kernel<AcesState>): void {
  putUnit(s, id, hex);
  k.emit?.({ type: 'placed', rule: 'AA-SETUP-14', unit: id, hex });
}
