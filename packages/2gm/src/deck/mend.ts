import type { Catalogue } from '../content/catalogue';
import { mostCopies } from './check';
import type { Deck, DeckEntry } from './deck';
import { deckPoints } from './points';
import type { DeckProblem } from './problem';
import type { DeckRules } from './rules';
import { setupCount } from './set-aside';

/** What would mend a fault of a deck. */
export type Mend =
  /** So many copies of the card leave it. */
  | { readonly kind: 'take-out'; readonly id: string; readonly copies: number }
  | { readonly kind: 'spend-less'; readonly points: number }
  /** So many cards are to be set aside, more than are now; fewer where it is negative. */
  | { readonly kind: 'set-aside'; readonly cards: number }
  | { readonly kind: 'change-aside'; readonly id: string }
  | { readonly kind: 'more-cards' };

export function mendOf(problem: DeckProblem, deck: Deck, rules: DeckRules, catalogue: Catalogue): Mend | null {
  const [list = '', at = '', cell = ''] = problem.path.split('/');
  if (list === 'cards' && at === '') {
    if (problem.warning === true) return { kind: 'more-cards' };
    return { kind: 'spend-less', points: deckPoints(deck, catalogue, rules.general) - rules.points };
  }
  if (list === 'setAside') {
    const id = deck.setAside[Number(at)];
    if (at !== '' && id !== undefined) return { kind: 'change-aside', id };
    return { kind: 'set-aside', cards: setupCount(deck, catalogue) - deck.setAside.length };
  }
  const entry = deck.cards[Number(at)];
  if (entry === undefined) return null;
  return {
    kind: 'take-out',
    id: entry.id,
    copies: cell === 'copies' ? excess(entry, deck, rules, catalogue) : entry.copies,
  };
}

function excess({ id, copies }: DeckEntry, deck: Deck, rules: DeckRules, catalogue: Catalogue): number {
  const card = catalogue.byId.get(id);
  return card === undefined ? copies : Math.max(1, copies - mostCopies(card, deck, rules));
}
