import { expect, it } from 'vitest';
import { problemsByField } from './problems';

const refusal = { ok: false, code: 'malformed', message: 'all of it' } as const;

it('brings what the engine says to the field it is about', () => {
  const problems = [
    { path: 'setup/half', message: 'Half.' },
    { path: 'setup/seats/1/faction', message: 'Once.' },
    { path: 'seats', message: 'Two.' },
    { path: 'setup/options/bulgeRounds', message: 'Few.' },
    { path: 'seed', message: 'Odd.' },
  ];
  expect(problemsByField({ ...refusal, problems }, ['half', 'seats', 'bulgeRounds'])).toEqual({
    half: 'Half.',
    seats: 'Once. Two.',
    bulgeRounds: 'Few.',
    '': 'Odd.',
  });
});

it('says what belongs to no field in general', () => {
  expect(problemsByField(refusal, ['half'])).toEqual({ '': 'all of it' });
});
