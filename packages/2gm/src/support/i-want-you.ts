import { isUnitCard, unitCard } from '../cards';
import { seatState, type Table } from '../state';
import { choiceFrame, DONE } from './choice-frame';
import { kindsOf, takeInto } from './piles';
import { discard, type Support } from './support';

const MOST = 2;

function fits(s: Table, card: number): boolean {
  return isUnitCard(card) && unitCard(s, card).type === 'infantry' && unitCard(s, card).cost <= MOST;
}

/** Up to two infantry cards of cost 2 or less come back from one's own discard pile. */
export const iWantYou: Support = {
  id: 'support/i-want-you',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: { kind: 'cards', list: (s, p, out) => kindsOf(seatState(s, p.seat).discard, out) },
  checks: [{ rule: '2GM-CARD-12', ok: (s, p) => fits(s, p.on), say: (_s, _c, w) => w.support.infantryCost2Less }],
  play(s, p, k) {
    takeInto(s, p.seat, seatState(s, p.seat).discard, p.on, k);
    discard(s, p);
    k.call(choiceFrame(p, 1));
  },
  choice: {
    offer(s, f, _list, out) {
      const cards: number[] = [];
      kindsOf(seatState(s, f.seat).discard, cards);
      for (const card of cards) if (fits(s, card)) out.push(['take', card]);
      out.push([DONE]);
    },
    take(s, f, option, _list, k) {
      f.left--;
      takeInto(s, f.seat, seatState(s, f.seat).discard, Number(option[1]), k);
    },
  },
};
