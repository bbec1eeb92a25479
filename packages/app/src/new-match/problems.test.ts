import { expect, it } from 'vitest';
import { problemsByField } from './problems';

const refusal = { ok: false, code: 'malformed', message: { key: 'table.matchOver', args: [] } } as const;

const fieldOf = (path: string) => path.split('/').find((part) => ['half', 'seats', 'bulgeRounds'].includes(part)) ?? '';

it('brings what the engine says to the field it is about, each sentence once', async () => {
  const problems = [
    { path: 'setup/half', message: 'Half.' },
    { path: 'setup/seats/1/faction', message: 'Once.' },
    { path: 'seats', message: 'Two.' },
    { path: 'seats', message: 'Two.' },
    { path: 'setup/options/bulgeRounds', message: 'Few.' },
    { path: 'seed', message: 'English.', fact: { key: 'shape.noField', args: ['seed'] } },
  ];
  expect(await problemsByField({ ...refusal, problems }, fieldOf)).toEqual({
    half: ['Half.'],
    seats: ['Once.', 'Two.'],
    bulgeRounds: ['Few.'],
    '': ['There is no field "seed".'],
  });
});

it('says what belongs to no field in general', async () => {
  expect(await problemsByField(refusal, fieldOf)).toEqual({ '': ['The match is over.'] });
});
