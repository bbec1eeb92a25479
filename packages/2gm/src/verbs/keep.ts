import type { Frame } from '@sandtable/kernel';
import { dealHand } from '../set-up/dealing';
import type { Act, Verb } from './verb';

export const keep: Verb = { word: 'keep', form: '' };
export const redraw: Verb = { word: 'redraw', form: '' };

/** 2GM-SETUP-20, 2GM-SETUP-21: once, unseen by the other; in a scenario from the cards it allows (2GM-SETUP-22). */
export const keeping: Act<Frame> = {
  verbs: [keep, redraw],
  offer: (_s, _f, _seat, out) => void out.push(['keep'], ['redraw']),
  take(s, _f, seat, option, k) {
    if (option[0] !== 'redraw') return;
    dealHand(s, seat, true, k);
    // which cards nobody sees, that there are new ones everybody
    k.reveal('all');
  },
};
