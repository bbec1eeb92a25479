import { describe, expect, it } from 'vitest';
import { fixtureBook } from './book.fixture';
import { createLibrary } from './load';

describe('createLibrary', () => {
  it('loads a book once', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return { book: fixtureBook };
    };
    const open = createLibrary({ '2gm': load, aces: load });
    expect(await open('2gm')).toBe(await open('2gm'));
    expect(loads).toBe(1);
  });

  it('tries again after a failure', async () => {
    let broken = true;
    const load = async () => {
      if (broken) throw new Error('offline');
      return { book: fixtureBook };
    };
    const open = createLibrary({ '2gm': load, aces: load });
    await expect(open('2gm')).rejects.toThrow('offline');
    broken = false;
    expect((await open('2gm')).index.rules).toHaveLength(7);
  });
});
