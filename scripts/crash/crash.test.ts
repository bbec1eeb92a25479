import { describe, expect, it } from 'vitest';
import { findPostgres } from '../lib/postgres.mjs';
import { crash } from './crash';
import { crashOptions } from './options';
import type { StoreKind } from './place';

const stores: readonly StoreKind[] = findPostgres() === null ? ['sqlite'] : ['sqlite', 'postgres'];

describe.each(stores)('killed ten times while everybody plays, on %s', (store) => {
  it('loses nothing that was acknowledged, takes nothing twice, and every match goes on', async () => {
    const figures = await crash({ kills: 10, store, seed: `test ${store}` }, () => undefined);
    expect(figures).toEqual({ kills: 10, answers: expect.any(Number), lost: 0, twice: 0, broken: 0 });
    expect(figures.answers).toBeGreaterThan(20);
  }, 300_000);
});

it('reads its options, and refuses others in one sentence', () => {
  expect(crashOptions([])).toEqual({
    help: false,
    json: false,
    kills: 200,
    stores: ['sqlite', 'postgres'],
    seed: 'crash',
  });
  expect(crashOptions(['--kills', '20', '--store', 'sqlite', '--json'])).toMatchObject({
    kills: 20,
    stores: ['sqlite'],
    json: true,
  });
  for (const wrong of [
    ['--kills', '0'],
    ['--kills', 'x'],
    ['--store', 'mysql'],
    ['--kill', '3'],
  ]) {
    expect(() => crashOptions(wrong)).toThrow(expect.objectContaining({ exitCode: 2 }));
  }
});
