import type { Problem } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';

/** A fault of a map; its sentence ends with the check it fails. */
export function fault(rule: RuleId, path: string, message: string): Problem {
  return { path, message: `${message.replace(/\.$/, '')} (${rule}).` };
}
