import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-84: difficult terrain is normal for it. */
export const scout: GmAbility = {
  id: 'scout',
  rule: '2GM-ABIL-84',
  label: labels.scout,
  hooks: { scout: () => true },
};
