import { addPart, sentencesWith } from './catalogue.svelte';
import { gm } from './en/gm';

export const GM = addPart({ en: () => gm });

/** What the tables of 2GM say. */
export const i18n = sentencesWith(GM);
export type Catalogue = typeof i18n.t;
