import type { RuleBook } from '@sandtable/kernel';
import type { BookId } from '../games';
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
const LIBRARY: Readonly<Record<BookId, () => Promise<OpenBook>>> = {
  '2gm': shelve('2gm', () => import('@sandtable/2gm/book')),
  aces: shelve('aces', () => import('@sandtable/aces/book')),
};

export function openBook(id: BookId): Promise<OpenBook> {
  return LIBRARY[id]();
}

export function shelve(id: BookId, load: () => Promise<BookModule>): () => Promise<OpenBook> {
  return retryable(async () => {
    const { book } = await load();
    const index = indexBook(book);
    return { id, index, search: buildSearchIndex(index.rules), counts: countStatuses(book).all };
  });
}
