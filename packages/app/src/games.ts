/** The games: each has a rule book and an engine of this name. */
export const BOOK_IDS = ['2gm', 'aces'] as const;
export type BookId = (typeof BOOK_IDS)[number];

export function isBookId(text: string): text is BookId {
  return (BOOK_IDS as readonly string[]).includes(text);
}

/** The tables on the home screen. Two of them are editions of one system and share its book. */
export type TableId = 'tactics' | 'pacific' | 'aces';

export interface Table {
  readonly id: TableId;
  /** The engine behind it, and the rule book. */
  readonly game: BookId;
  readonly edition: string | null;
  /** Whether there is a tutorial. */
  readonly learn: boolean;
}

export const TABLES: readonly Table[] = [
  { id: 'tactics', game: '2gm', edition: 'tactics', learn: true },
  { id: 'pacific', game: '2gm', edition: 'pacific', learn: true },
  { id: 'aces', game: 'aces', edition: null, learn: true },
];

/** The table of this name; undefined if there is none. */
export function tableNamed(text: string | undefined): Table | undefined {
  return TABLES.find((table) => table.id === text);
}
