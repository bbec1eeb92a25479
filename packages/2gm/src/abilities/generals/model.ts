import { targetIs } from '../../attack/shot-target';
import { rowOf } from '../../ground';
import { labels } from '../../labels';
import { sideOf, unit } from '../../state';
import type { GmAbility } from '../hooks';

/** Your infantry in your row 1 or 2 gets +1/+0 Evasion. */
export const model: GmAbility = {
  id: 'general/model',
  rule: '2GM-HQ-14',
  label: labels.model,
  hooks: {
    dodgeHit: (s, shot) => {
      const { at, seat } = unit(s, shot.target);
      return at >= 0 && targetIs(s, shot, 'infantry') && rowOf(s, sideOf(s, seat), at) <= 2 ? 1 : 0;
    },
  },
};
