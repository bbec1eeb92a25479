import type { Candidate, Fact, Option, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import type { GmFacts } from '../../say';
import type { Dice } from '../dice';
import type { Narrowed } from './rank';

/** Collects why an opponent decides as it does: rules in the order tested, what lost and where, dice. */
export class Reasons {
  readonly #because: string[] = [];
  readonly #candidates: Candidate[] = [];

  constructor(private readonly w: GmFacts) {}

  rule(...rules: readonly (RuleId | null)[]): this {
    for (const rule of rules) if (rule !== null && !this.#because.includes(rule)) this.#because.push(rule);
    return this;
  }

  /** Something that was looked at and turned down, with the reason. */
  passed(option: Option, rank: readonly number[], note: Fact, rule: RuleId | null = null): this {
    return this.compared(option, rank, 'out', note, rule);
  }

  /** Something that was weighed, and what became of it. */
  compared(
    option: Option,
    rank: readonly number[],
    fate: Candidate['fate'],
    note: Fact,
    rule: RuleId | null = null,
  ): this {
    this.#candidates.push({ option, rank, fate, note, rule });
    return this;
  }

  /** Rows that told candidates apart, and where each of the others lost. */
  weighed<C>(found: Narrowed<C>, chosen: C, optionOf: (c: C) => Option): this {
    for (const row of found.decided) this.rule(row.rule);
    if (found.left.length > 1) this.rule('SOLO-RULING-07');
    for (const { candidate, rank, lostAt } of found.all) {
      const { solo } = this.w;
      const note =
        candidate === chosen
          ? solo.chosen
          : lostAt === null
            ? solo.lostByDie
            : solo.lostBecause(solo.rows[lostAt.says]);
      const fate = candidate === chosen ? 'chosen' : lostAt === null ? 'die' : 'behind';
      this.#candidates.push({ option: optionOf(candidate), rank, fate, note, rule: lostAt?.rule ?? null });
    }
    return this;
  }

  reply(option: Option, text: Fact, dice?: Dice): Reply {
    for (const { rule } of dice?.rolls ?? []) this.rule(rule);
    const faces = (dice?.rolls ?? []).map((r) => r.face);
    const clause = faces.length === 0 ? text : this.w.solo.withDice(text, faces);
    const sentence = this.w.solo.sentence(clause);
    return { option, thought: { because: this.#because, text: sentence, candidates: this.#candidates } };
  }
}
