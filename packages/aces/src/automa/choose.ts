import { by, type Fact } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';

/** One row of the Automa's tables: which candidates it prefers, told by a number where more is better. */
export interface Row<Work, Candidate> {
  readonly rule: RuleId;
  /** As printed: a to k, a to g; a word where the book has no letter. */
  readonly letter: string;
  /** A condition is met (1) or not (0); a superlative keeps the best, whatever they are worth. */
  readonly kind: 'condition' | 'superlative';
  /** What is true of the candidates it keeps, for players. */
  readonly says: Fact;
  /** Left out where the row is for every unit. */
  readonly who?: (work: Work) => boolean;
  value(work: Work, candidate: Candidate): number;
}

/** What a row says about those it kept. */
export type Ground = Pick<Row<never, never>, 'rule' | 'letter' | 'says'>;

/** A candidate on its way down the table. */
export interface Tested<Candidate> {
  readonly candidate: Candidate;
  /** What each row that was asked said, in order; the last one is where it lost. */
  readonly rank: number[];
  lostAt: Ground | null;
}

export interface Narrowed<Candidate> {
  readonly all: readonly Tested<Candidate>[];
  /** Equal in every row: only a die can tell them apart (AA-AUTOMA-08). */
  readonly left: readonly Candidate[];
  /** The rows that told candidates apart, in the order of the table. */
  readonly decided: readonly Ground[];
}

/**
 * AA-RULING-85: from the first row downwards only the best go on; a row that all meet equally, or none,
 * changes nothing.
 */
export function narrow<Work, Candidate>(
  rows: readonly Row<Work, Candidate>[],
  work: Work,
  candidates: readonly Candidate[],
): Narrowed<Candidate> {
  const all: Tested<Candidate>[] = [];
  for (const candidate of candidates) all.push({ candidate, rank: [], lostAt: null });
  const decided: Row<Work, Candidate>[] = [];
  let left = all;
  for (const row of rows) {
    if (left.length <= 1) break;
    if (row.who !== undefined && !row.who(work)) continue;
    const kept = keepBest(row, work, left);
    if (kept.length === left.length) continue;
    left = kept;
    decided.push(row);
  }
  return by({ all, left: left.map((t) => t.candidate), decided }, 'AA-AUTOMA-07');
}

function keepBest<Work, Candidate>(row: Row<Work, Candidate>, work: Work, left: Tested<Candidate>[]) {
  let best = Number.NEGATIVE_INFINITY;
  for (const t of left) {
    const value = row.value(work, t.candidate);
    t.rank.push(value);
    if (value > best) best = value;
  }
  const kept: Tested<Candidate>[] = [];
  for (const t of left) {
    if (t.rank[t.rank.length - 1] === best) kept.push(t);
    else t.lostAt = row;
  }
  return kept;
}
