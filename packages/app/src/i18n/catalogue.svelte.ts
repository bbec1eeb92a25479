import { type Catalogue, en } from './en';
import type { Locale } from './locale';

/** A part of the catalogue in every language; all but English are loaded when somebody chooses them. */
type Part = Readonly<Record<Locale, () => Partial<Catalogue> | Promise<Partial<Catalogue>>>>;

const PARTS: Part[] = [{ en: () => en }];

let locale: Locale = 'en';
// what a screen needs has come with it
let current = $state.raw(en as Catalogue);

/** Sentences that only some screens need; whoever needs them imports the module that adds them. */
export function addSentences(part: Part): void {
  PARTS.push(part);
  const now = part[locale]();
  if (now instanceof Promise) void now.then((more) => add(more));
  else add(now);
}

function add(more: Partial<Catalogue>): void {
  current = { ...current, ...more };
}

/** The sentences of the language in use. */
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
