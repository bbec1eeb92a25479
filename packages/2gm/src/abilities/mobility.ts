import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-52: it moves right after it was deployed. */
export const mobility: GmAbility = {
  id: 'mobility',
  rule: '2GM-ABIL-52',
  label: labels.mobility,
  hooks: { mobility: () => true },
};
