import { describe, expect, it } from 'vitest';
import { stableHash } from './hash';

describe('stableHash', () => {
  it('does not depend on the order in which keys were written', () => {
    expect(stableHash({ a: 1, b: [2, 3] })).toBe(stableHash({ b: [2, 3], a: 1 }));
  });

  it('tells apart values that look alike', () => {
    const alike: unknown[] = [
      0,
      '0',
      false,
      null,
      [],
      {},
      [0],
      [[0]],
      ['0'],
      { a: 0 },
      { a: '0' },
      { b: 0 },
      '',
      [null],
      1,
      -1,
      0.5,
    ];
    const hashes = alike.map(stableHash);
    expect(new Set(hashes).size).toBe(alike.length);
  });

  it('tells apart the same parts in another order or grouping', () => {
    expect(stableHash([1, 2])).not.toBe(stableHash([2, 1]));
    expect(stableHash(['ab', 'c'])).not.toBe(stableHash(['a', 'bc']));
    expect(stableHash([[1], 2])).not.toBe(stableHash([1, [2]]));
  });

  it('survives a JSON round trip', () => {
    const value = { units: [{ at: 3, hp: 2 }], rng: [4294967295, 0, 7, 2147483648], none: null };
    expect(stableHash(JSON.parse(JSON.stringify(value)))).toBe(stableHash(value));
  });

  it('gives different hashes to a hundred thousand different states', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(stableHash({ i, half: i >> 1 }));
    expect(seen.size).toBe(100_000);
  });

  it('never changes between versions: stored replays carry these hashes', () => {
    const state = { rng: [1, 2, 3, 4], stack: [{ at: 'turn', step: 'draw' }], over: null };
    expect(stableHash(state)).toBe('c316cc1c621043ae');
  });

  it('refuses what JSON would lose', () => {
    expect(() => stableHash({ f: () => 1 })).toThrow('plain data only');
    expect(() => stableHash([undefined])).toThrow('plain data only');
  });
});
