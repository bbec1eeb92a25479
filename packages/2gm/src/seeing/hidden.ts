import { by, type Option, type Seat, type Viewer } from '@sandtable/kernel';
import { UNKNOWN } from '../cards';
import { areEnemies, type Table, type Unit } from '../state';
import { blankUnit } from '../turn/new-unit';

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
  const out = blankUnit(UNKNOWN, u.seat);
  out.at = u.at;
  out.smoke = u.smoke;
  out.faceDown = true;
  return out;
}
