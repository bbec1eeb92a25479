import { no } from './no';
import type { Verb } from './verb';
import { ofAp } from './writing';

export const bid: Verb = {
  word: 'bid',
  form: 'ap:number',
  ...ofAp('bid'),
  refuse: (_s, _tried, w) => [no('2GM-SETUP-04', w.explain.bidWhatMost)],
};
