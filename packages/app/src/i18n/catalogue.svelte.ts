import { type Catalogue, en } from './en';

let current = $state.raw<Catalogue>(en);

/** The sentences of the language in use. */
export const i18n = {
  get t(): Catalogue {
    return current;
  },
  use(catalogue: Catalogue): void {
    current = catalogue;
    document.documentElement.lang = catalogue.locale;
  },
};
