import {
  catalogue,
  deckCode,
  deckPoints,
  deckSize,
  type Nation,
  namedDeck,
  shortId,
  withoutLater,
} from '@sandtable/2gm/table';
import type { KeptDeck } from '../../decks/kept';

/** The decks of ours that a nation may bring. */
export function decksOf(nation: Nation): readonly string[] {
  return catalogue.decks.filter((deck) => deck.nation === nation).map(({ id }) => id);
}

/** The code of a deck of ours; empty for anything else. */
export function codeOf(id: string): string {
  const deck = catalogue.decks.find((each) => each.id === id);
  return deck === undefined ? '' : deckCode(deck, catalogue);
}

/** The code of a deck somebody has built. */
export function codeOfKept({ draft: { nation, cards, setAside } }: KeptDeck): string {
  return deckCode({ nation, cards, setAside }, catalogue);
}

/** How many cards a deck, ours or by its code, brings to a battle of that year and what they cost; null for a text that is none. */
export function factsOf(nation: Nation, deck: string, year: number): { cards: number; points: number } | null {
  const read = namedDeck(nation, deck.trim(), [], catalogue);
  if (!read.ok) return null;
  const army = withoutLater(read.value, year === 0 ? null : year, catalogue);
  return { cards: deckSize(army), points: deckPoints(army, catalogue) };
}

/** What a seat brings unless somebody says otherwise. */
export function firstDeckOf(nation: Nation): string {
  return decksOf(nation)[0] ?? '';
}

/** What a General does, by the id a set-up calls him. */
export function generalText(nation: Nation, id: string): string {
  const found = catalogue.cards.find(
    (card) => card.kind === 'general' && card.nation === nation && shortId(card.id) === id,
  );
  return found?.kind === 'general' ? found.text : '';
}

/** The Generals a nation may begin with (2GM-OPT-11): what a set-up calls them, and their names. */
export function generalsOf(nation: Nation): readonly (readonly [id: string, name: string])[] {
  return catalogue.cards.flatMap((card) =>
    card.kind === 'general' && card.nation === nation ? [[shortId(card.id), card.name] as const] : [],
  );
}
