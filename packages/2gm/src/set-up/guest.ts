import type { Frame, Seat } from '@sandtable/kernel';
import type { GmState } from '../state';

/** Rules for seats that nobody plays, as far as they change the set-up: what is done in the place of a person, null where nothing is. */
export interface SetUpGuest {
  armies(s: GmState): Frame | null;
  bids(s: GmState): Frame | null;
  lays(s: GmState, seat: Seat): Frame | null;
  /** Terrain it has before the battle. */
  layGiven(s: GmState, seat: Seat): Frame | null;
  /** Units it has before the battle. */
  predeploys(s: GmState, seat: Seat): Frame | null;
}
