import { addPart, sentencesWith } from './catalogue.svelte';
import { retold } from './en/retold';
import { RECORD } from './with-record';

export const RETOLD = addPart({ en: () => retold });

/** What is said about a match afterwards. */
export const i18n = sentencesWith(RETOLD, RECORD);
export type Catalogue = typeof i18n.t;
