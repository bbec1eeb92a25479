import { addPart, sentencesWith } from './catalogue.svelte';
import { pages } from './en/pages';

export const PAGES = addPart({ en: () => pages });

/** What the pages away from the table say: home, rules, rulings, about. */
export const i18n = sentencesWith(PAGES);
