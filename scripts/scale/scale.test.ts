import { describe, expect, it } from 'vitest';
import { findPostgres } from '../lib/postgres.mjs';
import { scale } from './scale';
import { weigh } from './sizes';

it('weighs real matches of every table', () => {
  const { base, entry, snapshot } = weigh(20);
  expect(base).toBeGreaterThan(1000);
  expect(entry).toBeGreaterThan(50);
  expect(snapshot).toBeGreaterThan(base / 10);
});

const places = [findPostgres()].filter((place) => place !== null);
if (places.length === 0) console.warn('There is no PostgreSQL here: how it grows is not tested.');

describe.each(places)('many open matches in a PostgreSQL', () => {
  it('take answers, open, and have their clocks found', async () => {
    const figures = await scale(300, 5);
    for (const part of ['matchKb', 'appendsPerSecond', 'appendP50Ms', 'dueMs', 'openP50Ms'] as const) {
      expect(figures[part], part).toBeGreaterThan(0);
    }
  }, 120_000);
});
