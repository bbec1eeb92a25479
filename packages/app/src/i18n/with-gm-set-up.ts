import { addPart, sentencesWith } from './catalogue.svelte';
import { gmSetUp } from './en/gm-set-up';
import { GM } from './with-gm';

const GM_SET_UP = addPart({ en: () => ({ gmSetUp }) });

/** What a table of 2GM says of its set-up. */
export const i18n = sentencesWith(GM, GM_SET_UP);
