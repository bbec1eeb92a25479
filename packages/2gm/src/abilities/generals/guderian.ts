import { unitCard } from '../../cards';
import { rowOf } from '../../ground';
import { labels } from '../../labels';
import { onField, sideOf, type Table, type Unit, unit } from '../../state';
import type { GmAbility } from '../hooks';

function isTank(s: Table, u: Unit): boolean {
  return unitCard(s, u.card).type === 'tank';
}

/** A tank deployed while another one of yours stands in row 2 or beyond has Mobility. */
export const guderian: GmAbility = {
  id: 'general/guderian',
  rule: '2GM-HQ-14',
  label: labels.guderian,
  hooks: {
    mobility: (s, id) => {
      const { seat } = unit(s, id);
      if (!isTank(s, unit(s, id))) return false;
      return s.units.some(
        (u, other) =>
          other !== id && u.seat === seat && onField(u) && isTank(s, u) && rowOf(s, sideOf(s, seat), u.at) >= 2,
      );
    },
  },
};
