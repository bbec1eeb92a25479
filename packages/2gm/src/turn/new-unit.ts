import type { Seat } from '@sandtable/kernel';
import { NONE, PARKED, type Table, type Unit } from '../state';

/** A unit fresh from the hand, nowhere yet. */
export function newUnit(s: Table, card: number, seat: Seat): Unit {
  return {
    card,
    seat,
    at: PARKED,
    wounds: 0,
    promotions: 0,
    tokens: [],
    cards: [],
    deployed: s.turn,
    moved: false,
    left: NONE,
    shots: 0,
    secondShots: 0,
    extraShots: 0,
    noAttack: false,
    repulsed: false,
    advanced: false,
    helped: false,
    onto: NONE,
    assaults: NONE,
    suppressed: 0,
    attackers: [],
    smoke: 0,
    partner: NONE,
    carrier: NONE,
    cargo: NONE,
    settled: false,
    remounted: false,
    killed: false,
    flak: 0,
    faceDown: false,
    dropped: false,
  };
}
