import type { Catalogue } from '../content/catalogue';
import type { Card } from '../content/types';
import { checkBattle } from './battle';
import type { Deck } from './deck';
import { deckPoints, deckSize } from './points';
import { type DeckProblem, deckProblem, NATION_NAMES } from './problem';
import type { DeckRules } from './rules';
import { checkSetAside } from './set-aside';

/** Every rule a deck breaks, card by card, then as a whole; none for a legal deck. */
export function checkDeck(deck: Deck, rules: DeckRules, catalogue: Catalogue): readonly DeckProblem[] {
  return [
    ...deck.cards.flatMap((entry, i) => [
      ...checkCopies(deck, i).map((p) => under(`cards/${i}`, p)),
      ...checkCard(entry.id, deck, rules, catalogue).map((p) => under(`cards/${i}`, p)),
      ...checkBoxes(entry.id, entry.copies, deck, rules, catalogue).map((p) => under(`cards/${i}`, p)),
    ]),
    ...checkSetAside(deck, rules, catalogue),
    ...checkWhole(deck, rules, catalogue),
  ];
}

function under(head: string, problem: DeckProblem): DeckProblem {
  return { ...problem, path: `${head}/${problem.path}` };
}

function checkCopies(deck: Deck, at: number): DeckProblem[] {
  const { id, copies } = deck.cards[at] ?? { id: '', copies: 0 };
  const problems: DeckProblem[] = [];
  if (!Number.isInteger(copies) || copies < 1)
    problems.push(deckProblem(null, 'copies', `Expected at least 1 copy of "${id}", found ${copies}`));
  if (deck.cards.findIndex((entry) => entry.id === id) < at)
    problems.push(deckProblem(null, 'id', `Expected each card in one line, found "${id}" twice`));
  return problems;
}

/** One card of the deck, whatever its number. */
function checkCard(id: string, deck: Deck, rules: DeckRules, catalogue: Catalogue): DeckProblem[] {
  const card = catalogue.byId.get(id);
  if (card === undefined) return [deckProblem('2GM-DECK-15', 'id', `There is no card "${id}"`)];
  return [...checkKind(card, rules), ...checkNation(card, deck), ...checkBattle(card, rules)];
}

/** 2GM-DECK-15, 2GM-DECK-16. */
function checkKind(card: Card, { edition }: DeckRules): DeckProblem[] {
  if (card.kind === 'terrain') return [deckProblem('2GM-DECK-16', 'id', `${card.name} is a Terrain card`)];
  if (card.kind === 'general') return [deckProblem('2GM-DECK-15', 'id', `${card.name} is a General, not a deck card`)];
  if (card.kind === 'hero' && edition !== 'pacific')
    return [deckProblem('2GM-DECK-15', 'id', `${card.name} is a hero, and heroes fight in the Pacific edition only`)];
  return [];
}

/** One faction's army (2GM-DECK-04), its own heroes (2GM-HERO-02), and no card marked ONLY for others. */
function checkNation(card: Card, { nation }: Deck): DeckProblem[] {
  if (card.kind === 'support') {
    if (card.nations === 'any' || card.nations.includes(nation)) return [];
    const who = card.nations.map((n) => NATION_NAMES[n]).join(' and ');
    return [deckProblem('2GM-DECK-04', 'id', `${card.name} is ONLY for ${who}`)];
  }
  if (card.kind === 'terrain' || card.nation === nation) return [];
  const rule = card.kind === 'hero' ? '2GM-HERO-02' : '2GM-DECK-04';
  return [
    deckProblem(rule, 'id', `${card.name} belongs to ${NATION_NAMES[card.nation]}, not to ${NATION_NAMES[nation]}`),
  ];
}

/** The books set no number of copies (2GM-DECK-06); players may agree on one, or on what their boxes hold. */
function checkBoxes(id: string, copies: number, deck: Deck, rules: DeckRules, catalogue: Catalogue): DeckProblem[] {
  const card = catalogue.byId.get(id);
  if (card === undefined || rules.maxCopies === 'any') return [];
  const most = rules.maxCopies === 'boxes' ? inBoxes(card, deck) : rules.maxCopies;
  if (copies <= most) return [];
  const who = rules.maxCopies === 'boxes' ? 'The boxes hold' : 'The players agreed on at most';
  const message = `${who} ${most} of ${card.name}, found ${copies}`;
  return [deckProblem('2GM-DECK-09', 'copies', message)];
}

function inBoxes(card: Card, { nation }: Deck): number {
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

function checkWhole(deck: Deck, rules: DeckRules, catalogue: Catalogue): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const points = deckPoints(deck, catalogue, rules.general);
  if (points > rules.points)
    problems.push(deckProblem('2GM-DECK-07', 'cards', `The deck costs ${points} points of ${rules.points}`));
  const size = deckSize(deck);
  if (size < OPENING_HAND) {
    const few = deckProblem('2GM-SETUP-19', 'cards', `An opening hand takes ${OPENING_HAND} cards, found ${size}`);
    problems.push({ ...few, warning: true });
  }
  return problems;
}
