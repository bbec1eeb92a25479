import { has } from '../cards';
import { onField, type Table } from '../state';
import { leaveEffect } from './attach';
import { isOfType } from './checks';
import type { Play, Support } from './support';

function infantry(s: Table, p: Play): number[] {
  return s.units.flatMap((u, id) =>
    u.seat === p.seat && onField(u) && isOfType(s, id, ['infantry']) && !has(u.cards, p.card) ? [id] : [],
  );
}

/** All one's infantry moves a space further this turn; those that assault hit more easily, and are hit more easily. */
export const banzai: Support = {
  id: 'support/banzai',
  rule: '2GM-CARD-15',
  moments: ['movement'],
  aims: 'none',
  checks: [
    {
      rule: '2GM-CARD-19',
      ok: (s, p) => infantry(s, p).length > 0,
      say: (_s, _c, w) => w.support.noInfantryNotUnder,
    },
  ],
  play: (s, p) => leaveEffect(s, p, infantry(s, p), s.turn + 1),
};
