import { type Catalogue, en } from './en';
import type { Locale } from './locale';

/** Some topics in every language; all but English are loaded when somebody chooses them. */
export type Part<Topics> = Readonly<Record<Locale, () => Topics | Promise<Topics>>>;

/** The sentences of the language in use, as far as whoever holds this has loaded them. */
export interface Sentences<Topics> {
  readonly t: Topics;
}

const PARTS: Part<object>[] = [{ en: () => en }];

let locale: Locale = 'en';
let current = $state.raw<Catalogue>(en);

function add(more: object): void {
  current = { ...current, ...more };
}

/** Topics that only some screens need. They are there as soon as the module has run that adds them. */
export function addPart<Topics extends object>(part: Part<Topics>): Part<Topics> {
  PARTS.push(part);
  const now = part[locale]();
  if (now instanceof Promise) void now.then(add);
  else add(now);
  return part;
}

/** The sentences of the language in use that every screen has. */
export const i18n = {
  get t(): Catalogue {
    return current;
  },
  async use(wanted: Locale): Promise<void> {
    const parts = await Promise.all(PARTS.map((part) => part[wanted]()));
    locale = wanted;
    for (const part of parts) add(part);
    document.documentElement.lang = wanted;
  },
};

/**
 * The same sentences, known to hold these parts too. Only the modules that add parts call this: whoever imports their
 * `i18n` has loaded what its type promises.
 */
export function sentencesWith<A, B = unknown, C = unknown, D = unknown>(
  ..._parts: [Part<A>, Part<B>?, Part<C>?, Part<D>?]
): Sentences<Catalogue & A & B & C & D> {
  return i18n as unknown as Sentences<Catalogue & A & B & C & D>;
}
