import { opponents } from './checks';
import { choiceFrame } from './choice-frame';
import { exchangeCards, look } from './hand-choice';
import { discard, type Support } from './support';

const ANY_NUMBER = 99;

/** The opponent's hand is seen; then any number of cards may be exchanged. */
export const enigma: Support = {
  id: 'support/enigma',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: opponents,
  checks: [],
  play(s, p, k) {
    discard(s, p);
    look(s, p.seat, p.on, k);
    k.call(choiceFrame(p, ANY_NUMBER, p.on));
  },
  choice: exchangeCards,
};
