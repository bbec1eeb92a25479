import { spaceName } from '../names/names';
import { unitRef } from '../names/units';
import { NONE } from '../state';
import type { Verb } from './verb';
import { fromOf, numbersOf, ofAp, spaceTo } from './writing';

/** Where a barrage is to come down: on a unit or a space. */
export const call: Verb = {
  word: 'call',
  form: 'at:place',
  print(s, seat, option) {
    const [id, space] = numbersOf(option);
    return `call ${id === NONE ? spaceName(s, space) : unitRef(s, id, seat)}`;
  },
  read: (s, seat, wish) => ['call', fromOf(s, seat, wish), spaceTo(s, wish)],
};

/** How much is paid for it. */
export const charge: Verb = { word: 'charge', form: 'ap:number', ...ofAp('charge') };
