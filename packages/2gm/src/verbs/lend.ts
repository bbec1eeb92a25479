import { refusals } from '@sandtable/kernel';
import { lendChecks, offerLend, takeLend } from '../options/lend-lease';
import { act } from './asking';
import type { Verb } from './verb';
import { numbersOf, ofAp } from './writing';

/** HP of the HQ for AP, where the table plays so. */
export const lend: Verb = {
  word: 'lend',
  form: 'ap:number',
  ...ofAp('lend'),
  refuse: (s, { seat, option }, w) => refusals(lendChecks, s, { seat, ap: numbersOf(option)[0] }, w),
};

export const lending = act([lend], offerLend, takeLend);
