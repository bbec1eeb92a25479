import { type ContractReport, type ContractRun, runContract } from '@sandtable/testkit';
import { toyGame } from '@sandtable/testkit/toy';
import { acesTables } from '../../packages/aces/src/tables.fixture';

/** Plays random matches of one game under the contract; throws the first fault. */
export type Contract = (run: ContractRun) => ContractReport;

/** Every game that has an engine. A new ruleset joins the soak by its line here. */
export const CONTRACTS: Readonly<Record<string, Contract>> = {
  toy: (run) => runContract(toyGame, run),
  aces: (run) => runContract(acesTables, run),
};

/** Enough of each game to exercise every step, question and ability: the same matches on every machine. */
export const SMOKE: Readonly<Record<string, { readonly matches: number; readonly perMatch: number }>> = {
  toy: { matches: 1250, perMatch: Number.POSITIVE_INFINITY },
  aces: { matches: 34, perMatch: 400 },
};
