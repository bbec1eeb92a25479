import { MAIN, SECOND } from '../attack/shot';
import { targetIs } from '../attack/shot-target';
import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-08: the gun, not what was added to the unit; cards of type Tank only (2GM-RULING-120). */
export const antiTank: GmAbility = {
  id: 'anti-tank',
  rule: '2GM-ABIL-08',
  label: labels.antiTank,
  hooks: {
    damage: (s, shot) => ((shot.weapon === MAIN || shot.weapon === SECOND) && targetIs(s, shot, 'tank') ? 1 : 0),
  },
};
