import { labels } from '../../labels';
import type { GmAbility } from '../hooks';

/** 2GM-TOKEN-13, 2GM-ABIL-32. */
export const medics: GmAbility = {
  id: 'token/medics',
  rule: '2GM-TOKEN-13',
  label: labels.medics,
  hooks: { heals: () => true },
};
