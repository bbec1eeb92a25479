import { describe, expect, it } from 'vitest';
import { fixtureBook } from './book.fixture';
import { shelve } from './load';

describe('a book on the shelf', () => {
  it('is loaded once', async () => {
    let loads = 0;
    const open = shelve('2gm', async () => {
      loads += 1;
      return { book: fixtureBook };
    });
    expect(await open()).toBe(await open());
    expect(loads).toBe(1);
  });

  it('is asked for again after a failure', async () => {
    let broken = true;
    const open = shelve('2gm', async () => {
      if (broken) throw new Error('offline');
      return { book: fixtureBook };
    });
    await expect(open()).rejects.toThrow('offline');
    broken = false;
    expect((await open()).index.rules).toHaveLength(7);
  });
});
