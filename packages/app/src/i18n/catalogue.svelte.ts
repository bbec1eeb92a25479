import { type Catalogue, en } from './en';
import type { Locale } from './locale';

/** The sentences of the page in every language; all but the first are loaded when somebody chooses them. */
const PAGES: Readonly<Record<Locale, () => Promise<Catalogue>>> = { en: () => Promise.resolve(en) };

let current = $state.raw<Catalogue>(en);

/** The sentences of the language in use. */
export const i18n = {
  get t(): Catalogue {
    return current;
  },
  async use(locale: Locale): Promise<void> {
    current = await PAGES[locale]();
    document.documentElement.lang = locale;
  },
};
