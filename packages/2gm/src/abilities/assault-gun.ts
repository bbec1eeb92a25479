import { targetIs } from '../attack/shot-target';
import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-09: with every weapon (2GM-RULING-08). */
export const assaultGun: GmAbility = {
  id: 'assault-gun',
  rule: '2GM-ABIL-09',
  label: labels.assaultGun,
  hooks: { aim: (s, shot) => (targetIs(s, shot, 'infantry') ? -1 : 0) },
};
