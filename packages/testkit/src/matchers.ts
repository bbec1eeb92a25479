import { expect } from 'vitest';
import { Sandbox } from './sandbox';

interface SandboxMatchers<R> {
  /** The seat may choose exactly these wishes, in any order. */
  toOfferExactly(wishes: readonly string[]): R;
  /** The wish is refused by exactly these rules, in the order of the checks. */
  toRefuseCiting(wish: string, rules: readonly string[]): R;
  /** Exactly these dice have been rolled so far: faces, sides and rule of each roll. */
  toRoll(rolls: readonly { dice: readonly number[]; sides: number; rule: string }[]): R;
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the interface of vitest that is extended here says so
  interface Matchers<T = any> extends SandboxMatchers<T> {}
}

type AnySandbox = Pick<Sandbox<never, unknown, unknown>, 'options' | 'refusals' | 'rolls'>;

function sandboxOf(received: unknown): AnySandbox {
  if (!(received instanceof Sandbox)) throw new TypeError('This matcher wants a Sandbox.');
  return received as AnySandbox;
}

expect.extend({
  toOfferExactly(received: unknown, wishes: readonly string[]) {
    const sorted = (list: readonly string[]) => [...list].sort();
    const found = sorted(sandboxOf(received).options());
    const wanted = sorted(wishes);
    return {
      pass: this.equals(found, wanted),
      message: () => `The options ${this.isNot ? 'are' : 'are not'} exactly those expected.`,
      actual: found,
      expected: wanted,
    };
  },

  toRefuseCiting(received: unknown, wish: string, rules: readonly string[]) {
    if (rules.length === 0) throw new TypeError('A refusal cites at least one rule.');
    const found = sandboxOf(received)
      .refusals(wish)
      .map((r) => r.rule);
    return {
      pass: this.equals(found, rules),
      message: () => (found.length === 0 ? `"${wish}" is legal.` : `"${wish}" is refused by other rules.`),
      actual: found,
      expected: rules,
    };
  },

  toRoll(received: unknown, rolls: readonly { dice: readonly number[]; sides: number; rule: string }[]) {
    const found = sandboxOf(received)
      .rolls()
      .map(({ dice, sides, rule }) => ({ dice, sides, rule }));
    return {
      pass: this.equals(found, rolls),
      message: () => 'The rolls are not those expected.',
      actual: found,
      expected: rolls,
    };
  },
});
