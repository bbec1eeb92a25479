import { PERMANENT, unit } from '../state';
import { attach } from './attach';
import { notTwice, ownGround } from './checks';
import type { Support } from './support';

/** +1/+1 Evasion while it keeps still, until it assaults. */
export const camouflage: Support = {
  id: 'support/camouflage',
  rule: '2GM-CARD-14',
  moments: ['deployment'],
  aims: 'units',
  checks: [
    ownGround,
    { rule: '2GM-CARD-14', ok: (s, p) => !unit(s, p.on).moved, say: (_s, _c, w) => w.support.movedTurn },
    notTwice,
  ],
  play: (s, p) => attach(s, p, PERMANENT),
};
