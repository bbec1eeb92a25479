import { unitCard } from '../../cards';
import { isRough } from '../../ground';
import { labels } from '../../labels';
import { unit } from '../../state';
import type { GmAbility } from '../hooks';

/** Infantry gets one space further through difficult terrain, read as 2GM-RULING-24 reads Climbers: else it could not. */
export const yamashita: GmAbility = {
  id: 'general/yamashita',
  rule: '2GM-HQ-14',
  label: labels.yamashita,
  hooks: {
    climbs: (s, c) => {
      const u = unit(s, c.unit);
      return unitCard(s, u.card).type === 'infantry' && isRough(s, u, c.space);
    },
  },
};
