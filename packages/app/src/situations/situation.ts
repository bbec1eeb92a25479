import type { Replay } from '@sandtable/kernel';

/** A moment of a match with something to be done in it, and the exact chance of whoever plays it best. */
export interface Situation {
  readonly id: string;
  /** The set-up: a position of the game. The person sits in the first seat. */
  readonly position: unknown;
  /** The chance of the best line; tests have the engine count it again. */
  readonly best: number;
}

/** One decision of the person: what was done, what it was worth, and what would have been best. */
export interface JudgedStep {
  readonly done: string;
  readonly chance: number;
  readonly best: number;
  readonly better: string | null;
}

/** What the judge says of a line; null where it cannot count that far. */
export interface Judged {
  readonly reached: boolean;
  readonly steps: readonly JudgedStep[];
}

/** What was given away along the line, as a share of one. */
export function givenAway({ steps }: Judged): number {
  return steps.reduce((sum, { best, chance }) => sum + (best - chance), 0);
}

/** Chances are sums of many thousands of parts. */
const TINY = 1e-9;

export function isBestLine(judged: Judged): boolean {
  return judged.steps.length > 0 && givenAway(judged) < TINY;
}

export type Standing = 'reached' | 'missed' | 'open';

/** The situations of a table. */
export interface SituationSet {
  readonly game: string;
  readonly opponent: string;
  readonly situations: readonly Situation[];
  /** How the situation stands: reached, out of reach, or still open. */
  standing(id: string, view: unknown, over: { readonly winners: readonly number[] } | null): Standing;
  judge(id: string, replay: Replay): Promise<Judged | null>;
}
