import type { CardsOfGame } from './of-game';

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
