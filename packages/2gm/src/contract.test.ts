import { runContract } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmPairs, PAIRS } from './pairs.fixture';
import { gmTables, TABLES } from './tables.fixture';

/** The opponents' own matches are measured elsewhere. */
const game = { ...gmTables, opponents: {} };

describe('the contract', () => {
  it.each(Object.keys(TABLES))('is kept by a table of %s', (name) => {
    const report = runContract({ ...game, editions: [name] }, { matches: 1, perMatch: 320, every: 2, seed: name });
    expect(report.matches).toBe(1);
  });

  it('is kept by pairs of optional rules', () => {
    // every rule with some of the others; all pairs at length: npm run soak -- --game 2gm-pairs
    const editions = PAIRS.filter((_pair, i) => i % 3 === 0).map((pair) => pair.name);
    const run = { matches: editions.length, perMatch: 60, every: 30, seed: 'pairs' };
    expect(runContract({ ...gmPairs, editions }, run).matches).toBe(editions.length);
  });
});
