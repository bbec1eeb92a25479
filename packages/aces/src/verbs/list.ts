import { vocabulary } from '@sandtable/kernel';
import { act, hold } from './act';
import { armies } from './armies';
import { assign } from './assign';
import { attack } from './attack';
import { buy } from './buy';
import { controller } from './controller';
import { divide } from './divide';
import { end, partner } from './ending';
import { intercept, pass } from './intercept';
import { hide, lay } from './lay';
import { move, step, stop } from './move';
import { pick } from './pick';
import { place, reveal } from './place';
import { repair } from './repair';
import { rocket } from './rocket';
import { time } from './time';
import { transfer } from './transfer';
import type { Verb } from './verb';

/** Everything that can be said at a table, in the order of the help. */
export const VERBS: readonly Verb[] = [
  ...[move, step, stop, end, partner, time],
  ...[attack, rocket, intercept, pass, repair, buy, transfer],
  ...[armies, pick, assign, reveal, place, controller, lay, hide, divide],
  ...[act, hold],
];

const known = vocabulary(VERBS);

export const verbOf = known.ofWord;

/** The verb an option is printed by. */
export const verbOfOption = known.ofOption;
