import type { Fact, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { D10 } from '../die';

/** Thrown up to `answer` where a decision needs a die it has not got yet; the opponent is asked again with it. */
class NeedsDie {
  constructor(readonly reply: Extract<Reply, { roll: unknown }>) {}
}

/** SOLO-RULING-07: the one of n (ten at most) that a face means, -1 for a face to be rolled again. */
export function chosenBy(face: number, n: number): number {
  const each = Math.floor(D10 / n);
  return face <= each * n ? Math.ceil(face / each) - 1 : -1;
}

/** Makes up its mind, or says which die it needs first. */
export function answer(decide: () => Reply): Reply {
  try {
    return decide();
  } catch (thrown) {
    if (thrown instanceof NeedsDie) return thrown.reply;
    throw thrown;
  }
}

/** The dice rolled so far for one decision, used up in the order of asking. */
export class Dice {
  #used = 0;
  /** What each die was for, and what it showed, for the trace. */
  readonly rolls: { readonly rule: RuleId; readonly purpose: Fact; readonly face: number }[] = [];

  /** Where there is only one answer nothing hangs on a die, and none is rolled. */
  constructor(
    private readonly faces: readonly number[],
    private readonly isIdle = false,
  ) {}

  /** A D10 that a table asks for. */
  roll(rule: RuleId, purpose: Fact): number {
    if (this.isIdle) return 1;
    const face = this.faces[this.#used];
    if (face === undefined) throw new NeedsDie({ roll: { sides: D10, rule, purpose } });
    this.#used++;
    this.rolls.push({ rule, purpose, face });
    return face;
  }

  /**
   * SOLO-RULING-07, SOLOP-GEN-03, SOLOT-GOAL-06: one of several equals, each as likely as the others. With k = ⌊10 / n⌋ the
   * faces 1 … k stand for the first, the next k for the second and so on, and what is left over is rolled again; more than ten
   * are told apart by two dice read as 1 to 100.
   */
  pick<T>(options: readonly T[], rule: RuleId, purpose: Fact): T {
    const n = options.length;
    const [only] = options;
    if (only === undefined) throw new Error('There is nothing to pick from.');
    if (n === 1) return only;
    const values = n > D10 ? D10 * D10 : D10;
    const each = Math.floor(values / n);
    for (;;) {
      let value = this.roll(rule, purpose) - 1;
      if (n > D10) value = value * D10 + this.roll(rule, purpose) - 1;
      if (value < each * n) return options[Math.floor(value / each)] ?? only;
    }
  }
}
