import { expect, it } from 'vitest';
import { steps } from './steps.mjs';
import { testOptions } from './test-options.mjs';

const KNOWN = ['types', 'lint', 'unit'];

it('runs everything when nothing is named', () => {
  expect(testOptions([], KNOWN)).toEqual({ names: KNOWN, list: false, verbose: false, help: false });
});

it('runs the named steps, once and in their own order', () => {
  expect(testOptions(['unit', 'types', 'unit', '--verbose'], KNOWN)).toMatchObject({
    names: ['types', 'unit'],
    verbose: true,
  });
});

it.each([
  [['typos'], 'There is no step "typos". The steps are: types, lint, unit.'],
  [['--fast'], 'Unknown option --fast: see npm test -- --help.'],
])('refuses %j with one sentence and exit code 2', (args, message) => {
  expect(() => testOptions(args, KNOWN)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
});

it('knows the steps of the repository, in the order they are run', () => {
  expect(steps.map((step) => step.name)).toEqual([
    'types',
    'lint',
    'boundaries',
    'dead-code',
    'content',
    'unit',
    'newer-node',
    'rules',
    'fuzz',
    'doors',
    'build',
    'browser',
  ]);
});
