import { soloGuest } from '../solo/guest';
import { chooseDeployment, chooseFlip, chooseMove, chooseShot } from '../turn/turn';
import { call, charge } from './barrage';
import { bid } from './bid';
import { deploy, load } from './deploy';
import { discard } from './discard';
import { end } from './ending';
import { equip } from './equip';
import { beside, react, strike } from './fight';
import { lay } from './lay';
import { MOVES, move } from './move';
import { done, keep, leave, pass, redraw, stay } from './plain';
import { play } from './play';
import { raid } from './raid';
import { shoot } from './shoot';
import { engage, escort, flak, intercept } from './sky';
import { smoke } from './smoke';
import { take, token } from './take';
import type { Verb } from './verb';

const CARDS: readonly Verb[] = [play, pass];

/** Which wishes each question could be answered with. Decisions that are lists of acts say it themselves. */
const QUESTIONS: Readonly<Record<string, readonly Verb[]>> = {
  hand: [keep, redraw],
  bid: [bid],
  lay: [lay, deploy, end],
  move: chooseMove(soloGuest).verbs,
  deploy: chooseDeployment(soloGuest).verbs,
  equip: [equip],
  load: [load, stay],
  mobility: [...MOVES, stay],
  bomb: [raid, stay],
  shoot: chooseShot.verbs,
  react: [react, pass],
  strike: [strike],
  flip: chooseFlip.verbs,
  discard: [discard],
  choose: [play, take, discard, token, deploy, shoot, move, stay, done],
  fire: CARDS,
  cover: [smoke, ...CARDS],
  rolled: CARDS,
  resolved: CARDS,
  moved: CARDS,
  arrived: CARDS,
  orders: CARDS,
  beside: [beside, pass],
  intercept: [intercept, pass],
  escort: [escort, pass],
  flak: [flak, pass],
  drop: [flak, pass],
  call: [call, end],
  charge: [charge],
  'pick-up': [take, leave],
  engage: [engage],
};

/** Could the question be answered with it at all? */
export function fitsQuestion(kind: string, word: string): boolean {
  return (QUESTIONS[kind] ?? []).some((verb) => verb.word === word);
}
