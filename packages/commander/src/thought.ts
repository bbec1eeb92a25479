import { type Decision, factOfText, type Thought } from '@sandtable/kernel';
import type { Found } from './search';

/** What the Commander compared, as a thought for the film. */
export function thoughtOf(decision: Decision, _found: Found | null): Thought {
  return { because: [decision.rule], text: factOfText(''), candidates: [] };
}
