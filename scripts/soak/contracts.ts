import { type ContractReport, type ContractRun, runContract } from '@sandtable/testkit';
import { toyGame } from '@sandtable/testkit/toy';

/** Plays random matches of one game under the contract; throws the first fault. */
export type Contract = (run: ContractRun) => ContractReport;

/** Every game that has an engine. A new ruleset joins the soak by its line here. */
export const CONTRACTS: Readonly<Record<string, Contract>> = {
  toy: (run) => runContract(toyGame, run),
};
