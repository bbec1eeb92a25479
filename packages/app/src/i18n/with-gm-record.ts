import { addPart, sentencesWith } from './catalogue.svelte';
import { gmRecord } from './en/gm-record';
import { GM } from './with-gm';
import { RECORD } from './with-record';

export const GM_RECORD = addPart({ en: () => ({ gmRecord }) });

/** What is told of a match of 2GM: its log and its film. */
export const i18n = sentencesWith(GM, GM_RECORD, RECORD);
export type Catalogue = typeof i18n.t;
