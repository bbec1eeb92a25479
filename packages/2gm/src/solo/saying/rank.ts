import type { RuleId } from '../../../book/index';
import type { GmFacts } from '../../say';

/** The key under which the catalogue has what a row says. */
export type RowWords = keyof GmFacts['solo']['rows'];

/** One row of a ranking: what it looks at, where more is better, and the rule that says so. */
export interface RankRow<C> {
  readonly rule: RuleId;
  /** What is true of those it keeps, for players. */
  readonly says: RowWords;
  value(candidate: C): number;
}

export interface Ranked<C> {
  readonly candidate: C;
  readonly rank: readonly number[];
  /** The row at which it lost, null for those that are left. */
  readonly lostAt: RankRow<C> | null;
}

export interface Narrowed<C> {
  readonly all: readonly Ranked<C>[];
  /** Equal in every row: a die decides (SOLO-RULING-07). */
  readonly left: readonly C[];
  /** Rows that told candidates apart. */
  readonly decided: readonly RankRow<C>[];
}

/** From the first row down only the best go on. */
export function narrow<C>(rows: readonly RankRow<C>[], candidates: readonly C[]): Narrowed<C> {
  const all = candidates.map((candidate) => ({ candidate, rank: [] as number[], lostAt: null as RankRow<C> | null }));
  const decided: RankRow<C>[] = [];
  let left = all;
  for (const row of rows) {
    if (left.length <= 1) break;
    let best = Number.NEGATIVE_INFINITY;
    for (const t of left) {
      const value = row.value(t.candidate);
      t.rank.push(value);
      if (value > best) best = value;
    }
    const kept = left.filter((t) => t.rank[t.rank.length - 1] === best);
    if (kept.length === left.length) continue;
    for (const t of left) if (!kept.includes(t)) t.lostAt = row;
    decided.push(row);
    left = kept;
  }
  return { all, left: left.map((t) => t.candidate), decided };
}

/** What a choice looks at, where more is better, and the rule that says so. */
export interface Criterion<C> {
  readonly rule: RuleId;
  value(candidate: C): number;
}

/** The best by the criteria in their order, and the rules of those that told candidates apart. */
export function sift<C>(
  criteria: readonly Criterion<C>[],
  candidates: readonly C[],
): { readonly best: readonly C[]; readonly rules: readonly RuleId[] } {
  const rules: RuleId[] = [];
  let best = candidates;
  for (const { rule, value } of criteria) {
    if (best.length <= 1) break;
    const most = Math.max(...best.map(value));
    const kept = best.filter((candidate) => value(candidate) === most);
    if (kept.length < best.length) rules.push(rule);
    best = kept;
  }
  return { best, rules };
}

/** Compares two rank vectors from left to right: positive if the first is better. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Those with the best vector. */
export function bestBy<C>(candidates: readonly C[], rank: (c: C) => readonly number[]): C[] {
  let best: readonly number[] | null = null;
  let out: C[] = [];
  for (const candidate of candidates) {
    const mine = rank(candidate);
    const order = best === null ? 1 : compareRanks(mine, best);
    if (order > 0) {
      best = mine;
      out = [candidate];
    } else if (order === 0) out.push(candidate);
  }
  return out;
}
