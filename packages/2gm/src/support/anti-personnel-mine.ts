import { enemyGround, ofType } from './checks';
import { explode } from './mine';
import type { Support } from './support';

/** One attack on an enemy infantry, never on one that is carried (2GM-RULING-36, 2GM-TRANS-27). */
export const antiPersonnelMine: Support = {
  id: 'support/anti-personnel-mine',
  rule: '2GM-RULING-36',
  moments: ['deployment'],
  aims: 'units',
  checks: [enemyGround, ofType('infantry')],
  play: explode,
};
