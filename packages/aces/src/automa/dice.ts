import type { Fact } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';

/** AA-RULING-01: there is only one die. */
const SIDES = 12;

/** Dice that settle every tie for the first: of a dozen ties nobody has come to the end yet. */
export const FIRST: readonly number[] = new Array<number>(48).fill(1);

/** What is still tied after the last letter is left to the die (AA-AUTOMA-08). */
const RULE: RuleId = 'AA-AUTOMA-08';

/** A die the Automa has to roll before it can make up its mind. */
export interface NeededDie {
  readonly roll: { readonly sides: number; readonly rule: string; readonly purpose: Fact };
}

/** Not enough dice yet: whoever gets this hands `needed` on. */
export const UNDECIDED = -1;

/** The dice rolled so far for a decision, used up one tie after the other in the order of asking. */
export class Dice {
  needed: NeededDie | null = null;
  #used = 0;

  constructor(private readonly faces: readonly number[]) {}

  /**
   * One of n, all equally likely, or UNDECIDED. With k = ⌊12 / n⌋ the faces 1 … k stand for the first, the next k for
   * the second and so on; faces beyond k·n are rolled again. Above 12 candidates two dice are read as one number.
   */
  pick(n: number, purpose: Fact): number {
    if (n === 1) return 0;
    let count = 1;
    let values = SIDES;
    while (values < n) {
      count++;
      values *= SIDES;
    }
    const each = Math.floor(values / n);
    while (this.#used + count <= this.faces.length) {
      let value = 0;
      for (let i = 0; i < count; i++) value = value * SIDES + (this.faces[this.#used + i] ?? 1) - 1;
      this.#used += count;
      if (value < each * n) return Math.floor(value / each);
    }
    this.needed = { roll: { sides: SIDES, rule: RULE, purpose } };
    return UNDECIDED;
  }
}

/** One of those left, by the die if there are several; null while it has not been rolled. */
export function pick<T>(left: readonly T[], dice: Dice, purpose: Fact): T | null {
  const index = dice.pick(left.length, purpose);
  return index === UNDECIDED ? null : (left[index] ?? null);
}

/** The die a choice waits for. */
export function needed(dice: Dice): NeededDie {
  if (dice.needed === null) throw new Error('The Automa hesitates without needing a die.');
  return dice.needed;
}
