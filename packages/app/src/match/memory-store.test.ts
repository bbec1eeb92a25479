import type { SavedTable } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { NewerDatabase } from './database';
import { withFallback } from './fallback-store';
import { memoryMatches } from './memory-store';
import type { MatchRecord } from './record';

const record = (id: string, changed: number) => ({ id, changed, title: id }) as unknown as MatchRecord;
const saved = { seq: 0 } as SavedTable;

describe('matches in memory', () => {
  it('are listed the newest first, renamed and removed', async () => {
    const store = memoryMatches();
    await store.add({ record: record('a', 1), saved });
    await store.add({ record: record('b', 2), saved });
    await store.amend('a', { title: 'Alamein' });
    expect((await store.list()).map((m) => m.title)).toEqual(['b', 'Alamein']);
    await store.remove('b');
    expect((await store.list()).map((m) => m.id)).toEqual(['a']);
    expect(await store.load('b')).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('plays from memory, and says so', async () => {
    const broken = { ...memoryMatches(), list: () => Promise.reject(new Error('forbidden')) };
    const store = withFallback(broken, memoryMatches());
    await store.add({ record: record('a', 1), saved });
    expect((await store.list()).map((m) => m.id)).toEqual(['a']);
    expect(await store.isLasting()).toBe(false);
    expect(await broken.load('a')).toBeNull();
    expect(await store.tableOf('a')).toEqual(saved);
  });

  it('is not one in which a newer version keeps the matches: that is said', async () => {
    const newer = { ...memoryMatches(), list: () => Promise.reject(new NewerDatabase('newer')) };
    const store = withFallback(newer, memoryMatches());
    await expect(store.list()).rejects.toThrow('newer');
    await expect(store.load('a')).rejects.toThrow('newer');
  });

  it('is not every browser', async () => {
    const lasting = memoryMatches();
    const store = withFallback(lasting, memoryMatches());
    await store.add({ record: record('a', 1), saved });
    expect(await lasting.load('a')).not.toBeNull();
    expect(await store.isLasting()).toBe(true);
    expect(await store.tableOf('a')).toBeNull();
  });
});
