import type { Card } from '../content/types';
import { type DeckProblem, deckProblem } from './problem';
import type { DeckRules } from './rules';

/** What the battle keeps out: later years (2GM-RULING-48), types of units, and craft that only scenarios issue. */
export function checkBattle(card: Card, { year, forbidden }: DeckRules): DeckProblem[] {
  if (card.kind !== 'unit') return [];
  const problems: DeckProblem[] = [];
  if (year !== null && card.year !== null && card.year > year)
    problems.push(deckProblem('2GM-DECK-19', 'id', `${card.name} entered service in ${card.year}, after ${year}`));
  if (forbidden.includes(card.type)) {
    const rule = card.type === 'aircraft' ? '2GM-DECK-21' : '2GM-DECK-05';
    problems.push(deckProblem(rule, 'id', `The battle allows no ${card.type}, and ${card.name} is one`));
  }
  if (card.scenarioOnly) problems.push(deckProblem('2GM-LCVP-01', 'id', `${card.name} is issued by scenarios only`));
  return problems;
}
