import type { Card } from '../content/types';
import { type DeckProblem, deckProblem } from './problem';
import type { DeckRules } from './rules';
import type { DeckWords } from './words';

/** What the battle keeps out: later years (2GM-RULING-48), types of units, and craft that only scenarios issue. */
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
  return problems;
}
