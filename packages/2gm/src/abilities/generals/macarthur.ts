import { unitCard } from '../../cards';
import { labels } from '../../labels';
import { comesBySea } from '../by-sea';
import type { GmAbility } from '../hooks';

/** Infantry that comes in a craft or an Amphibious vehicle costs 1 AP less, but at least 1. */
export const macarthur: GmAbility = {
  id: 'general/macarthur',
  rule: '2GM-HQ-14',
  label: labels.macarthur,
  hooks: {
    cost: (s, c) => (c.cost > 1 && unitCard(s, c.card).type === 'infantry' && comesBySea(s, c) ? -1 : 0),
  },
};
