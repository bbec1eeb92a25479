import { vocabulary } from '@sandtable/kernel';
import { upgrade } from '../solo/cards/upgrading';
import { hold } from '../solo/moving/holding';
import { gift, rally } from './anytime';
import { call, charge } from './barrage';
import { beside } from './beside';
import { bid } from './bid';
import { deploy, drop, load } from './deploy';
import { discard } from './discard';
import { done } from './done';
import { end, partner } from './ending';
import { engage } from './engage';
import { equip } from './equip';
import { react, resolve, strike } from './fight';
import { flak } from './flak';
import { heal, repair } from './help';
import { hero } from './hero';
import { escort, intercept } from './intercept';
import { keep, redraw } from './keep';
import { build, lay } from './lay';
import { lend } from './lend';
import { dismount, mount } from './mount';
import { assault, board, fetch, join, move, pair, swap, unload } from './move';
import { pass } from './pass';
import { play } from './play';
import { raid } from './raid';
import { ram } from './ram';
import { sap } from './sap';
import { screen } from './screen';
import { shoot } from './shoot';
import { smoke } from './smoke';
import { stay } from './stay';
import { surrender } from './surrender';
import { leave, take, token } from './take';
import type { Verb } from './verb';

/** Everything that can be said at a table, in the order of the help. */
export const VERBS: readonly Verb[] = [
  ...[keep, redraw, bid, lay],
  ...[move, join, pair, hold, upgrade, swap, assault, board, fetch, unload],
  ...[deploy, drop, equip, load, stay],
  ...[shoot, beside, raid, intercept, escort, flak, engage, resolve, react, strike, screen],
  ...[mount, dismount, heal, repair, ram, sap, smoke, rally],
  ...[play, hero, take, leave, token, done, build, lend, call, charge, discard],
  ...[gift, partner, end, pass, surrender],
];

const known = vocabulary(VERBS);

export const verbOf = known.ofWord;

/** The verb an option is printed by. */
export const verbOfOption = known.ofOption;
