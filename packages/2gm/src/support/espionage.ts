import { seatState } from '../state';
import { opponents } from './checks';
import { choiceFrame } from './choice-frame';
import { look, throwAway } from './hand-choice';
import { kindsOf } from './piles';
import { discard, type Support } from './support';

/** The opponent's hand is seen, and one card of it discarded. */
export const espionage: Support = {
  id: 'support/espionage',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: opponents,
  checks: [
    { rule: '2GM-CARD-12', ok: (s, p) => seatState(s, p.on).hand.length > 0, say: (_s, _c, w) => w.support.noCardSee },
  ],
  play(s, p, k) {
    discard(s, p);
    look(s, p.seat, p.on, k);
    k.call(choiceFrame(p, 1, p.on));
  },
  choice: {
    offer(s, f, _list, out) {
      const cards: number[] = [];
      kindsOf(seatState(s, f.on).hand, cards);
      for (const card of cards) out.push(['take', card]);
    },
    take(s, f, option, _list, k) {
      f.left--;
      throwAway(s, f.on, Number(option[1]), k);
    },
  },
};
