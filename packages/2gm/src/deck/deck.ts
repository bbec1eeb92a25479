import type { Nation } from '../content/types';

export interface DeckEntry {
  /** Full card id such as `usa/light-infantry`. */
  readonly id: string;
  readonly copies: number;
}

/** An army deck as a player builds it (2GM-DECK-04). */
export interface Deck {
  readonly nation: Nation;
  readonly cards: readonly DeckEntry[];
  /** For each SETUP card of the deck the id of the card of a friendly army left beside the battlefield (2GM-ABIL-85). */
  readonly setAside: readonly string[];
}
