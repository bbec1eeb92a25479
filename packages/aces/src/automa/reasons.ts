import type { Option, Thought } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { Narrowed } from './choose';

/** Collects what the Automa thought while it makes up its mind. */
export class Reasons {
  readonly #because: RuleId[] = [];
  readonly #candidates: Thought['candidates'][number][] = [];

  rule(...rules: readonly RuleId[]): void {
    for (const rule of rules) if (!this.#because.includes(rule)) this.#because.push(rule);
  }

  /** Rows that told candidates apart, and every candidate with the letter at which it lost. */
  weighed<Candidate>(
    { all, left, decided }: Narrowed<Candidate>,
    chosen: Candidate,
    optionOf: (candidate: Candidate) => Option,
  ): void {
    for (const row of decided) this.rule(row.rule);
    if (left.length > 1) this.rule('AA-AUTOMA-08');
    for (const { candidate, rank, lostAt } of all) {
      const note =
        lostAt !== null
          ? `lost at ${lostAt.letter} (${lostAt.rule})`
          : candidate === chosen
            ? 'chosen'
            : 'lost by the die (AA-AUTOMA-08)';
      this.#candidates.push({ option: optionOf(candidate), rank, note });
    }
  }

  thought(text: string): Thought {
    return { because: this.#because, text, candidates: this.#candidates };
  }
}
