import { describe, expect, it } from 'vitest';
import { readProgress, writeProgress } from './progress';

const KNOWN = ['one', 'two', 'three'];

function shelf(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['sandtable.learn.toy', text]]);
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

describe('progress', () => {
  it('begins with the first lesson', () => {
    expect(readProgress('toy', KNOWN, shelf())).toEqual({ at: 'one', done: [] });
  });

  it('is there again after a while', () => {
    const store = shelf();
    writeProgress('toy', { at: 'three', done: ['one', 'two'] }, store);
    expect(readProgress('toy', KNOWN, store)).toEqual({ at: 'three', done: ['one', 'two'] });
    expect(readProgress('other', KNOWN, store)).toEqual({ at: 'one', done: [] });
  });

  it.each(['', '[', 'null', '7', '{"at":"four","done":"one"}', '{"at":2,"done":[4]}'])(
    'of %j is a fresh start',
    (text) => {
      expect(readProgress('toy', KNOWN, shelf(text))).toEqual({ at: 'one', done: [] });
    },
  );
});
