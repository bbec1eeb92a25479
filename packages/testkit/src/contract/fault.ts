import type { Replay } from '@sandtable/kernel';

/** The clauses of the contract every ruleset keeps; a fault names the one that was broken. */
export type Clause =
  | 'plain'
  | 'invariants'
  | 'clone'
  | 'view'
  | 'options'
  | 'wishes'
  | 'twin'
  | 'undo'
  | 'barrier'
  | 'secrecy'
  | 'prompts'
  | 'book'
  | 'bounded'
  | 'replay'
  | 'physical-dice'
  | 'opponent'
  | 'coverage'
  | 'crash';

export class ContractFault extends Error {
  override readonly name = 'ContractFault';
  /** The match up to the fault, openable in every tool. */
  replay: Replay | null = null;

  constructor(
    readonly clause: Clause,
    readonly what: string,
  ) {
    super(`${clause}: ${what}`);
  }
}

export function demand(holds: boolean, clause: Clause, what: () => string): void {
  if (!holds) throw new ContractFault(clause, what());
}
