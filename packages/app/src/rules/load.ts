import type { RuleBook } from '@sandtable/kernel';
import type { BookId } from '../games';
import { type BookIndex, indexBook } from './index-book';
import { buildSearchIndex, type SearchIndex } from './search';

export interface OpenBook {
  readonly id: BookId;
  readonly index: BookIndex;
  readonly search: SearchIndex;
}

type BookModule = { readonly book: RuleBook };
type Loaders = Readonly<Record<BookId, () => Promise<BookModule>>>;

const LOADERS: Loaders = {
  '2gm': () => import('@sandtable/2gm/book'),
  aces: () => import('@sandtable/aces/book'),
};

/** Loads each book once; a failed try is forgotten so that the next one asks the network again. */
export function createLibrary(loaders: Loaders): (id: BookId) => Promise<OpenBook> {
  const books = new Map<BookId, Promise<OpenBook>>();
  return (id) => {
    const known = books.get(id);
    if (known) return known;
    const opening = loaders[id]().then(({ book }): OpenBook => {
      const index = indexBook(book);
      return { id, index, search: buildSearchIndex(index.rules) };
    });
    books.set(id, opening);
    opening.catch(() => books.delete(id));
    return opening;
  };
}

export const openBook = createLibrary(LOADERS);
