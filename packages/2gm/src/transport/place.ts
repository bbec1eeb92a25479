import { by } from '@sandtable/kernel';
import { withTag } from '../cards';
import { policies } from '../editions/index';
import { CARRIED, GONE, NONE, type Table, type Unit, unit } from '../state';

/** 2GM-LCVP-01: landing craft. */
export const isCraftCard = withTag('embark-disembark');

/** Where the unit is for rows, ranges and AP: carried ones are with their carrier. */
export function placeOf(s: Table, u: Unit): number {
  return by(u.at === CARRIED && u.carrier !== NONE ? placeOf(s, unit(s, u.carrier)) : u.at, '2GM-RULING-83');
}

/**
 * The space from which the unit shoots and uses its abilities; negative if it can do neither. A vehicle does
 * as ever, nobody inside it does, but in Pacific who is in a landing craft
 * (2GM-LCVP-07).
 */
export function postOf(s: Table, u: Unit): number {
  if (u.at !== CARRIED || u.carrier === NONE || !policies(s).craftPassengersAct) return u.at;
  const carrier = unit(s, u.carrier);
  return by(isCraftCard(s, carrier.card) ? carrier.at : GONE, '2GM-TRANS-28', '2GM-TRANS-29', '2GM-TRANS-30');
}
