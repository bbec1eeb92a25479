/** The rule books the app can open. */
export const BOOK_IDS = ['2gm', 'aces'] as const;
export type BookId = (typeof BOOK_IDS)[number];

export function isBookId(text: string): text is BookId {
  return (BOOK_IDS as readonly string[]).includes(text);
}

/** The games whose engine is there to play. */
export const PLAYABLE_IDS = ['aces'] as const;
export type PlayableId = (typeof PLAYABLE_IDS)[number];

export function isPlayable(text: string | undefined): text is PlayableId {
  return (PLAYABLE_IDS as readonly (string | undefined)[]).includes(text);
}

/** The tables on the home screen. Two of them are editions of one system and share its book. */
export type TableId = 'tactics' | 'pacific' | 'aces';

export interface Table {
  readonly id: TableId;
  readonly book: BookId;
  readonly edition: string | null;
  /** The engine behind it; null while there is none. */
  readonly plays: PlayableId | null;
  /** Whether there is a tutorial. */
  readonly learn: boolean;
}

export const TABLES: readonly Table[] = [
  { id: 'tactics', book: '2gm', edition: 'tactics', plays: null, learn: false },
  { id: 'pacific', book: '2gm', edition: 'pacific', plays: null, learn: false },
  { id: 'aces', book: 'aces', edition: null, plays: 'aces', learn: true },
];
