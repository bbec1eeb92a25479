import { coverCard } from '../../ground';
import { labels } from '../../labels';
import { unit } from '../../state';
import type { GmAbility } from '../hooks';

const DUG_IN: readonly string[] = ['terrain/tunnels', 'terrain/trench'];

/** Units in Tunnels or Trenches get +1 Armor. */
export const kuribayashi: GmAbility = {
  id: 'general/kuribayashi',
  rule: '2GM-HQ-14',
  label: labels.kuribayashi,
  hooks: {
    armor: (s, c) => {
      const { at } = unit(s, c.unit);
      const card = at < 0 ? null : coverCard(s, at);
      return card !== null && DUG_IN.includes(card.id) ? 1 : 0;
    },
  },
};
