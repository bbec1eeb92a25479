import { type Fact, factsOf, type Problem, type Result, readFact } from '@sandtable/kernel';
import { hostEnglish, tableEnglish } from '../words/en';

/** Everything the table itself has to say, as facts: whoever reads them has the words. */
export const says = factsOf({ table: tableEnglish }).table;

/** For errors and logs, which have one language. */
export function inEnglish(fact: Fact): string {
  return readFact(hostEnglish, fact);
}

export function problemOf(path: string, fact: Fact): Problem {
  return { path, message: inEnglish(fact), fact };
}

export function fails(path: string, fact: Fact): Result<never> & { readonly ok: false } {
  return { ok: false, problems: [problemOf(path, fact)] };
}

/** What a problem says, to be told inside something else. */
export function saidBy({ fact, message }: Problem): Fact | string {
  return fact ?? message;
}
