import { DONE } from '../support/choice-frame';
import type { Act, Verb } from './verb';

/** Enough has been chosen. */
export const done: Verb = { word: DONE, form: '' };

/** Cards that may be left say so themselves; where nothing is left to choose nobody has to look for another way out. */
export const finishing: Act = {
  verbs: [done],
  goesOn: true,
  offer(_s, _f, _seat, out) {
    if (out.length === 0) out.push([DONE]);
  },
  take() {},
};
