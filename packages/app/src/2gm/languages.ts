import type { GmWords } from '@sandtable/2gm/words';
import type { Locale } from '../i18n/locale';

/** What 2GM says: workers tell what happened with it, the page reads facts with it. */
export const GM_WORDS: Readonly<Record<Locale, () => Promise<GmWords>>> = {
  en: async () => (await import('@sandtable/2gm/words/en')).en,
};
