import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-75: a space more, and no attack for who uses it (2GM-ABIL-76). */
export const riders: GmAbility = {
  id: 'riders',
  rule: '2GM-ABIL-75',
  label: labels.riders,
  hooks: { riders: () => true },
};
