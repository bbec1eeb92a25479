import { by } from '@sandtable/kernel';
import type { Catalogue } from '../content/catalogue';
import type { Card } from '../content/types';
import { checkBattle } from './battle';
import type { Deck } from './deck';
import { deckPoints, deckSize } from './points';
import { type DeckProblem, deckProblem } from './problem';
import type { DeckRules } from './rules';
import { checkSetAside } from './set-aside';
import { type DeckWords, deckEnglish } from './words';

/** Every rule a deck breaks, card by card, then as a whole; none for a legal deck. */
export function checkDeck(
  deck: Deck,
  rules: DeckRules,
  catalogue: Catalogue,
  w: DeckWords = deckEnglish,
): readonly DeckProblem[] {
  return [
    ...deck.cards.flatMap((entry, i) => [
      ...checkCopies(deck, i, w).map((p) => under(`cards/${i}`, p)),
      ...checkCard(entry.id, deck, rules, catalogue, w).map((p) => under(`cards/${i}`, p)),
      ...checkBoxes(entry.id, entry.copies, deck, rules, catalogue, w).map((p) => under(`cards/${i}`, p)),
    ]),
    ...checkSetAside(deck, rules, catalogue, w),
    ...checkWhole(deck, rules, catalogue, w),
  ];
}

function under(head: string, problem: DeckProblem): DeckProblem {
  return { ...problem, path: `${head}/${problem.path}` };
}

function checkCopies(deck: Deck, at: number, w: DeckWords): DeckProblem[] {
  const { id, copies } = deck.cards[at] ?? { id: '', copies: 0 };
  const problems: DeckProblem[] = [];
  if (!Number.isInteger(copies) || copies < 1)
    problems.push(deckProblem(null, 'copies', w.deck.expectedLeast1Copy(id, copies), w));
  if (deck.cards.findIndex((entry) => entry.id === id) < at)
    problems.push(deckProblem(null, 'id', w.deck.expectedEachCardOne(id), w));
  return problems;
}

/** One card of the deck, whatever its number. */
function checkCard(id: string, deck: Deck, rules: DeckRules, catalogue: Catalogue, w: DeckWords): DeckProblem[] {
  const card = catalogue.byId.get(id);
  if (card === undefined) return [deckProblem('2GM-DECK-15', 'id', w.deck.noCard(id), w)];
  return [...checkKind(card, w), ...checkNation(card, deck, w), ...checkBattle(card, rules, w)];
}

/** 2GM-DECK-15, 2GM-DECK-16; heroes fight in both editions (2GM-RULING-168). */
function checkKind(card: Card, w: DeckWords): DeckProblem[] {
  if (card.kind === 'terrain') return [deckProblem('2GM-DECK-16', 'id', w.deck.terrainCard(card.name), w)];
  if (card.kind === 'general') return [deckProblem('2GM-DECK-15', 'id', w.deck.generalNotDeckCard(card.name), w)];
  return [];
}

/** One faction's army (2GM-DECK-04), its own heroes (2GM-HERO-02), and no card marked ONLY for others. */
function checkNation(card: Card, { nation }: Deck, w: DeckWords): DeckProblem[] {
  if (card.kind === 'support') {
    if (card.nations === 'any' || card.nations.includes(nation)) return [];
    const who = card.nations.map((n) => w.names.nations[n]);
    return [deckProblem('2GM-DECK-04', 'id', w.deck.isOnlyFor(card.name, who), w)];
  }
  if (card.kind === 'terrain' || card.nation === nation) return [];
  const rule = card.kind === 'hero' ? '2GM-HERO-02' : '2GM-DECK-04';
  return [
    deckProblem(rule, 'id', w.deck.belongsNot(card.name, w.names.nations[card.nation], w.names.nations[nation]), w),
  ];
}

/** The books set no number of copies; players may agree on one, or on what their boxes hold. */
function checkBoxes(
  id: string,
  copies: number,
  deck: Deck,
  rules: DeckRules,
  catalogue: Catalogue,
  w: DeckWords,
): DeckProblem[] {
  const card = catalogue.byId.get(id);
  if (card === undefined || rules.maxCopies === 'any') return [];
  const most = mostCopies(card, deck, rules);
  if (copies <= most) return [];
  const message =
    typeof rules.maxCopies === 'number'
      ? w.deck.moreThanAgreed(most, card.name, copies)
      : w.deck.moreThanBoxes(most, card.name, copies);
  return by([deckProblem('2GM-DECK-09', 'copies', message, w)], '2GM-DECK-06');
}

/** How many copies of the card the players agreed on, or have. */
export function mostCopies(
  card: Card,
  deck: Pick<Deck, 'nation'>,
  { maxCopies }: Pick<DeckRules, 'maxCopies'>,
): number {
  if (maxCopies === 'any') return Number.POSITIVE_INFINITY;
  if (maxCopies === 'boxes') return inBoxes(card, deck);
  return typeof maxCopies === 'number' ? maxCopies : (maxCopies[card.id] ?? 0);
}

export function inBoxes(card: Card, { nation }: Pick<Deck, 'nation'>): number {
  switch (card.kind) {
    case 'unit':
    case 'terrain':
      return card.copies;
    case 'support':
      return card.pool[nation];
    case 'hero':
    case 'general':
      return 1;
  }
}

/** 2GM-SETUP-19. */
const OPENING_HAND = 5;

function checkWhole(deck: Deck, rules: DeckRules, catalogue: Catalogue, w: DeckWords): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const points = deckPoints(deck, catalogue, rules.general);
  if (points > rules.points)
    problems.push(deckProblem('2GM-DECK-07', 'cards', w.deck.deckCostsPoints(points, rules.points), w));
  const size = deckSize(deck);
  if (size < OPENING_HAND) {
    const few = deckProblem('2GM-SETUP-19', 'cards', w.deck.openingHandTakesCards(OPENING_HAND, size), w);
    problems.push({ ...few, warning: true });
  }
  return problems;
}
