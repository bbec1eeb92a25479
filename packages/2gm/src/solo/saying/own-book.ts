import type { RuleId } from '../../../book/index';
import type { Situation } from '../situation/situation';

/** The row of its own book, where both have one. */
export function rowOf({ solo }: Situation, pacific: RuleId, tactics: RuleId): RuleId {
  return solo.system === 'pacific' ? pacific : tactics;
}

/** Between equals a die (SOLO-RULING-07). */
export function tieOf(situation: Situation): RuleId {
  return rowOf(situation, 'SOLOP-GEN-03', 'SOLOT-GOAL-06');
}
