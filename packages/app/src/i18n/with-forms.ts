import { addPart, sentencesWith } from './catalogue.svelte';
import { newMatch } from './en/new-match';
import { PAGES } from './with-pages';

export const FORMS = addPart({ en: () => ({ newMatch }) });

/** What the forms of new matches say. */
export const i18n = sentencesWith(FORMS, PAGES);
