import { addPart, sentencesWith } from './catalogue.svelte';
import { gmMatch } from './en/gm-match';
import { FORMS } from './with-forms';
import { PAGES } from './with-pages';

const GM_FORMS = addPart({ en: () => ({ gmMatch }) });

/** What the form of a new match of 2GM says. */
export const i18n = sentencesWith(GM_FORMS, FORMS, PAGES);
