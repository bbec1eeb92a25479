import type { SavedTable } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { withFallback } from './fallback-store';
import { memoryMatches } from './memory-store';
import type { MatchRecord, RecordChange } from './record';

const record = (id: string, changed: number) => ({ id, changed, revision: 0, title: id }) as unknown as MatchRecord;
const saved = { seq: 0 } as SavedTable;
const change = { answers: 3 } as RecordChange;

describe('matches in memory', () => {
  it('are listed the newest first, renamed and removed', async () => {
    const store = memoryMatches();
    await store.add({ record: record('a', 1), saved });
    await store.add({ record: record('b', 2), saved });
    await store.rename('a', 'Alamein');
    expect((await store.list()).map((m) => m.title)).toEqual(['b', 'Alamein']);
    await store.remove('b');
    expect((await store.list()).map((m) => m.id)).toEqual(['a']);
    expect(await store.load('b')).toBeNull();
  });

  it('are saved only by who knows the last revision', async () => {
    const store = memoryMatches();
    await store.add({ record: record('a', 1), saved });
    expect(await store.save('a', 0, { ...saved, seq: 1 }, change)).toBe('kept');
    expect(await store.save('a', 0, { ...saved, seq: 2 }, change)).toBe('changed');
    expect(await store.load('a')).toMatchObject({ saved: { seq: 1 }, record: { revision: 1, answers: 3 } });
    await store.remove('a');
    expect(await store.save('a', 1, saved, change)).toBe('gone');
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
  });

  it('is not every browser', async () => {
    const lasting = memoryMatches();
    const store = withFallback(lasting, memoryMatches());
    await store.add({ record: record('a', 1), saved });
    expect(await lasting.load('a')).not.toBeNull();
    expect(await store.isLasting()).toBe(true);
  });
});
