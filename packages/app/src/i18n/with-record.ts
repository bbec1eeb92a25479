import { addPart, sentencesWith } from './catalogue.svelte';
import { record } from './en/record';

export const RECORD = addPart({ en: () => ({ record }) });

/** What a table tells of what has happened: its log and its film, which come after the table itself. */
export const i18n = sentencesWith(RECORD);
export type Catalogue = typeof i18n.t;
