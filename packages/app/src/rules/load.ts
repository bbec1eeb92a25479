import type { RuleBook } from '@sandtable/kernel';
import { BOOK_IDS, type BookId, moduleOfMatch } from '../games';
import { retryable } from '../once';
import { countStatuses, type StatusCounts } from './counts';
import { type BookIndex, indexBook } from './index-book';
import { buildSearchIndex, type SearchIndex } from './search';

export interface OpenBook {
  readonly id: BookId;
  readonly index: BookIndex;
  readonly search: SearchIndex;
  readonly counts: StatusCounts;
}

type BookModule = { readonly book: RuleBook };

/** The books are chunks of their own: nobody has to load a text before asking for it. */
const LIBRARY = new Map(BOOK_IDS.map((id) => [id, shelve(id, () => moduleOfMatch(id).book())]));

export async function openBook(id: BookId): Promise<OpenBook> {
  const open = LIBRARY.get(id);
  if (open === undefined) throw new Error(`There is no book of "${id}".`);
  return open();
}

export function shelve(id: BookId, load: () => Promise<BookModule>): () => Promise<OpenBook> {
  return retryable(async () => {
    const { book } = await load();
    const index = indexBook(book);
    return { id, index, search: buildSearchIndex(index.rules), counts: countStatuses(book).all };
  });
}
