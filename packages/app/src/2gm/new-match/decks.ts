import { catalogue, deckCode, deckPoints, deckSize, type Nation, namedDeck, shortId } from '@sandtable/2gm/table';

/** A deck of ours that a nation may bring. */
export interface ReadyDeck {
  readonly id: string;
  readonly points: number;
  readonly cards: number;
}

export function decksOf(nation: Nation): readonly ReadyDeck[] {
  return catalogue.decks
    .filter((deck) => deck.nation === nation)
    .map((deck) => ({ id: deck.id, points: deckPoints(deck, catalogue), cards: deckSize(deck) }));
}

/** The code of a deck of ours; empty for anything else. */
export function codeOf(id: string): string {
  const deck = catalogue.decks.find((each) => each.id === id);
  return deck === undefined ? '' : deckCode(deck, catalogue);
}

/** How many cards a deck code holds and what they cost; null for a text that is none. */
export function factsOf(nation: Nation, code: string): Pick<ReadyDeck, 'cards' | 'points'> | null {
  const read = namedDeck(nation, code.trim(), [], catalogue);
  return read.ok ? { cards: deckSize(read.value), points: deckPoints(read.value, catalogue) } : null;
}

/** What a seat brings unless somebody says otherwise. */
export function firstDeckOf(nation: Nation): string {
  return decksOf(nation)[0]?.id ?? '';
}

/** The Generals a nation may begin with (2GM-OPT-11): what a set-up calls them, and their names. */
export function generalsOf(nation: Nation): readonly (readonly [id: string, name: string])[] {
  return catalogue.cards.flatMap((card) =>
    card.kind === 'general' && card.nation === nation ? [[shortId(card.id), card.name] as const] : [],
  );
}
