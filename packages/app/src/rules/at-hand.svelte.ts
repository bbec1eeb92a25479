import { type BookId, FIRST_BOOK, isBookId } from '../games';

let book = $state<BookId>(FIRST_BOOK);

/** The book of the game one was last at: *Rules* leads there. */
export const atHand = {
  get book(): BookId {
    return book;
  },
  take(game: string): void {
    if (isBookId(game)) book = game;
  },
};
