import type { Fact } from '@sandtable/kernel';
import { isUnitCard, unitCard } from '../cards';
import type { GmFacts } from '../say';
import { seatState, type Table } from '../state';
import { kindsOf, takeInto } from './piles';
import { discard, type Support } from './support';

/** A card looked for in one's own deck, shown and taken into the hand; then the deck is shuffled. */
function search(id: string, fits: (s: Table, card: number) => boolean, say: (w: GmFacts) => Fact): Support {
  return {
    id,
    rule: '2GM-CARD-12',
    moments: ['deployment'],
    aims: { kind: 'cards', list: (s, p, out) => kindsOf(seatState(s, p.seat).deck, out) },
    checks: [{ rule: '2GM-CARD-12', ok: (s, p) => fits(s, p.on), say: (_s, _p, w) => say(w) }],
    play(s, p, k) {
      const { deck } = seatState(s, p.seat);
      discard(s, p);
      takeInto(s, p.seat, deck, p.on, k);
      k.reveal('all');
      k.shuffle(deck);
    },
  };
}

const MOST = 2;

export const enlist: Support = search(
  'support/enlist',
  (s, card) => isUnitCard(card) && unitCard(s, card).type === 'infantry' && unitCard(s, card).cost <= MOST,
  (w) => w.support.findsInfantry,
);

export const reinforcements: Support = search(
  'support/reinforcements',
  (_s, card) => isUnitCard(card),
  (w) => w.support.findsUnits,
);
