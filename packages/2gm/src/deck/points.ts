import { by } from '@sandtable/kernel';
import type { Catalogue } from '../content/catalogue';
import type { Card, DeckCard } from '../content/types';
import type { Deck } from './deck';

/** 2GM-DECK-15, 2GM-DECK-16: Generals and terrain are no part of an army deck. */
function isDeckCard(card: Card): card is DeckCard {
  return card.kind === 'unit' || card.kind === 'support' || card.kind === 'hero';
}

/**
 * The points of a deck: the printed cost of every card, whatever it costs to play and whatever
 * upgrades its units may take. A General known from the start may bring cards for nothing.
 */
export function deckPoints(deck: Deck, catalogue: Catalogue, general: string | null = null): number {
  const leader = general === null ? undefined : catalogue.byId.get(general);
  const free = leader?.kind === 'general' ? leader.freeCards : null;
  let left = free?.copies ?? 0;
  let points = 0;
  for (const { id, copies } of deck.cards) {
    const card = catalogue.byId.get(id);
    if (card === undefined || !isDeckCard(card)) continue;
    const unpaid = free?.id === id ? Math.min(left, copies) : 0;
    left -= unpaid;
    points += card.cost * (copies - unpaid);
  }
  return by(points, '2GM-DECK-12', '2GM-DECK-13', '2GM-DECK-14');
}

/** How many cards a deck holds. */
export function deckSize(deck: Deck): number {
  return deck.cards.reduce((total, entry) => total + entry.copies, 0);
}
