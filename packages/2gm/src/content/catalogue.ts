import { stableHash } from '@sandtable/kernel';
import type { Deck } from '../deck/deck';
import { deckEntries, tile } from './build';
import { buildCards, type Cards } from './cards';
import type { ContentRows } from './shapes';
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

/** Rows that passed the checks, as a catalogue. */
export function buildCatalogue(rows: ContentRows, cards = buildCards(rows)): Catalogue {
  let hash: string | undefined;
  return {
    ...cards,
    tiles: rows.tiles.map(tile),
    decks: rows.decks.map((row) => ({
      id: row.id,
      name: row.name,
      nation: row.nation,
      points: row.points,
      cards: deckEntries(row),
      setAside: row.setAside ?? [],
      book: row.book.length > 0,
    })),
    get hash() {
      hash ??= stableHash(rows);
      return hash;
    },
  };
}
