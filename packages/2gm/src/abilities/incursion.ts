import { rowOf } from '../ground';
import { labels } from '../labels';
import { NONE, sideOf } from '../state';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-40, 2GM-ABIL-41: anywhere, for one AP more with each row beyond one's first (2GM-RULING-124). */
export const incursion: GmAbility = {
  id: 'incursion',
  rule: '2GM-ABIL-40',
  label: labels.incursion,
  hooks: {
    anywhere: () => true,
    cost: (s, c) => (c.space === NONE ? 0 : rowOf(s, sideOf(s, c.seat), c.space) - 1),
  },
};
