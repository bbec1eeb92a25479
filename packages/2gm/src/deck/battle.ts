import { by } from '@sandtable/kernel';
import type { Catalogue } from '../content/catalogue';
import type { Card, UnitCard } from '../content/types';
import type { Deck } from './deck';
import { type DeckProblem, deckProblem } from './problem';
import type { DeckRules } from './rules';
import type { DeckWords } from './words';

/** 2GM-DECK-19: the unit was there in that year; 0 is no limit. */
export function isInService(card: UnitCard, year: number): boolean {
  return by(year === 0 || card.year === null || card.year <= year, '2GM-DECK-18');
}

/** What is later than the year of the battle stays at home by itself; null is no limit. */
export function withoutLater(deck: Deck, year: number | null, catalogue: Catalogue): Deck {
  if (year === null) return deck;
  const cards = deck.cards.filter(({ id }) => {
    const card = catalogue.byId.get(id);
    return card?.kind !== 'unit' || isInService(card, year);
  });
  return by({ ...deck, cards }, '2GM-DECK-20');
}

/** What the battle keeps out: later years, types of units, and craft that only scenarios issue. */
export function checkBattle(card: Card, { year, forbidden }: DeckRules, w: DeckWords): DeckProblem[] {
  if (card.kind !== 'unit') return [];
  const problems: DeckProblem[] = [];
  if (year !== null && card.year !== null && card.year > year)
    problems.push(deckProblem('2GM-DECK-19', 'id', w.deck.enteredServiceAfter(card.name, card.year, year), w));
  if (forbidden.includes(card.type)) {
    const rule = card.type === 'aircraft' ? '2GM-DECK-21' : '2GM-DECK-05';
    problems.push(deckProblem(rule, 'id', w.deck.battleAllowsNoOne(card.type, card.name), w));
  }
  if (card.scenarioOnly) problems.push(deckProblem('2GM-LCVP-01', 'id', w.deck.issuedScenariosOnly(card.name), w));
  return by(problems, '2GM-RULING-48');
}
