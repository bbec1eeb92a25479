import { runContract } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { say } from '../say';
import { rulebookIn } from './index';

const rulebook = rulebookIn(say);

/** Both seats are set up by the solo rules, whoever plays them: random players in the walks, the opponents themselves at the end. */
const game: typeof gmGame = {
  ...gmGame,
  opponents: { rulebook },
  defaultSetup: (edition) => {
    const setup = gmGame.defaultSetup(edition, ['rulebook', 'rulebook']);
    return { ...setup, options: { ...setup.options, surrender: false } };
  },
};

describe('seats of the solo opponents', () => {
  it.each(['pacific', 'tactics'])(
    'keep the contract of every game: %s',
    (edition) => {
      const report = runContract(
        { ...game, editions: [edition] },
        { matches: 1, perMatch: 150, seed: `solo ${edition}` },
      );
      expect(report.matches).toBe(1);
    },
    120_000,
  );
});
