import type { Card } from '@sandtable/2gm/decks';
import type { UnitType } from '@sandtable/aces/units';
import type { BookId } from '../games';

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

export type CardKind = Card['kind'];

/** A card of 2GM or a unit of Aces & Armor, as the catalogue lists it. */
export interface CardEntry {
  /** Unique among both games: `2gm/usa/m4a2`, `aces/germany-1/tiger`. */
  readonly key: string;
  readonly name: string;
  readonly kind: CardKind;
  /** The nation or faction; null for cards of everybody. */
  readonly nation: string | null;
  /** The class of a unit, otherwise the kind of card. */
  readonly type: string;
  readonly editions: readonly string[];
  readonly abilities: readonly string[];
  /** Upgrade tokens it may take. */
  readonly equips: readonly string[];
  /** Ready decks that hold it. */
  readonly decks: readonly string[];
  readonly numbers: Readonly<Partial<Record<NumberKey, number | null>>>;
  /** The cells whose values the books state. */
  readonly book: readonly string[];
  /** Everything about it, folded, for the search. */
  readonly words: string;
  readonly face: Face;
}

export type Face =
  | { readonly game: '2gm'; readonly card: Card; readonly number: number }
  | { readonly game: 'aces'; readonly unit: UnitType };

export function gameOf(entry: Pick<CardEntry, 'face'>): BookId {
  return entry.face.game;
}
