import type { Fact, Refusal } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';

/** One rule that forbids something, and why in this very case. */
export function no(rule: RuleId, text: Fact): Refusal {
  return { rule, text };
}
