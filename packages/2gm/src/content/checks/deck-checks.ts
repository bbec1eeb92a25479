import { type Problem, under } from '@sandtable/kernel';
import { checkDeck } from '../../deck/check';
import { deckPoints } from '../../deck/points';
import { pitchedBattle } from '../../deck/rules';
import { buildCatalogue } from '../catalogue';
import type { ContentRows } from '../shapes';
import { fault } from './fault';

/** Every ready deck is legal in either edition from the boxes of its nation; ours and the book's use up their points. */
export function checkDecks(rows: ContentRows): readonly Problem[] {
  const catalogue = buildCatalogue(rows);
  return catalogue.decks.flatMap((deck) => {
    const rules = { ...pitchedBattle('tactics'), points: deck.points, maxCopies: 'boxes' as const };
    const wrong = checkDeck(deck, rules, catalogue).map(({ path, message }): Problem => ({ path, message }));
    const points = deckPoints(deck, catalogue);
    if (points < deck.points)
      wrong.push(fault('cards', `Expected exactly ${deck.points} points, found ${points}`, '2GM-PRECON-01'));
    return wrong.map((p) => under(`decks/${deck.id}`, p));
  });
}
