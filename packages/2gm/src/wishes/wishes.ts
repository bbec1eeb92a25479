import { type Option, type Seat, type Wish, type WishLanguage, wishForm } from '@sandtable/kernel';
import type { GmWords } from '../../words/index';
import { spaceNamed } from '../names/names';
import { type GmState, NONE, type Table } from '../state';
import { VERBS, verbOf, verbOfOption } from '../verbs/list';

/** What may be typed; only the help is translated. */
export function languageIn(w: GmWords): WishLanguage {
  const help: Readonly<Record<string, string>> = w.wishes.help;
  return {
    forms: VERBS.map(({ word, form }) => wishForm(word, form, help[word] ?? '')),
    isPlace: (text) => /^([a-z][1-9]\d?|south|north)(:[a-z0-9][a-z0-9-]*)?$/.test(text),
    placeHint: w.wishes.place,
    words: w.wishes.reading,
  };
}

/** The text that chooses this option. What an opponent only thought of may lack its place or its target. */
export function wishOf(s: GmState, seat: Seat, option: Option): string {
  return verbOfOption(String(option[0]))?.print?.(s, seat, option) ?? option.join(' ');
}

/** A place names a space of the field or an HQ. */
function isThere(s: Table, text: string): boolean {
  const place = text.split(':')[0] ?? '';
  return place === 'south' || place === 'north' || spaceNamed(s, place) !== NONE;
}

/** A place of the wish that is not on this field; null if all are. */
export function missingPlace(s: Table, wish: Wish): string | null {
  if (verbOf(wish.verb)?.anyPlace === true) return null;
  // eslint-disable-next-line no-restricted-syntax -- each place by itself; their order does not matter
  return Object.values(wish.places).find((text) => !isThere(s, text)) ?? null;
}

/** The option a wish means, legal or not; null if it names nothing there is. */
export function optionOf(s: GmState, seat: Seat, wish: Wish): Option | null {
  const verb = verbOf(wish.verb);
  if (missingPlace(s, wish) !== null) return null;
  return verb?.read === undefined ? [wish.verb] : verb.read(s, seat, wish);
}

/** What the same wish answers to the question that is open now; null where it has nothing more to say. */
export function continueWish(s: GmState, seat: Seat, wish: Wish): Option | null {
  const asked = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind;
  return asked === undefined ? null : (verbOf(wish.verb)?.goOn?.(s, seat, wish, asked) ?? null);
}
