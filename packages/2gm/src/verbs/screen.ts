import { refusals } from '@sandtable/kernel';
import { spaceName } from '../names/names';
import { unitRef } from '../names/units';
import { LEFT, offerScreens, RIGHT, screenChecks, takeScreen } from '../turn/screens';
import { act } from './asking';
import type { Verb } from './verb';
import { fromOf, numbersOf, spaceTo, words } from './writing';

const SIDES: Readonly<Record<number, string>> = { [LEFT]: 'left', [RIGHT]: 'right', [LEFT | RIGHT]: 'both' };

function sidesNamed(name: string | undefined): number {
  if (name === undefined) return 0;
  return [LEFT, RIGHT, LEFT | RIGHT].find((sides) => SIDES[sides] === name) ?? -1;
}

/** Smoke on a space, and on the ones left and right of it. */
export const screen: Verb = {
  word: 'screen',
  form: 'from:place to:place [sides:word]',
  print(s, seat, option) {
    const [id, space, sides] = numbersOf(option);
    return words('screen', unitRef(s, id, seat), spaceName(s, space), SIDES[sides]);
  },
  read: (s, seat, wish) => ['screen', fromOf(s, seat, wish), spaceTo(s, wish), sidesNamed(wish.words.sides)],
  refuse(s, { seat, option }, w) {
    const [unit, space] = numbersOf(option);
    return refusals(screenChecks, s, { seat, unit, space }, w);
  },
};

export const screening = act([screen], offerScreens, (s, _seat, option, k) => takeScreen(s, option, k));
