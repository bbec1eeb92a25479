import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-53, 2GM-RULING-153: a diagonal step costs a point like any other. */
export const motorized: GmAbility = {
  id: 'motorized',
  rule: '2GM-ABIL-53',
  label: labels.motorized,
  hooks: { diagonal: () => true },
};
