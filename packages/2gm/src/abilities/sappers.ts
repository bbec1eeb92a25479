import { by } from '@sandtable/kernel';
import { naturalAt } from '../ground';
import { labels } from '../labels';
import type { GmAbility } from './hooks';

/** 2GM-ABIL-77 to 2GM-ABIL-83; of those who are sappers by their card. The token of that name gives the same. */
export const sappers: GmAbility = {
  id: 'sappers',
  rule: '2GM-ABIL-77',
  label: labels.sappers,
  hooks: {
    sapper: () => true,
    crossesWater: (s, space) => by(naturalAt(s, space) === 'river', '2GM-ABIL-80'),
  },
};
