import type { Fact } from './telling/fact';

/** Errors at the edges are values: what is wrong, where, and what would have been right. */
export interface Problem {
  /** Where in the input, as a path such as `units/2/at`; empty for the whole. */
  readonly path: string;
  /** In the words of whoever read it: games tell what is wrong with their files in their own. */
  readonly message: string;
  /** The same as a fact, where the table or the kernel itself speaks: they have no language of their own. */
  readonly fact?: Fact;
  /** Odd, but no fault: told to people, and in nobody's way. */
  readonly warning?: true;
}

export type Result<T, P = readonly Problem[]> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: P };

export function success<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Why something has no odds. */
export function noOdds(why: Fact): { readonly ok: false; readonly problems: Fact } {
  return { ok: false, problems: why };
}

export function failure(path: string, message: string): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems: [{ path, message }] };
}
