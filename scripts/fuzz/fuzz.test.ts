import { expect, it } from 'vitest';
import { Judge } from './judge';
import { fuzzOptions, KINDS } from './options';
import { PLAYED } from './tables';
import { fuzzWishes } from './wishes';

/** Every look at the clock is a millisecond later. */
function judgeBy(step: number): Judge {
  let time = 0;
  return new Judge(() => {
    time += step;
    return time;
  });
}

it('runs everything in full unless told otherwise', () => {
  const all = Object.entries(KINDS).map(([kind, { many }]) => ({ kind, count: many }));
  expect(fuzzOptions([])).toEqual({ runs: all, seed: 'fuzz', help: false });
  expect(fuzzOptions(['wishes', '--count', '9', '--seed', 'x'])).toMatchObject({
    runs: [{ kind: 'wishes', count: 9 }],
    seed: 'x',
  });
  expect(fuzzOptions(['--smoke']).runs).toContainEqual({ kind: 'wishes', count: KINDS.wishes.few });
});

it.each([
  [['cards'], /^There is nothing called "cards" to fuzz with/],
  [['--count', '0'], /^--count must be a whole number above 0, not "0"/],
  [['--loud'], /--loud.*npm run fuzz -- --help/],
])('refuses %j with one sentence', (args, message) => {
  expect(() => fuzzOptions(args)).toThrow(message);
});

it('a judge finds errors, slowness, long and dangerous sentences', () => {
  const judge = judgeBy(1);
  const where = () => 'here';
  expect(judge.try(where, () => 7)).toBe(7);
  expect(judge.faults).toEqual([]);
  for (const id of [3, 44]) {
    judge.try(where, () => {
      throw new RangeError(`There is no unit ${id}.`);
    });
  }
  judge.sentence('x'.repeat(2001), where);
  judge.sentence('red \u001b[31m', where);
  expect(judge.faults.map(({ kind, times }) => [kind.replace(/ \(.*/, ''), times])).toEqual([
    ['internal error: There is no unit N.', 2],
    ['a message of 2001 characters', 1],
    ['a message with control characters', 1],
  ]);
  const slow = judgeBy(1001);
  slow.try(where, () => 7);
  expect(slow.faults).toEqual([{ kind: 'slower than a second', example: 'here', times: 1 }]);
});

it('wishes of a broken game are found out', () => {
  const [toy] = PLAYED.filter((p) => p.game.id === 'toy');
  if (toy === undefined) throw new Error('The toy is gone.');
  const sound = judgeBy(0);
  fuzzWishes([toy], 200, 'test', sound);
  expect([sound.tried, sound.faults]).toEqual([200, []]);
  const broken = judgeBy(0);
  const rules = {
    ...toy.game.rules,
    explain: () => {
      throw new RangeError('There is no unit 9.');
    },
  };
  fuzzWishes([{ ...toy, game: { ...toy.game, rules } }], 200, 'test', broken);
  expect(broken.faults[0]?.kind).toMatch(/^internal error: There is no unit N/);
  const deaf = judgeBy(0);
  fuzzWishes([{ ...toy, game: { ...toy.game, rules: { ...toy.game.rules, explain: () => [] } } }], 200, 'test', deaf);
  expect(deaf.faults[0]?.kind).toBe('called legal, but not offered');
});
