import { addPart, sentencesWith } from './catalogue.svelte';
import { cards } from './en/cards';
import { gmCards } from './en/gm-cards';
import { GM } from './with-gm';

export const CARDS = addPart({ en: () => ({ cards, gmCards }) });

/** What the catalogue of cards says. */
export const i18n = sentencesWith(GM, CARDS);
export type Catalogue = typeof i18n.t;
