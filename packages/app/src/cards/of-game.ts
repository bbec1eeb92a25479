import type { Loader } from '../game-module';
import type { CardEntry, NumberKey } from './entry';

/** The words of a language that cards are found and shown by. */
export interface CardWords {
  readonly tags: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly terrainTags: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly nations: Readonly<Record<string, string>>;
  readonly factions: Readonly<Record<string, string>>;
  readonly editions: Readonly<Record<string, string>>;
}

/** What can be chosen: an id, and what it is called. */
export type Choices = readonly (readonly [id: string, name: string])[];

export interface EntryProps extends Record<string, unknown> {
  entry: CardEntry;
}

/** What a game says of its cards in the catalogue. */
export interface CardsOfGame {
  readonly game: string;
  /** Every card, in the order of its files. */
  entries(words: CardWords): readonly CardEntry[];
  nations(words: CardWords): Choices;
  editions(words: CardWords): Choices;
  abilities(words: CardWords): Choices;
  /** What an ability or a piece of equipment is called. */
  traitName(id: string, words: CardWords): string;
  /** What cards may carry. */
  equipment(): Choices;
  /** Ready decks. */
  decks(): Choices;
  /** How it looks in the grid, and open. */
  readonly small: Loader<EntryProps>;
  readonly large: Loader<EntryProps>;
  /** The cell of the content files behind a number; null where the rules fix it for all cards. */
  cellOf(key: NumberKey): string | null;
  /** Which of the texts explain its numbers. */
  readonly explained: 'explained' | 'acesExplained';
  /** Where the target of an attack may be. */
  grounds(target: CardEntry): readonly string[];
  /** Whether they may be on different sides. */
  areEnemies(attacker: CardEntry, target: CardEntry): boolean;
  /** The cards that work on this one; for those that work on others, the others. */
  relatedTo(entry: CardEntry, entries: readonly CardEntry[]): readonly CardEntry[];
  /** The ready decks that hold it; null for a card that is built into none. */
  decksWith(
    entry: CardEntry,
  ): readonly { readonly id: string; readonly name: string; readonly copies: number }[] | null;
}
