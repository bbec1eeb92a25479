import type { Catalogue } from '../content/catalogue';
import { type Card, NATIONS, type Nation, sideOf } from '../content/types';
import { checkBattle } from './battle';
import type { Deck } from './deck';
import { type DeckProblem, deckProblem } from './problem';
import type { DeckRules } from './rules';
import type { DeckWords } from './words';

/** How many cards a deck must set aside: one for each SETUP card in it (2GM-ABIL-85). */
export function setupCount(deck: Deck, catalogue: Catalogue): number {
  return deck.cards.reduce((total, { id, copies }) => {
    const card = catalogue.byId.get(id);
    return card?.kind === 'support' && card.setup ? total + copies : total;
  }, 0);
}

/** The cards left beside the battlefield: as many as SETUP asks for, each of a friendly army, none marked ONLY. */
export function checkSetAside(deck: Deck, rules: DeckRules, catalogue: Catalogue, w: DeckWords): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const wanted = setupCount(deck, catalogue);
  const found = deck.setAside.length;
  if (found !== wanted) {
    const message = w.deck.expectedSetAsideOne(wanted, found);
    problems.push(deckProblem('2GM-ABIL-85', 'setAside', message, w));
  }
  deck.setAside.forEach((id, i) => {
    const card = catalogue.byId.get(id);
    const path = `setAside/${i}`;
    if (card === undefined) problems.push(deckProblem('2GM-ABIL-85', path, w.deck.noCard(id), w));
    else {
      problems.push(...checkFriend(card, deck, path, w));
      problems.push(...checkBattle(card, rules, w).map((p) => ({ ...p, path })));
    }
  });
  return problems;
}

/** 2GM-RULING-158: any card of another nation on the same side without ONLY. */
function checkFriend(card: Card, { nation }: Deck, path: string, w: DeckWords): DeckProblem[] {
  const isFriend = (other: Nation): boolean => other !== nation && sideOf(other) === sideOf(nation);
  const foreign = (id: string): DeckProblem =>
    deckProblem('2GM-ABIL-85', path, w.deck.expectedCardAnotherArmy(w.names.teams[sideOf(nation)], id), w);
  switch (card.kind) {
    case 'terrain':
      return [deckProblem('2GM-DECK-16', path, w.deck.terrainCard(card.name), w)];
    case 'general':
      return [deckProblem('2GM-DECK-15', path, w.deck.generalNotCardArmy(card.name), w)];
    case 'hero':
      return [deckProblem('2GM-HERO-02', path, w.deck.heroServesOneArmy(card.name), w)];
    case 'support':
      if (card.only) return [deckProblem('2GM-ABIL-86', path, w.deck.markedOnly(card.name), w)];
      // it must lie in the box of a friend
      return NATIONS.some((n) => isFriend(n) && card.pool[n] > 0) ? [] : [foreign(card.id)];
    case 'unit':
      return isFriend(card.nation) ? [] : [foreign(card.id)];
  }
}
