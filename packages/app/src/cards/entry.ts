import type { Loader } from '../game-module';

/** Every number a card can be sorted by; what a card has not is null. */
export const NUMBERS = [
  'cost',
  'play',
  'year',
  'armor',
  'hp',
  'move',
  'range',
  'hit',
  'crit',
  'pierce',
  'damage',
  'value',
  'copies',
] as const;
export type NumberKey = (typeof NUMBERS)[number];

/** A card of 2GM or a unit of Aces & Armor, as the catalogue lists it. */
export interface CardEntry {
  /** Its game, for all that differs from game to game. */
  readonly of: CardsOfGame;
  /** Unique among all games: `2gm/usa/m4a2`, `aces/germany-1/tiger`. */
  readonly key: string;
  /** The same within its game. */
  readonly id: string;
  readonly name: string;
  /** The name without accents and capitals, for the search. */
  readonly folded: string;
  /** `unit`, or another kind of card. */
  readonly kind: string;
  /** The nation or faction; null for cards of everybody. */
  readonly nation: string | null;
  readonly nationName: string;
  /** Whose colours it wears: 0 or 1; -1 for none. */
  readonly side: number;
  /** The class of a unit, otherwise the kind of card. */
  readonly type: string;
  readonly editions: readonly string[];
  readonly abilities: readonly string[];
  /** Upgrade tokens it may take. */
  readonly equips: readonly string[];
  /** Ready decks that hold it. */
  readonly decks: readonly string[];
  readonly numbers: Readonly<Partial<Record<NumberKey, number | null>>>;
  /** It may attack what flies. */
  readonly reachesAircraft: boolean;
  /** The cells whose values the books state. */
  readonly book: readonly string[];
  /** Everything about it, folded, for the search. */
  readonly words: string;
  /** What the game draws it from. */
  readonly face: unknown;
}

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
