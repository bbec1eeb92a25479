import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-89: where everything lies under snow; that it does not slow them stands with movement (2GM-ABIL-88). */
export const siberians: GmAbility = {
  id: 'siberians',
  rule: '2GM-ABIL-89',
  label: labels.siberians,
  hooks: {
    movement: (s) => (s.opt.arctic ? 1 : 0),
    aim: (s) => (s.opt.arctic ? -1 : 0),
  },
};
