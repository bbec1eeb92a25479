import type { Problem } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';

/** A rule, or one of the worked examples of the books. */
export type Cited = RuleId | `2GM-EX-${number}`;

/** A fault of the content; its sentence ends with the rule it breaks, if there is one. */
export function fault(path: string, message: string, ...rules: readonly Cited[]): Problem {
  const cited = rules.length === 0 ? '' : ` (${rules.join(', ')})`;
  return { path, message: `${message.replace(/\.$/, '')}${cited}.` };
}
