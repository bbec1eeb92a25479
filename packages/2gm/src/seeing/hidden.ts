import { by, type Option, type Seat, type Viewer } from '@sandtable/kernel';
import { UNKNOWN } from '../cards';
import { areEnemies, NONE, type Table, type Unit } from '../state';

/** Face down to everybody but its own side. */
export function isHidden(s: Table, u: Unit, who: Viewer): boolean {
  return by(u.faceDown && isStranger(s, who, u.seat), '2GM-NIGHT-04');
}

/** Who does not look into the cards of the seat's side. */
export function isStranger(s: Table, who: Viewer, seat: Seat): boolean {
  return who === 'spectator' || areEnemies(s, who, seat);
}

/** Something was done with a face-down card, out of sight. */
const UNSEEN: Option = ['unseen'];

export function liesFaceDown(s: Table, id: number): boolean {
  return s.units[id]?.faceDown === true;
}

/** What a stranger sees of something done with these units. */
export function outOfSight(s: Table, option: Option, ...units: number[]): Option {
  return units.some((id) => liesFaceDown(s, id)) ? UNSEEN : option;
}

/**
 * A face-down unit to the other side: its place and its owner (2GM-GAP-29), and the cloud it stands in, which lies on the field
 * (2GM-TOKEN-20). Who carries it is not said.
 */
export function hiddenUnit(u: Unit): Unit {
  return {
    card: UNKNOWN,
    seat: u.seat,
    at: u.at,
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
    smoke: u.smoke,
    partner: NONE,
    carrier: NONE,
    cargo: NONE,
    settled: false,
    remounted: false,
    killed: false,
    flak: 0,
    faceDown: true,
    dropped: false,
  };
}
