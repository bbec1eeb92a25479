import { expect, it } from 'vitest';
import { soakOptions } from './options';

const GAMES = ['toy', 'aces'];
const NEVER = Number.POSITIVE_INFINITY;
const LONG = {
  games: GAMES,
  matches: NEVER,
  perMatch: NEVER,
  every: 1,
  seeds: 1,
  seed: 'soak',
  minutes: 10,
  smoke: false,
  help: false,
};

it('runs every game for ten minutes unless told otherwise', () => {
  expect(soakOptions([], GAMES)).toEqual(LONG);
});

it('runs without a time limit when matches are given', () => {
  const options = soakOptions(['--matches', '50', '--seeds', '3', '--seed', 'x', '--game', 'aces'], GAMES);
  expect(options).toEqual({ ...LONG, games: ['aces'], matches: 50, seeds: 3, seed: 'x', minutes: NEVER });
});

it('runs the smoke to its end, and leaves long matches early when told', () => {
  expect(soakOptions(['--smoke'], GAMES)).toEqual({ ...LONG, smoke: true, minutes: NEVER });
  expect(soakOptions(['--per-match', '40', '--every', '9'], GAMES)).toEqual({ ...LONG, perMatch: 40, every: 9 });
});

it('looks at secrecy alone when told', () => {
  expect(soakOptions(['--secrecy', '--matches', '9'], GAMES)).toMatchObject({ only: 'secrecy', matches: 9 });
  expect(soakOptions([], GAMES)).not.toHaveProperty('only');
});

it('takes parts of a minute', () => {
  expect(soakOptions(['--minutes', '0.5', '--matches', '9'], GAMES)).toMatchObject({ minutes: 0.5, matches: 9 });
});

it.each([
  [['--game', 'chess'], 'There is no game "chess" to soak: expected one of toy, aces.'],
  [['--minutes', 'long'], '--minutes must be a number above 0, not "long".'],
  [['--minutes', '0'], '--minutes must be a number above 0, not "0".'],
  [['--matches', '1.5'], '--matches must be a whole number, not 1.5.'],
  [['--seeds', '-1'], expect.stringContaining('--seeds')],
  [['--hours', '1'], expect.stringMatching(/--hours.*npm run soak -- --help/)],
])('refuses %j with one sentence and exit code 2', (args, message) => {
  expect(() => soakOptions(args, GAMES)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
});
