import { naturalAt } from '../ground';
import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-14, 2GM-RULING-24. */
export const climbers: GmAbility = {
  id: 'climbers',
  rule: '2GM-ABIL-14',
  label: labels.climbers,
  hooks: { climbs: (s, c) => naturalAt(s, c.space) === 'mountain' },
};
