import { unitCard } from '../../cards';
import { labels } from '../../labels';
import { seatState, unit } from '../../state';
import { DASHED } from '../../turn/once-a-turn';
import type { GmAbility } from '../hooks';

/** One tank or transport each turn gets a movement point more; which one, its move says. */
export const rommel: GmAbility = {
  id: 'general/rommel',
  rule: '2GM-HQ-14',
  label: labels.rommel,
  hooks: {
    dashes: (s, id) => {
      const u = unit(s, id);
      const { type } = unitCard(s, u.card);
      return (type === 'tank' || type === 'transport') && (seatState(s, u.seat).boons & DASHED) === 0;
    },
  },
};
