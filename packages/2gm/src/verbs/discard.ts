import { type GmState, seatState } from '../state';
import { no } from './no';
import type { Verb } from './verb';
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
