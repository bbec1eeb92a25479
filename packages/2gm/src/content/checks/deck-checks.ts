import { type Problem, under } from '@sandtable/kernel';
import { checkDeck } from '../../deck/check';
import type { Deck } from '../../deck/deck';
import { deckPoints, deckSize } from '../../deck/points';
import { type DeckRules, pitchedBattle } from '../../deck/rules';
import { buildCatalogue, type Catalogue, type ReadyDeck } from '../catalogue';
import type { ContentRows } from '../shapes';
import { type Card, UNIT_TYPES } from '../types';
import { type Cited, fault } from './fault';

/** Every ready deck is a list of cards its nation may play. */
export function checkDeckLists(rows: ContentRows): readonly Problem[] {
  return eachDeck(rows, { points: Number.POSITIVE_INFINITY });
}

/** Infantry, artillery, tanks, transports, aircraft and support of the decks the Pacific book prints. */
const PRINTED: Readonly<Record<string, { readonly counts: string; readonly rule: Cited }>> = {
  'usa-pacific': { counts: '11-3-5-3-2-22', rule: '2GM-PRECON-02' },
  'japan-pacific': { counts: '11-4-5-3-2-22', rule: '2GM-PRECON-03' },
};

function countsOf(deck: Deck, { byId }: Catalogue): string {
  const kinds = [...UNIT_TYPES, 'support'] as const;
  const kindOf = (card: Card | undefined) => (card?.kind === 'unit' ? card.type : card?.kind);
  return kinds
    .map((kind) => deckSize({ ...deck, cards: deck.cards.filter((entry) => kindOf(byId.get(entry.id)) === kind) }))
    .join('-');
}

/** Ready decks come out of the boxes and use up their points. */
export function checkDeckPoints(rows: ContentRows): readonly Problem[] {
  return eachDeck(rows, { maxCopies: 'boxes' }, (deck, catalogue) => {
    const points = deckPoints(deck, catalogue);
    const counts = countsOf(deck, catalogue);
    const printed = PRINTED[deck.id];
    const problems: Problem[] = [];
    if (points < deck.points)
      problems.push(fault('cards', `Expected exactly ${deck.points} points, found ${points}`, '2GM-PRECON-01'));
    if (printed !== undefined && counts !== printed.counts)
      problems.push(fault('cards', `Expected the cards ${printed.counts}, found ${counts}`, printed.rule));
    return problems;
  });
}

function eachDeck(
  rows: ContentRows,
  rules: Partial<DeckRules>,
  more: (deck: ReadyDeck, catalogue: Catalogue) => readonly Problem[] = () => [],
): readonly Problem[] {
  const catalogue = buildCatalogue(rows);
  return catalogue.decks.flatMap((deck) => {
    const wrong = checkDeck(deck, { ...pitchedBattle('pacific'), points: deck.points, ...rules }, catalogue);
    const plain = wrong.filter((p) => p.warning !== true).map(({ path, message }) => ({ path, message }));
    return [...plain, ...more(deck, catalogue)].map((p) => under(`decks/${deck.id}`, p));
  });
}
