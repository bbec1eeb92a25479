/** The rule books the app can open. */
export const BOOK_IDS = ['2gm', 'aces'] as const;
export type BookId = (typeof BOOK_IDS)[number];

export function isBookId(text: string): text is BookId {
  return (BOOK_IDS as readonly string[]).includes(text);
}

/** The tables on the home screen. Two of them are editions of one system and share its book. */
export type TableId = 'tactics' | 'pacific' | 'aces';

export interface Table {
  readonly id: TableId;
  readonly book: BookId;
  readonly edition: string | null;
}

export const TABLES: readonly Table[] = [
  { id: 'tactics', book: '2gm', edition: 'tactics' },
  { id: 'pacific', book: '2gm', edition: 'pacific' },
  { id: 'aces', book: 'aces', edition: null },
];
