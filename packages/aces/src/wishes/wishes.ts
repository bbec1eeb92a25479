import { type Option, passes, type Seat, type Wish, type WishLanguage, wishForm } from '@sandtable/kernel';
import type { AcesWords } from '../../words/index';
import { findReach, moverChecks, stepTry } from '../moving/steps';
import { hexName } from '../names/names';
import { type AcesState, board } from '../state';
import { VERBS, verbOf, verbOfOption } from '../verbs/list';
import { moverOf } from '../verbs/writing';

/** What may be typed; only the help is translated. */
export function languageIn(w: AcesWords): WishLanguage {
  const help: Readonly<Record<string, string>> = w.wishes.help;
  return {
    forms: VERBS.map(({ word, form }) => wishForm(word, form, help[word] ?? '')),
    isPlace: (text) => /^\d{1,3},\d{1,3}$/.test(text),
    placeHint: w.wishes.place,
    words: w.wishes.reading,
  };
}

/** The text that chooses this option. */
export function wishOf(s: AcesState, seat: Seat, option: Option): string {
  return verbOfOption(option[0])?.print?.(s, seat, option) ?? option.join(' ');
}

/** The option a wish means, legal or not; null if it names nothing there is. */
export function optionOf(s: AcesState, seat: Seat, wish: Wish): Option | null {
  const verb = verbOf(wish.verb);
  return verb?.read === undefined ? [wish.verb] : verb.read(s, seat, wish);
}

/** What the same wish answers to the question that is open now; null where it has nothing more to say. */
export function continueWish(s: AcesState, seat: Seat, wish: Wish): Option | null {
  const asked = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind;
  return asked === undefined ? null : (verbOf(wish.verb)?.goOn?.(s, seat, wish, asked) ?? null);
}

/** Every hex each unit can move to, beyond the single steps. */
export function moreWishes(s: AcesState, seat: Seat): string[] {
  const kind = s.asks.find((a) => a.seat === seat && a.answer === null)?.kind;
  const mover = moverOf(s);
  if (kind !== 'move' && kind !== 'go') return [];
  const out: string[] = [];
  s.units.forEach((u, id) => {
    if (kind === 'go' && mover?.unit !== id) return;
    if (!passes(moverChecks, s, stepTry(s, seat, id, u.at, kind === 'go' ? (mover?.spent ?? 0) : -1))) return;
    const reach = findReach(s, id, kind === 'go' ? (mover?.spent ?? 0) : -1);
    for (let hex = 0; hex < board(s).map.size; hex++) {
      if (hex !== u.at && reach.canStop(hex)) out.push(`move ${hexName(s, u.at)} ${hexName(s, hex)}`);
    }
  });
  return out;
}
