import { openWindow } from '@sandtable/kernel';
import { ADVANCE, DASH } from '../field/movement';
import { lookAround } from '../field/night';
import { spaceName } from '../names/names';
import { unitNamed, unitRef } from '../names/units';
import { comeUpon } from '../options/token-drop';
import { liesFaceDown } from '../seeing/hidden';
import { NONE, seatState, unit } from '../state';
import { tripMine } from '../support/trip';
import { offerMoves } from '../turn/move-options';
import { moveNow } from '../turn/moving';
import type { TurnFrame } from '../turn/turn-frame';
import type { Act, Verb } from './verb';
import { byWay, wayNamed } from './ways';
import { explainMoves } from './why-not-moves';
import { assaulterNamed, fromOf, numbersOf, ofTwo, spaceOf, spaceTo, toOf, words } from './writing';

const refuse: NonNullable<Verb['refuse']> = (s, { seat, kind, option }, w) => explainMoves(s, seat, kind, option, w);

/** AP and what a General has ordered lie open, how somebody else found his way does not. */
const atNight: NonNullable<Verb['atNight']> = (s, option) => {
  const [id, to, way] = numbersOf(option);
  return liesFaceDown(s, id) ? [String(option[0]), id, to, way & (ADVANCE | DASH)] : option;
};

export const move: Verb = {
  word: 'move',
  form: 'from:place to:place [by way:word]',
  print(s, seat, option) {
    const [id, space, way] = numbersOf(option);
    return words('move', unitRef(s, id, seat), spaceName(s, space), byWay(way));
  },
  read: (s, seat, wish) => ['move', fromOf(s, seat, wish), spaceTo(s, wish), wayNamed(wish.words.way)],
  refuse,
  atNight,
};

/** Into the space of a friend, to walk beside him. */
export const join: Verb = {
  word: 'join',
  form: 'from:place to:place [by way:word]',
  print(s, seat, option) {
    const [id, friend, way] = numbersOf(option);
    return words('join', unitRef(s, id, seat), unitRef(s, friend, seat), byWay(way));
  },
  read: (s, seat, wish) => ['join', fromOf(s, seat, wish), toOf(s, seat, wish), wayNamed(wish.words.way)],
  refuse,
  atNight,
};

/** A covered pair as one. */
export const pair: Verb = {
  word: 'pair',
  form: 'from:place to:place',
  print(s, _seat, option) {
    const [id, space] = numbersOf(option);
    return `pair ${spaceName(s, unit(s, id).at)} ${spaceName(s, space)}`;
  },
  read: (s, _seat, wish) => ['pair', s.on[spaceOf(s, wish.places.from)] ?? NONE, spaceTo(s, wish)],
  refuse,
};

export const swap: Verb = {
  word: 'swap',
  form: 'one:place two:place',
  print: ofTwo('swap').print,
  read(s, seat, { places }) {
    const two = [unitNamed(s, places.one ?? '', seat), unitNamed(s, places.two ?? '', seat)].sort((x, y) => x - y);
    return ['swap', ...two];
  },
  refuse,
};

export const assault: Verb = {
  word: 'assault',
  form: 'unit:place target:place [from start:place] [by way:word]',
  print(s, seat, option) {
    const [id, from, target, way] = numbersOf(option);
    const start = unit(s, id).at === from ? '' : `from ${spaceName(s, from)}`;
    return words('assault', unitRef(s, id, seat), unitRef(s, target, seat), start, byWay(way));
  },
  read(s, seat, { places, words: said }) {
    const id = assaulterNamed(s, places.unit ?? '', seat);
    const start = places.start === undefined ? (s.units[id]?.at ?? NONE) : spaceOf(s, places.start);
    return ['assault', id, start, unitNamed(s, places.target ?? '', seat), wayNamed(said.way)];
  },
  refuse,
};

export const board: Verb = { word: 'board', form: 'from:place to:place', ...ofTwo('board'), refuse };
/** The carrier drives to its passenger. */
export const fetch: Verb = { word: 'fetch', form: 'from:place to:place', ...ofTwo('fetch'), refuse };
export const unload: Verb = {
  word: 'unload',
  form: 'from:place to:place',
  print(s, seat, option) {
    const [carrier, space] = numbersOf(option);
    return `unload ${unitRef(s, carrier, seat)} ${spaceName(s, space)}`;
  },
  read: (s, seat, wish) => ['unload', fromOf(s, seat, wish), spaceTo(s, wish)],
  refuse,
};

/** Whatever takes a unit to another space: one after the other, unit by unit. */
export const MOVES: readonly Verb[] = [move, join, pair, swap, assault, board, fetch, unload];

/** In the Movement Phase. */
export const moving: Act<TurnFrame> = {
  verbs: MOVES,
  goesOn: true,
  offer: (s, _f, seat, out) => offerMoves(s, NONE, seat, out),
  take(s, f, seat, option, k) {
    // a solo opponent lets others close up behind it (SOLO-RULING-34)
    const { solo } = seatState(s, seat);
    if (solo !== null) solo.from = s.units[Number(option[1])]?.at ?? NONE;
    f.mover = moveNow(s, option, k);
    lookAround(s, k);
    k.call(openWindow('moved'));
    if (option[0] === 'swap') comeUpon(s, Number(option[2]), k); // it has come to a space as well
    tripMine(s, f.mover, k); // 2GM-WIN-15: before the others answer
  },
};
