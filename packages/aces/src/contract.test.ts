import { runContract } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { acesTables, TABLES, tableOf } from './tables.fixture';

describe('the contract', () => {
  it.each(Object.keys(TABLES))('is kept by a table of %s', (name) => {
    // the Automa's own matches are measured elsewhere
    const game = { ...acesTables, opponents: {}, editions: [name] };
    // four seats need a hundred answers before the first turn: one long match instead of two short ones
    const matches = tableOf(name).seats.length === 4 ? 1 : 2;
    const report = runContract(game, { matches, perMatch: 280 / matches, seed: name });
    expect(report.matches).toBe(matches);
  });
});
