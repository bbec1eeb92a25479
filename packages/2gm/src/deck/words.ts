import { deck } from '../../words/en/deck';
import { names } from '../../words/en/names';
import type { GmWords } from '../../words/index';

/** What is needed to speak of decks: a page may show them without the rest of the catalogue. */
export type DeckWords = Pick<GmWords, 'deck' | 'names'>;

export const deckEnglish: DeckWords = { deck, names };
