import { by } from '@sandtable/kernel';
import { unitCard, withTag } from '../cards';
import { distance, distanceToHq } from '../ground';
import { areEnemies, NONE, onField, type Table, unit } from '../state';
import { shotDistance } from './distance';
import { isMainWeapon, MAIN, NORMAL, type Shot } from './shot';
import { calmRange, isActive, printedRange, rangeOf, weaponCount } from './weapons';

/** 2GM-OPT-47: with the optional rule, the main weapon of a tank of that class. */
export function isLobbing(s: Table, id: number, weapon: number): boolean {
  if (!s.opt.selfPropelled || weapon !== MAIN) return false;
  return by(
    unitCard(s, unit(s, id).card).tags.includes('self-propelled-artillery'),
    '2GM-OPT-42',
    '2GM-OPT-46',
    '2GM-CARD-08',
  );
}

/** Whose eyes count: everybody's, or only those that both sides know of. */
export type Eyes = 'all' | 'open';

/** 2GM-OPT-43, 2GM-RULING-138: some weapon of another ground unit of the side reaches what is fired at. */
function isSpotted(s: Table, shot: Shot, eyes: Eyes): boolean {
  const hq = s.hqs[shot.hq];
  return s.units.some((u, id) => {
    if (id === shot.shooter || !onField(u) || areEnemies(s, shot.seat, u.seat)) return false;
    if (eyes === 'open' && u.faceDown) return false;
    const steps = hq === undefined ? distance(s, u.at, shot.space) : distanceToHq(s, u.at, hq);
    for (let weapon = 0; weapon < weaponCount(u); weapon++)
      if (isActive(s, u, weapon) && steps <= rangeOf(s, id, weapon)) return true;
    return false;
  });
}

/**
 * Spaces beyond its printed Range at which it fires by somebody else's eyes; 0 for an ordinary attack. Where its Long Range would
 * reach as well, those eyes make it easier, if they lie open: a number that falls by a face-down unit would tell what it is.
 */
export function beyondRange(s: Table, shot: Shot): number {
  if (shot.shooter === NONE || shot.mode !== NORMAL || !isLobbing(s, shot.shooter, shot.weapon)) return 0;
  const steps = shotDistance(s, shot);
  const beyond = steps - printedRange(s, shot.shooter, shot.weapon);
  if (beyond <= 0) return 0;
  return by(
    steps > calmRange(s, shot.shooter, shot.weapon) || isSpotted(s, shot, 'open') ? beyond : 0,
    '2GM-RULING-122',
    '2GM-RULING-138',
  );
}

const LONG_RANGE_PENALTY = 3;
const firesFar = withTag('long-range');

/** 2GM-ABIL-46: +3/+3 at the one space more, from aboard a craft too (2GM-LCVP-07); an assault is fought at none. */
export function longRangePenalty(s: Table, shot: Shot): number {
  if (!firesFar(s, unit(s, shot.shooter).card) || !isMainWeapon(shot.weapon)) return 0;
  if (shotDistance(s, shot) - printedRange(s, shot.shooter, shot.weapon) !== 1) return 0;
  return beyondRange(s, shot) > 0 ? 0 : LONG_RANGE_PENALTY;
}

export function mayLob(s: Table, shot: Shot, eyes: Eyes): boolean {
  return isLobbing(s, shot.shooter, shot.weapon) && isSpotted(s, shot, eyes);
}
