import type { GmAbility } from '../abilities/hooks';
import { labels } from '../labels';

/** −1/−1 for everything his tank fires. */
export const mWittman: GmAbility = {
  id: 'hero/m-wittman',
  rule: '2GM-HERO-04',
  label: labels.mWittman,
  hooks: { aim: () => -1 },
};
