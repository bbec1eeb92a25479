import type { Edition, UnitType } from '../content/types';

/** How many of each card somebody owns; none of a card that is not listed. */
export type Owned = Readonly<Record<string, number>>;

/** What the battle asks of a deck (2GM-DECK-05). */
export interface DeckRules {
  readonly edition: Edition;
  /** 2GM-DECK-08 to 2GM-DECK-10. */
  readonly points: number;
  /** The year of a Historical Scenario (2GM-DECK-19); null is no limit. */
  readonly year: number | null;
  /** Types of units a scenario keeps out, such as aircraft (2GM-DECK-21). */
  readonly forbidden: readonly UnitType[];
  /** Copies of a card at most: a number, those of the boxes, those one owns by their ids, or as many as one likes (2GM-DECK-06). */
  readonly maxCopies: number | 'boxes' | 'any' | Owned;
  /** The id of the General chosen before the game (2GM-OPT-11), or null. */
  readonly general: string | null;
}

/** 2GM-DECK-08. */
const NORMAL_POINTS = 120;

/** What a Pitched Battle asks, unless the players agree on something else. */
export function pitchedBattle(edition: Edition): DeckRules {
  return { edition, points: NORMAL_POINTS, year: null, forbidden: [], maxCopies: 'any', general: null };
}
