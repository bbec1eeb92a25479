import { type Option, refusals, type Seat, type Wish } from '@sandtable/kernel';
import { fieldOf } from '../ground';
import { spaceName } from '../names/names';
import { buildChecks, offerBuilding, takeBuilding } from '../options/field-terrain';
import type { SetUpFrame } from '../set-up/set-up-frame';
import { layChecks, layTerrain, offerTerrain, placingOf } from '../set-up/terrain';
import { type GmState, NONE } from '../state';
import { act } from './asking';
import type { Act, Verb } from './verb';
import { cardOf, cardOption, cardText, numbersOf, spaceOf, words } from './writing';

function print(s: GmState, seat: Seat, option: Option): string {
  const [card, first, spaces] = numbersOf(option);
  const end = spaces > 1 ? `to ${spaceName(s, first + spaces - 1)}` : '';
  return words(String(option[0]), cardText(s, seat, card), spaceName(s, first), end);
}

/** From a space of a row to another, in whichever order they are named; a card on one space says nothing more. */
function read(s: GmState, seat: Seat, wish: Wish): Option | null {
  const { verb, places } = wish;
  const card = cardOf(s, seat, wish.words.card, ['terrain']);
  const ends = [spaceOf(s, places.at), spaceOf(s, places.end ?? places.at)].sort((x, y) => x - y);
  const [first = NONE, last = NONE] = ends;
  const { columnOf, columns } = fieldOf(s);
  if (first === NONE || (columnOf[first] ?? columns) + (last - first) >= columns) return null;
  return first === last ? cardOption(verb, card, first) : cardOption(verb, card, first, last - first + 1);
}

/** Terrain before the battle. */
export const lay: Verb = {
  word: 'lay',
  form: 'card:word at:place [to end:place]',
  print,
  read,
  refuse: (s, { seat, option }, w) => refusals(layChecks, s, { ...placingOf(option), seat }, w),
};

/** The same during it, where the table plays so. */
export const build: Verb = {
  word: 'build',
  form: 'card:word at:place [to end:place]',
  print,
  read,
  refuse: (s, { seat, option }, w) => refusals(buildChecks, s, { ...placingOf(option), seat }, w),
};

export const laying: Act<SetUpFrame> = {
  verbs: [lay],
  offer: (s, _f, seat, out) => offerTerrain(s, seat, out),
  take(s, f, seat, option, k) {
    f.laid.push(seat, s.pieces.length);
    layTerrain(s, { ...placingOf(option), seat }, k);
  },
};

export const building = act([build], offerBuilding, takeBuilding);
