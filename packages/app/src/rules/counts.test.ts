import { describe, expect, it } from 'vitest';
import { fixtureBook } from './book.fixture';
import { countStatuses, progressOf } from './counts';

describe('countStatuses', () => {
  it('counts the book and each edition', () => {
    const counts = countStatuses(fixtureBook);
    expect(counts.all).toEqual({ open: 4, done: 2, physical: 1 });
    expect(counts.editions).toEqual({
      tactics: { open: 3, done: 2, physical: 1 },
      pacific: { open: 4, done: 1, physical: 1 },
    });
  });

  it('leaves rules for hands out of the way to go', () => {
    expect(progressOf({ open: 3, done: 2, physical: 1 })).toEqual({ done: 2, total: 5 });
  });
});
