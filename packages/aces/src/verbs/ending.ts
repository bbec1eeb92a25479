import type { Seat } from '@sandtable/kernel';
import { refusedDuties } from '../attack/duties';
import { type AcesState, NONE, partnerOf } from '../state';
import type { TurnFrame } from '../turn/turn-frame';
import type { Act, Verb } from './verb';

export const end: Verb = {
  word: 'end',
  form: '',
  rule: 'AA-INTERCEPT-06',
  refuse: (s, { kind }) => (kind === 'declare' ? refusedDuties(s) : []),
};

/** The word goes to the partner. */
export const partner: Verb = { word: 'partner', form: '', rule: 'AA-RULING-101' };

export function ending(mayEnd: (s: AcesState, seat: Seat) => boolean = () => true): Act<TurnFrame> {
  return {
    verbs: [end],
    goesOn: true,
    offer(s, _f, seat, out) {
      if (mayEnd(s, seat)) out.push(['end']);
    },
    take() {},
  };
}

/** AA-RULING-101: in their common turn partners act in any order; whose word it is hands over to the other. */
export const handingOver: Act<TurnFrame> = {
  verbs: [partner],
  offer(s, _f, seat, out) {
    if (partnerOf(s, seat) !== NONE) out.push(['partner']);
  },
  take(s, _f, seat) {
    s.active = partnerOf(s, seat);
  },
};
