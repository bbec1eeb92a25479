import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-24 to 2GM-ABIL-26: no difficult terrain, no bridges; stuck where it is difficult. */
export const extraHeavy: GmAbility = {
  id: 'extra-heavy',
  rule: '2GM-ABIL-24',
  label: labels.extraHeavy,
  hooks: { extraHeavy: () => true },
};
