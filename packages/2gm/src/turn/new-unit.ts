import type { Seat } from '@sandtable/kernel';
import { NONE, PARKED, type Table, type Unit } from '../state';

/** A unit fresh from the hand, nowhere yet. */
export function newUnit(s: Table, card: number, seat: Seat): Unit {
  const u = blankUnit(card, seat);
  u.deployed = s.turn;
  return u;
}

/** A unit of which nothing is known but what it is and whose. All units are made here, so that the machine sees one kind of object. */
export function blankUnit(card: number, seat: Seat): Unit {
  return {
    card,
    seat,
    at: PARKED,
    wounds: 0,
    promotions: 0,
    tokens: [],
    cards: [],
    deployed: 0,
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
