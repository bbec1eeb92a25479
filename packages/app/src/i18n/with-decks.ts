import { addPart, sentencesWith } from './catalogue.svelte';
import { decks } from './en/decks';
import { CARDS } from './with-cards';
import { GM } from './with-gm';

const DECKS = addPart({ en: () => ({ decks }) });

/** What the deck builder says. */
export const i18n = sentencesWith(GM, CARDS, DECKS);
