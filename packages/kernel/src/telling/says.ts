import { kernelEnglish } from '../../words/en';
import type { Problem, Result } from '../result';
import { type Fact, factsOf, readFact } from './fact';

/** Everything the kernel itself has to say, as facts. */
export const says = factsOf({ kernel: kernelEnglish }).kernel;

function inEnglish(fact: Fact): string {
  return readFact({ kernel: kernelEnglish }, fact);
}

/** An answer that was not taken. */
export function refused(why: Fact): { readonly ok: false; readonly why: Fact; readonly message: string } {
  return { ok: false, why, message: inEnglish(why) };
}

export function problemOf(path: string, fact: Fact): Problem {
  return { path, message: inEnglish(fact), fact };
}

export function fails(path: string, fact: Fact): Result<never> {
  return { ok: false, problems: [problemOf(path, fact)] };
}
