import { type Problem, under } from '@sandtable/kernel';
import { checkDeck } from '../../deck/check';
import { deckPoints } from '../../deck/points';
import { type DeckRules, pitchedBattle } from '../../deck/rules';
import { buildCatalogue, type ReadyDeck } from '../catalogue';
import type { ContentRows } from '../shapes';
import { fault } from './fault';

/** Every ready deck is a list of cards its nation may play. */
export function checkDeckLists(rows: ContentRows): readonly Problem[] {
  return eachDeck(rows, { points: Number.POSITIVE_INFINITY });
}

/** Ready decks come out of the boxes and use up their points. */
export function checkDeckPoints(rows: ContentRows): readonly Problem[] {
  return eachDeck(rows, { maxCopies: 'boxes' }, (deck, points) =>
    points < deck.points
      ? [fault('cards', `Expected exactly ${deck.points} points, found ${points}`, '2GM-PRECON-01')]
      : [],
  );
}

function eachDeck(
  rows: ContentRows,
  rules: Partial<DeckRules>,
  more: (deck: ReadyDeck, points: number) => readonly Problem[] = () => [],
): readonly Problem[] {
  const catalogue = buildCatalogue(rows);
  return catalogue.decks.flatMap((deck) => {
    const wrong = checkDeck(deck, { ...pitchedBattle('pacific'), points: deck.points, ...rules }, catalogue);
    const plain = wrong.filter((p) => p.warning !== true).map(({ path, message }) => ({ path, message }));
    return [...plain, ...more(deck, deckPoints(deck, catalogue))].map((p) => under(`decks/${deck.id}`, p));
  });
}
