import { describe, expect, it } from 'vitest';
import { isFound, mergedSituations, readSituations, tried } from './progress';

describe('what is kept of situations', () => {
  it('counts tries, and keeps the best line apart from luck', () => {
    const once = tried({}, 'tiger', true, 0.2);
    expect(once).toEqual({ tiger: { tries: 1, reached: 1, least: 0.2 } });
    expect(isFound(once.tiger)).toBe(false);
    const twice = tried(once, 'tiger', false, 0);
    expect(twice.tiger).toEqual({ tries: 2, reached: 1, least: 0 });
    expect(isFound(twice.tiger)).toBe(true);
    expect(tried({}, 'tiger', false, null).tiger?.least).toBe(1);
    expect(isFound(undefined)).toBe(false);
  });

  it('comes back from a file, and two are laid together', () => {
    const kept = tried({}, 'tiger', true, 0.2);
    expect(readSituations(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readSituations({ tiger: { tries: 'many' }, 'x y': kept.tiger, crossing: null })).toEqual({});
    expect(readSituations(7)).toEqual({});
    expect(mergedSituations(kept, tried(tried({}, 'tiger', false, 0), 'tiger', false, 1)).tiger).toEqual({
      tries: 2,
      reached: 0,
      least: 0,
    });
  });
});
