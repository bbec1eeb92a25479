import { expect, it } from 'vitest';
import { Hearing, ShotHearing } from './hearing';
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

it('lets shots that nobody sees be heard one after the other, and forgets what would come too late', () => {
  const hearing = new ShotHearing();
  const made: [Sound, number][] = [];
  const make = (sound: Sound, after = 0): void => void made.push([sound, after]);
  const unseen = { beat: 1000, seen: false, now: 0 };
  hearing.hear([{ kind: 'hit' }, { kind: 'none' }], unseen, make);
  hearing.hear([{ kind: 'miss' }], unseen, make);
  expect(made).toEqual([
    ['die', 200],
    ['hit', 500],
    ['die', 1200],
    ['die', 2200],
    ['miss', 2500],
  ]);
  // what is seen is heard as it falls
  made.length = 0;
  hearing.hear([{ kind: 'miss' }], { ...unseen, seen: true }, make);
  expect(made).toEqual([
    ['die', 200],
    ['miss', 500],
  ]);
  for (let n = 0; n < 20; n++) hearing.hear([{ kind: 'none' }], unseen, make);
  expect(Math.max(...made.map(([, after]) => after))).toBeLessThan(6000);
});
