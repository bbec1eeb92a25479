import { describe, expect, it } from 'vitest';
import { readSpeed, stayOf, writeSpeed } from './speed';

const QUIET = { quiet: new Set(['phase', 'discarded']) };
const event = (type: string) => ({ type, rule: '2GM-TURN-01' });

describe('stayOf', () => {
  it('gives little time to what changes nothing worth looking at', () => {
    const whole = stayOf('slow', [event('moved')], QUIET);
    expect(stayOf('slow', [event('discarded'), event('phase')], QUIET)).toBe(whole / 5);
    expect(stayOf('slow', [], QUIET)).toBe(whole / 5);
    expect(stayOf('slow', [event('discarded'), event('moved')], QUIET)).toBe(whole);
  });

  it('is longer the more there is to read, up to three times as long', () => {
    const stay = (letters: number) => stayOf('normal', [event('moved')], QUIET, letters);
    expect(stay(40)).toBe(stay(0));
    expect(stay(120)).toBe(2 * stay(0));
    expect(stay(5000)).toBe(3 * stay(0));
    expect(stayOf('once', [event('moved')], QUIET, 500)).toBe(0);
  });

  it('does not wait for what is understood when it is seen to be read', () => {
    const pace = { ...QUIET, brief: new Set(['moved']) };
    const whole = stayOf('normal', [event('attack')], pace);
    expect(stayOf('normal', [event('moved'), event('phase')], pace, 500)).toBe(0.6 * whole);
    expect(stayOf('normal', [event('moved'), event('attack')], pace, 120)).toBe(2 * whole);
  });

  it('is shorter the faster it is', () => {
    const stays = (['slow', 'normal', 'fast', 'once'] as const).map((speed) => stayOf(speed, [event('moved')], QUIET));
    expect(stays).toEqual([...stays].sort((a, b) => b - a));
    expect(new Set(stays).size).toBe(4);
  });
});

it('a speed is remembered, and nonsense is not', () => {
  const kept = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(readSpeed(store)).toBe('normal');
  writeSpeed(store, 'fast');
  expect(readSpeed(store)).toBe('fast');
  for (const key of kept.keys()) kept.set(key, 'breakneck');
  expect(readSpeed(store)).toBe('normal');
});
