import { attach } from './attach';
import { notTwice, ofType, ownGround } from './checks';
import type { Support } from './support';

/** Two more movement points this turn. */
export const fuel: Support = {
  id: 'support/fuel',
  rule: '2GM-CARD-15',
  moments: ['movement'],
  aims: 'units',
  checks: [ownGround, ofType('tank', 'transport'), notTwice],
  play: (s, p) => attach(s, p, s.turn + 1),
};
