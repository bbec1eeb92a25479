import { unitCard } from '../cards';
import { NONE, unit } from '../state';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-08; cards of type Tank only (2GM-RULING-120). */
export const antiTank: GmAbility = {
  id: 'anti-tank',
  rule: '2GM-ABIL-08',
  label: 'Anti-Tank',
  hooks: {
    damage: (s, shot) => (shot.target !== NONE && unitCard(s, unit(s, shot.target).card).type === 'tank' ? 1 : 0),
  },
};
