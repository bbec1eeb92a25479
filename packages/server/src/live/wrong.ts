import { type Fact, oneLine } from '@sandtable/kernel';
import { says } from './refusal';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

/** No name of ours is longer. */
const LONG = 80;

/** What is wrong with a message, and where. */
export function whatIsWrong(issues: readonly Issue[]): Fact {
  const [first] = issues;
  if (first === undefined) return says.noMessage;
  const where = oneLine(first.path.map(String).join('/'), LONG);
  const [key] = first.keys ?? [];
  return key === undefined ? says.unexpected(where) : says.noSuchField(oneLine(key, LONG), where);
}
