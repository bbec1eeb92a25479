import type { Seat } from '@sandtable/kernel';
import { isHeroCard } from '../cards';
import { catalogue } from '../content/index';
import { whenLaid } from '../content/laid';
import { type Edition, NATIONS, type Nation, sideOf } from '../content/types';
import { policiesOf } from '../editions/index';
import { seatState, type Table } from '../state';

/** So many of each card one may expect at least: the books set no limit (2GM-DECK-06). */
const FEW = 2;
const decks = new Map<string, readonly number[]>();
whenLaid(() => decks.clear());

/** Every card an army may bring, as often as its box holds it (2GM-DECK-04, 2GM-DECK-15). */
function armyOf(nation: Nation, edition: Edition): readonly number[] {
  const key = `${nation} ${edition}`;
  let cards = decks.get(key);
  if (cards === undefined) {
    cards = catalogue.cards.flatMap((_card, n) => new Array<number>(copiesOf(n, nation, edition)).fill(n));
    decks.set(key, cards);
  }
  return cards;
}

function copiesOf(n: number, nation: Nation, edition: Edition): number {
  const card = catalogue.cards[n];
  switch (card?.kind) {
    case 'unit':
      return card.nation === nation && !card.scenarioOnly ? Math.max(FEW, card.copies) : 0;
    case 'support':
      return card.nations === 'any' || card.nations.includes(nation) ? Math.max(FEW, card.pool[nation]) : 0;
    case 'hero':
      return card.nation === nation && policiesOf(edition).heroes ? 1 : 0;
    default:
      return 0;
  }
}

/**
 * What may be in the deck and the hand of a seat, and under its face-down units, to who has only seen the table: the cards of its
 * army without those that lie open. Never fewer than are wanted.
 */
export function believedDeck(s: Table, seat: Seat): number[] {
  const x = seatState(s, seat);
  const all = armyOf(NATIONS[x.nation] ?? 'usa', s.edition);
  // an opponent of the book is built of units and support cards: everybody knows that no hero comes
  const army = x.solo === null ? all : all.filter((card) => !isHeroCard(card));
  const pile = army.slice();
  const drop = (card: number): void => {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  };
  for (const card of x.discard) drop(card);
  for (const u of s.units) if (u.seat === seat && !u.faceDown) drop(u.card);
  const wanted = x.deck.length + x.hand.length;
  while (pile.length < wanted) pile.push(...army);
  return pile;
}

/** Cards a nation may have set aside: units of its friends (2GM-ABIL-85, 2GM-RULING-158). */
export function believedFriends(nation: number): readonly number[] {
  const own = NATIONS[nation] ?? 'usa';
  return catalogue.cards.flatMap((card, n) =>
    card.kind === 'unit' && card.nation !== own && sideOf(card.nation) === sideOf(own) && !card.scenarioOnly ? [n] : [],
  );
}
