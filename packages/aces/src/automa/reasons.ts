import type { Fact, Option, Thought } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { say } from '../say';
import type { Narrowed } from './choose';

/** What is left to the die. */
const DIE_RULE: RuleId = 'AA-AUTOMA-08';

/** Collects what the Automa thought while it makes up its mind. */
export class Reasons {
  readonly #because: RuleId[] = [];
  readonly #candidates: Thought['candidates'][number][] = [];
  /** Where the chosen candidate of the last table stands. */
  #chosen = -1;

  rule(...rules: readonly RuleId[]): void {
    for (const rule of rules) if (!this.#because.includes(rule)) this.#because.push(rule);
  }

  /**
   * Rows that told candidates apart, and every candidate with the letter at which it lost. What is chosen of the next table goes
   * into more detail about what was chosen of this one: only the last of them is the answer.
   */
  weighed<Candidate>(
    { all, left, decided }: Narrowed<Candidate>,
    chosen: Candidate,
    optionOf: (candidate: Candidate) => Option,
  ): void {
    for (const row of decided) this.rule(row.rule);
    if (left.length > 1) this.rule(DIE_RULE);
    if (this.#chosen >= 0) this.#candidates.splice(this.#chosen, 1);
    for (const { candidate, rank, lostAt } of all) {
      const note =
        lostAt !== null
          ? say.automa.lostAt(lostAt.says, lostAt.letter)
          : candidate === chosen
            ? say.automa.chosen
            : say.automa.lostByDie;
      const fate = lostAt !== null ? 'row' : candidate === chosen ? 'chosen' : 'die';
      const rule = lostAt?.rule ?? (fate === 'die' ? DIE_RULE : null);
      if (candidate === chosen) this.#chosen = this.#candidates.length;
      this.#candidates.push({ option: optionOf(candidate), rank, fate, note, rule });
    }
  }

  /** `text` is a clause; the language makes a sentence of it. */
  thought(text: Fact): Thought {
    return this.told(say.automa.sentence(text));
  }

  told(text: Fact): Thought {
    return { because: this.#because, text, candidates: this.#candidates };
  }
}
