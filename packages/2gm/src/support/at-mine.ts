import { enemyGround, ofType } from './checks';
import { explode } from './mine';
import type { Support } from './support';

/** One attack on an enemy tank or transport (2GM-RULING-36). */
function againstVehicles(id: string): Support {
  return {
    id,
    rule: '2GM-RULING-36',
    moments: ['deployment'],
    aims: 'units',
    checks: [enemyGround, ofType('tank', 'transport')],
    play: explode,
  };
}

export const atMine: Support = againstVehicles('support/at-mine');
/** The Tactics name of the same card. */
export const antiTankMine: Support = againstVehicles('support/anti-tank-mine');
