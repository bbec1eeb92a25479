import { targetIs } from '../attack/shot-target';
import { labels } from '../labels';
import { NONE } from '../state';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-31: against whatever stands on the ground; not against the HQ or other aircraft. */
export const groundAttack: GmAbility = {
  id: 'ground-attack',
  rule: '2GM-ABIL-31',
  label: labels.groundAttack,
  hooks: { aim: (s, shot) => (shot.target !== NONE && !targetIs(s, shot, 'aircraft') ? -1 : 0) },
};
