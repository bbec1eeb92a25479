import type { DeckEntry } from '@sandtable/2gm/decks';

/** A card of which one deck has more than another. */
export interface CardDifference {
  readonly id: string;
  /** Copies more in the first; fewer where it is negative. */
  readonly more: number;
}

export function differenceOf(mine: readonly DeckEntry[], theirs: readonly DeckEntry[]): readonly CardDifference[] {
  const copies = (cards: readonly DeckEntry[], id: string): number => cards.find((c) => c.id === id)?.copies ?? 0;
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))];
  return ids
    .map((id) => ({ id, more: copies(mine, id) - copies(theirs, id) }))
    .filter(({ more }) => more !== 0)
    .sort((a, b) => b.more - a.more);
}
