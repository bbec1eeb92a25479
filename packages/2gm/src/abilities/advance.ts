import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-03: a paid point more; who may pay when stands with the moves. */
export const advance: GmAbility = {
  id: 'advance',
  rule: '2GM-ABIL-03',
  label: labels.advance,
  hooks: { advance: () => true },
};
