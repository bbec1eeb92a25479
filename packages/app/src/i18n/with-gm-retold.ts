import { sentencesWith } from './catalogue.svelte';
import { GM } from './with-gm';
import { GM_RECORD } from './with-gm-record';
import { RECORD } from './with-record';
import { RETOLD } from './with-retold';

/** What is said about a match of 2GM afterwards. */
export const i18n = sentencesWith(GM, GM_RECORD, RETOLD, RECORD);
export type Catalogue = typeof i18n.t;
