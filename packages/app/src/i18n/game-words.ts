import type { GmWords } from '@sandtable/2gm/words';
import type { AcesWords } from '@sandtable/aces/words';
import type { Locale } from './locale';

/** What the games say in one language: workers tell what happened with it, the page reads facts with it. */
interface GameWords {
  readonly aces: () => Promise<AcesWords>;
  readonly '2gm': () => Promise<GmWords>;
}

/** Together with the catalogue of the page this is all a language consists of. */
export const GAME_WORDS: Readonly<Record<Locale, GameWords>> = {
  en: {
    aces: async () => (await import('@sandtable/aces/words/en')).en,
    '2gm': async () => (await import('@sandtable/2gm/words/en')).en,
  },
};
