import { runContract } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmTables, TABLES } from './tables.fixture';

describe('the contract', () => {
  it.each(Object.keys(TABLES))(
    'is kept by a table of %s',
    (name) => {
      // the opponents' own matches are measured elsewhere
      const game = { ...gmTables, opponents: {}, editions: [name] };
      const report = runContract(game, { matches: 1, perMatch: 200, every: 4, seed: name });
      expect(report.matches).toBe(1);
    },
    30_000,
  );
});
