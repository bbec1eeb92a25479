import { choiceFrame } from './choice-frame';
import { exchangeCards } from './hand-choice';
import { discard, type Support } from './support';

const ANY_NUMBER = 99;

/** Any number of cards of the hand for as many from the deck. */
export const newOrders: Support = {
  id: 'support/new-orders',
  rule: '2GM-CARD-12',
  moments: ['deployment'],
  aims: 'none',
  checks: [],
  play(s, p, k) {
    discard(s, p);
    k.call(choiceFrame(p, ANY_NUMBER));
  },
  choice: exchangeCards,
};
