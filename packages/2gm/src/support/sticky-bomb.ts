import { PERMANENT } from '../state';
import { attach } from './attach';
import { notTwice, ofType, ownGround } from './checks';
import type { Support } from './support';

/** A weapon for one attack on a tank or transport; the unit carries it as the last of its weapons. */
export const stickyBomb: Support = {
  id: 'support/sticky-bomb',
  rule: '2GM-CARD-14',
  moments: ['deployment'],
  aims: 'units',
  checks: [ownGround, ofType('infantry'), notTwice],
  play: (s, p) => attach(s, p, PERMANENT),
};
