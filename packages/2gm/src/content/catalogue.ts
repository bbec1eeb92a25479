import { stableHash } from '@sandtable/kernel';
import type { Deck } from '../deck/deck';
import { deckEntries, tile } from './build';
import { buildCards, type Cards } from './cards';
import type { ContentRows, DeckRow } from './shapes';
import type { Tile } from './types';

/** A deck that comes with the content. */
export interface ReadyDeck extends Deck {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Lists the copies a book prints (2GM-PRECON-01); otherwise a deck of ours. */
  readonly book: boolean;
}

/** Everything a match is played with. */
export interface Catalogue extends Cards {
  readonly tiles: readonly Tile[];
  readonly decks: readonly ReadyDeck[];
  /** Of all the content, for replays. */
  readonly hash: string;
}

export function readyDeck(row: DeckRow): ReadyDeck {
  const { id, name, nation, points, setAside = [], book } = row;
  return { id, name, nation, points, cards: deckEntries(row), setAside, book: book.length > 0 };
}

/** Rows that passed the checks, as a catalogue. */
export function buildCatalogue(rows: ContentRows, cards = buildCards(rows)): Catalogue {
  let hash: string | undefined;
  return {
    ...cards,
    tiles: rows.tiles.map(tile),
    decks: rows.decks.map(readyDeck),
    get hash() {
      hash ??= stableHash(rows);
      return hash;
    },
  };
}
