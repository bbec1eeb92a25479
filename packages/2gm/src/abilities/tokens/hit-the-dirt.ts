import { labels } from '../../labels';
import type { GmAbility } from '../hooks';

/** 2GM-TOKEN-09, 2GM-TOKEN-10, 2GM-ABIL-37: always, whether the unit moves or not. */
export const hitTheDirt: GmAbility = {
  id: 'token/hit-the-dirt',
  rule: '2GM-TOKEN-09',
  label: labels.hitTheDirt,
  hooks: { dodgeHit: () => 1 },
};
