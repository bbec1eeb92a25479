import { type Rng, randomBelow, rollDie } from '@sandtable/kernel';
import { catalogue } from '../../content/index';
import { type Edition, NATIONS, type Nation } from '../../content/types';
import type { Deck } from '../../deck/deck';
import { deckList } from '../../deck/read';
import { D10 } from '../../die';
import { plainSolo, soloOf } from '../set-up/setup-shape';
import { drawFrom, extraCards, matchingCounts, poolOf, typesOf } from './deck';

/** How the solo book builds the opponent's deck against a player's, one step after the other (SOLOP-DECK-06, SOLOT-DECK-07). */
export interface SoloSteps {
  /** The player's cards: infantry, artillery, tanks, transports, support, and aircraft last. */
  readonly types: readonly number[];
  /** What the opponent takes of each pile, before the die. */
  readonly matching: readonly number[];
  readonly piles: readonly number[];
  readonly face: number;
  /** The piles the die adds a card of. */
  readonly extra: readonly number[];
  readonly counts: readonly number[];
  /** The ids of the cards it drew. */
  readonly drawn: readonly string[];
}

export function soloSteps(deck: Deck, system: Edition, enemy: Nation, year: number, rng: Rng): SoloSteps {
  const cards = deckList(deck).map((id) => catalogue.numberOf(id));
  const matching = matchingCounts(cards);
  const face = rollDie(rng, D10);
  const extra = extraCards(system, face);
  const counts = matching.map((n, pile) => n + extra.filter((each) => each === pile).length);
  const piles = poolOf(system, NATIONS.indexOf(enemy), soloOf(plainSolo(system)).levers, year);
  const sizes = piles.map((pile) => pile.length);
  for (const pile of piles) shuffle(pile, rng);
  const drawn = drawFrom(piles, counts).map((n) => catalogue.cards[n]?.id ?? '');
  return { types: typesOf(cards), matching, piles: sizes, face, extra, counts, drawn };
}

function shuffle(cards: number[], rng: Rng): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    [cards[i], cards[j]] = [cards[j] ?? 0, cards[i] ?? 0];
  }
}
