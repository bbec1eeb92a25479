import { isUnitCard } from '../cards';
import { seatState } from '../state';
import { kindsOf, takeInto } from './piles';
import { discard, type Support } from './support';

/** A unit card comes back from one's own discard pile. */
export const replacements: Support = {
  id: 'support/replacements',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: { kind: 'cards', list: (s, p, out) => kindsOf(seatState(s, p.seat).discard, out) },
  checks: [{ rule: '2GM-CARD-12', ok: (_s, p) => isUnitCard(p.on), say: (_s, _c, w) => w.support.onlyUnitCardsCome }],
  play(s, p, k) {
    takeInto(s, p.seat, seatState(s, p.seat).discard, p.on, k);
    discard(s, p);
  },
};
