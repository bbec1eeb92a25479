import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-39: a critical hit on it is a standard one. */
export const impenetrable: GmAbility = {
  id: 'impenetrable',
  rule: '2GM-ABIL-39',
  label: labels.impenetrable,
  hooks: { noCritical: () => true },
};
