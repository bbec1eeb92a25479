import { by, type Seat } from '@sandtable/kernel';
import { areEnemies, seatState, type Table } from '../state';

/** SOLOP-DISCARD-27: against a solo opponent a table may agree to play on with the discards. */
export function mayReshuffle(s: Table, seat: Seat): boolean {
  if (seatState(s, seat).discard.length === 0) return false;
  return by(
    s.seats.some((x, other) => areEnemies(s, seat, other) && x.solo?.levers.reshuffle === true),
    'SOLOT-DISCARD-03',
  );
}
