import { CARRIED, NONE, type Table, type Unit, unit } from '../state';

/** Where the unit is for rows, ranges and AP: carried ones are with their carrier (2GM-RULING-83). */
export function placeOf(s: Table, u: Unit): number {
  return u.at === CARRIED && u.carrier !== NONE ? placeOf(s, unit(s, u.carrier)) : u.at;
}
