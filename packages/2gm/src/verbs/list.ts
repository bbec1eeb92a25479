import { hold } from '../solo/holding';
import { upgrade } from '../solo/upgrading';
import { gift, rally } from './anytime';
import { call, charge } from './barrage';
import { bid } from './bid';
import { deploy, drop, load } from './deploy';
import { discard } from './discard';
import { end, partner } from './ending';
import { equip } from './equip';
import { beside, react, resolve, strike } from './fight';
import { heal, repair } from './help';
import { hero } from './hero';
import { build, lay } from './lay';
import { lend } from './lend';
import { dismount, mount } from './mount';
import { assault, board, fetch, join, move, pair, swap, unload } from './move';
import { done, keep, leave, pass, redraw, stay, surrender } from './plain';
import { play } from './play';
import { raid } from './raid';
import { ram } from './ram';
import { sap } from './sap';
import { screen } from './screen';
import { shoot } from './shoot';
import { engage, escort, flak, intercept } from './sky';
import { smoke } from './smoke';
import { take, token } from './take';
import { optionWords, type Verb } from './verb';

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

const BY_WORD: ReadonlyMap<string, Verb> = new Map(VERBS.map((verb) => [verb.word, verb]));
const BY_OPTION: ReadonlyMap<string, Verb> = new Map(
  VERBS.flatMap((verb) => optionWords([verb]).map((word) => [word, verb] as const)),
);

export function verbOf(word: string): Verb | undefined {
  return BY_WORD.get(word);
}

/** The verb an option is printed by. */
export function verbOfOption(word: string): Verb | undefined {
  return BY_OPTION.get(word);
}
