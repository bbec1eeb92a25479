import { labels } from '../../labels';
import type { GmAbility } from '../hooks';
import { sappers } from '../sappers';

/** 2GM-TOKEN-16: the ability of the same name; only clearing the way flips the token (2GM-ABIL-83). */
export const sapperToken: GmAbility = {
  id: 'token/sappers',
  rule: '2GM-TOKEN-16',
  label: labels.sappers,
  hooks: { ...sappers.hooks },
};
