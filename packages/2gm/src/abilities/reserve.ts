import { labels } from '../labels';
import { areEnemies, onField } from '../state';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-74, 2GM-RULING-123: with a friend on a space of the battlefield. */
export const reserve: GmAbility = {
  id: 'reserve',
  rule: '2GM-ABIL-74',
  label: labels.reserve,
  hooks: {
    cost: (s, c) => (s.units.some((u) => onField(u) && !areEnemies(s, c.seat, u.seat)) ? -1 : 0),
  },
};
