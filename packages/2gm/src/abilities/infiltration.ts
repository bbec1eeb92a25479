import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-43, 2GM-RULING-125. */
export const infiltration: GmAbility = {
  id: 'infiltration',
  rule: '2GM-ABIL-43',
  label: labels.infiltration,
  hooks: { infiltrates: () => true },
};
