import type { Refusal } from '@sandtable/kernel';
import type { RuleId } from '../book/index';

/** One rule that forbids something, and why in this very case. */
export function no(rule: RuleId, text: string): Refusal {
  return { rule, text };
}
