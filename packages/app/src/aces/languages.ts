import type { AcesWords } from '@sandtable/aces/words';
import type { Locale } from '../i18n/locale';

/** What Aces & Armor says: workers tell what happened with it, the page reads facts with it. */
export const ACES_WORDS: Readonly<Record<Locale, () => Promise<AcesWords>>> = {
  en: async () => (await import('@sandtable/aces/words/en')).en,
};
