import { buildingAt } from '../ground';
import { unit } from '../state';
import { enemyGround, ofType } from './checks';
import { explode } from './mine';
import type { Support } from './support';

/** One attack on an enemy infantry outside buildings. */
export const traps: Support = {
  id: 'support/traps',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: 'units',
  checks: [
    enemyGround,
    ofType('infantry'),
    {
      rule: '2GM-CARD-12',
      ok: (s, p) => buildingAt(s, unit(s, p.on).at) === null,
      say: (_s, _c, w) => w.support.insideBuilding,
    },
  ],
  play: explode,
};
