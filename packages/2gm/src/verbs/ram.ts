import { refusals } from '@sandtable/kernel';
import { offerRams, ramChecks, takeRam } from '../support/ram';
import { act } from './asking';
import type { Verb } from './verb';
import { numbersOf, ofTwo } from './writing';

/** A tank with the card drives into somebody. */
export const ram: Verb = {
  word: 'ram',
  form: 'from:place to:place',
  ...ofTwo('ram'),
  refuse(s, { seat, option }, w) {
    const [tank, target] = numbersOf(option);
    return refusals(ramChecks, s, { seat, tank, target }, w);
  },
};

export const ramming = act([ram], offerRams, takeRam);
