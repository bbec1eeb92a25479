import { type ContractReport, type ContractRun, runContract } from '@sandtable/testkit';
import { toyGame } from '@sandtable/testkit/toy';
import { gmNights } from '../../packages/2gm/src/nights.fixture';
import { gmPairs } from '../../packages/2gm/src/pairs.fixture';
import { gmTables } from '../../packages/2gm/src/tables.fixture';
import { acesTables } from '../../packages/aces/src/tables.fixture';

/** Plays random matches of one game under the contract; throws the first fault. */
export type Contract = (run: ContractRun) => ContractReport;

/** Every game that has an engine. A new ruleset joins the soak by its line here. */
export const CONTRACTS: Readonly<Record<string, Contract>> = {
  toy: (run) => runContract(toyGame, run),
  aces: (run) => runContract(acesTables, run),
  '2gm': (run) => runContract(gmTables, run),
  '2gm-pairs': (run) => runContract(gmPairs, run),
  '2gm-night': (run) => runContract(gmNights, run),
};

/** Combinations of rules: they need not come to everything there is, the whole game above does. */
export const PARTIAL: readonly string[] = ['2gm-pairs', '2gm-night'];

/**
 * Enough of each game to exercise every step, question and ability: the same matches on every machine. A game without a line
 * here is soaked only when somebody asks for it.
 */
export const SMOKE: Readonly<
  Record<
    string,
    { readonly matches: number; readonly perMatch: number; readonly every?: number; readonly seed?: string }
  >
> = {
  toy: { matches: 1250, perMatch: Number.POSITIVE_INFINITY },
  aces: { matches: 34, perMatch: 400 },
  // long matches, so that everything comes up; all clauses are looked at by the tests of the package
  '2gm': { matches: 203, perMatch: 1200, every: 1000, seed: 'soak-2' },
};

/** The same for secrecy alone: every kind of table with its twins. */
export const SECRECY_SMOKE: typeof SMOKE = {
  toy: { matches: 200, perMatch: Number.POSITIVE_INFINITY },
  aces: { matches: 34, perMatch: 120, every: 6 },
  '2gm': { matches: 64, perMatch: 160, every: 8 },
  '2gm-night': { matches: 48, perMatch: 120, every: 8 },
};
