import { nextTurnOf, unit } from '../state';
import { attach } from './attach';
import { enemyGround, notTwice, ofType } from './checks';
import type { Support } from './support';

/** Until the end of its owner's next turn the unit cannot move and shoots at +1/+1; a Heal takes the card away instead. */
export const sickPatients: Support = {
  id: 'support/sick-patients',
  rule: '2GM-CARD-15',
  moments: ['deployment'],
  aims: 'units',
  checks: [enemyGround, ofType('infantry', 'artillery'), notTwice],
  play: (s, p) => attach(s, p, nextTurnOf(s, unit(s, p.on).seat) + 1),
};
