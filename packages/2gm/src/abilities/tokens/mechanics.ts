import { labels } from '../../labels';
import type { GmAbility } from '../hooks';

/** 2GM-TOKEN-12, 2GM-ABIL-72. */
export const mechanics: GmAbility = {
  id: 'token/mechanics',
  rule: '2GM-TOKEN-12',
  label: labels.mechanics,
  hooks: { repairs: () => true },
};
