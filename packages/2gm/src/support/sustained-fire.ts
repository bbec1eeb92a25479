import { attach } from './attach';
import { notTwice, ownUnit } from './checks';
import type { Support } from './support';

/** Every attack of the unit at −1/−1 until the end of the turn; aircraft included. */
export const sustainedFire: Support = {
  id: 'support/sustained-fire',
  rule: '2GM-CARD-15',
  moments: ['deployment'],
  aims: 'units',
  checks: [ownUnit, notTwice],
  play: (s, p) => attach(s, p, s.turn + 1),
};
