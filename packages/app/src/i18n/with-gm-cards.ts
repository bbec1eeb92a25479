import { addPart, sentencesWith } from './catalogue.svelte';
import { gmCards } from './en/gm-cards';
import { GM } from './with-gm';

const GM_CARDS = addPart({ en: () => ({ gmCards }) });

/** What the large cards of 2GM say. */
export const i18n = sentencesWith(GM, GM_CARDS);
export type Catalogue = typeof i18n.t;
