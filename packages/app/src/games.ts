import type { GameModule, GameTable } from './game-module';
import { MODULES } from './modules';

/** The games: each has a rule book and an engine of this name. */
export type BookId = (typeof MODULES)[number]['id'];
/** The tables on the home screen. Two of them are editions of one system and share its book. */
export type TableId = (typeof MODULES)[number]['tables'][number]['id'];

export interface ListedTable extends GameTable<TableId> {
  /** The engine behind it, and the rule book. */
  readonly game: BookId;
}

export const BOOK_IDS: readonly BookId[] = MODULES.map(({ id }) => id);

/** Where the rules open while nobody has chosen a book. */
export const FIRST_BOOK: BookId = MODULES[0].id;

export const TABLES: readonly ListedTable[] = MODULES.flatMap(({ id, tables }) =>
  tables.map((table: GameTable<TableId>) => ({ ...table, game: id })),
);

export function isBookId(text: string): text is BookId {
  return (BOOK_IDS as readonly string[]).includes(text);
}

/** What the app knows of a game; undefined if it is none of ours. */
export function moduleOf(game: string): GameModule | undefined {
  return MODULES.find(({ id }) => id === game);
}

/** The same for a match that is kept: only games of ours ever are. */
export function moduleOfMatch(game: string): GameModule {
  const found = moduleOf(game);
  if (found === undefined) throw new Error(`Nothing is known about matches of "${game}".`);
  return found;
}

/** The table of this name; undefined if there is none. */
export function tableNamed(text: string | undefined): ListedTable | undefined {
  return TABLES.find((table) => table.id === text);
}

export function tableAt(id: string): ListedTable {
  const found = tableNamed(id);
  if (found === undefined) throw new Error(`There is no table "${id}".`);
  return found;
}

/** The table that matches of this game and edition are played at; undefined if it is none of ours. */
export function tableFor(game: string, edition: string | undefined): ListedTable | undefined {
  return TABLES.find((table) => table.game === game && table.edition === (edition ?? null));
}

/** The book that an id of a rule is from; null where it is in none. */
export function bookOfRule(id: string): BookId | null {
  return MODULES.find(({ ruleIds }) => ruleIds.test(id))?.id ?? null;
}
