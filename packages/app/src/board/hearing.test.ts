import { expect, it } from 'vitest';
import { Hearing } from './hearing';
import type { Sound } from './sounds';

it('lets each step be heard once, and each engine once in it, one after the other', () => {
  const hearing = new Hearing();
  const made: [Sound, number][] = [];
  const make = (sound: Sound, after = 0): void => void made.push([sound, after]);
  expect(hearing.hear(4, ['tracks', 'aircraft', 'tracks'], make)).toEqual(['tracks', 'aircraft']);
  expect(hearing.hear(4, ['tracks'], make)).toEqual([]);
  expect(hearing.hear(5, ['tracks'], make)).toEqual(['tracks']);
  expect(made.map(([sound]) => sound)).toEqual(['tracks', 'aircraft', 'tracks']);
  expect(made[1]?.[1]).toBeGreaterThan(made[0]?.[1] ?? 0);
});
