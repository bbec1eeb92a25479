import type { Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { type GmState, seatState, type Table } from '../state';
import type { TurnFrame } from '../turn/turn-frame';
import { no } from './no';
import type { Act, Verb } from './verb';
import { cardOf, cardOption, cardText, numbersOf } from './writing';

export const discard: Verb = {
  word: 'discard',
  form: 'card:word',
  print: (s: GmState, seat, option) => `discard ${cardText(s, seat, numbersOf(option)[0])}`,
  read: (s, seat, { words }) =>
    cardOption('discard', cardOf(s, seat, words.card, ['support', 'hero', 'unit', 'general'])),
  refuse: (s, { seat, option }, w) =>
    seatState(s, seat).hand.includes(numbersOf(option)[0]) ? [] : [no('2GM-DISCARD-02', w.explain.noSuchCardHand)],
};

/** 2GM-SETUP-23; looked at in the Discard Phase only (2GM-DISCARD-03). */
const HAND_LIMIT = 7;

/** The rule by which a seat discards whatever it has left; null where only too large a hand is discarded. */
export type Discards = (s: Table, seat: Seat) => RuleId | null;

export function mustDiscard(s: Table, seat: Seat, discards: Discards): boolean {
  const { hand } = seatState(s, seat);
  return discards(s, seat) === null ? hand.length > HAND_LIMIT : hand.length > 0;
}

/** People discard what is too much for a hand, guests what their rules let go. */
export function discarding(discards: Discards): Act<TurnFrame> {
  return {
    verbs: [discard],
    offer(s, _f, seat, out) {
      const { hand } = seatState(s, seat);
      hand.forEach((card, i) => {
        if (hand.indexOf(card) === i) out.push(['discard', card]);
      });
    },
    take(s, _f, seat, option, k) {
      const x = seatState(s, seat);
      const [card] = numbersOf(option);
      x.hand.splice(x.hand.indexOf(card), 1);
      x.discard.push(card);
      k.emit?.({ type: 'discarded', rule: discards(s, seat) ?? '2GM-DISCARD-01', seat, cards: [card] });
    },
  };
}
