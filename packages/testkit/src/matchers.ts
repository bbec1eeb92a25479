import { expect } from 'vitest';
import { Scene } from './scene';

interface SceneMatchers<R> {
  /** The seat may choose exactly these wishes, in any order. */
  toOfferExactly(wishes: readonly string[]): R;
  /** The wish is refused by exactly these rules, in the order of the checks. */
  toRefuseCiting(wish: string, rules: readonly string[]): R;
  /** Exactly these dice have been rolled so far: faces, sides and rule of each roll. */
  toRoll(rolls: readonly { dice: readonly number[]; sides: number; rule: string }[]): R;
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the interface of vitest that is extended here says so
  interface Matchers<T = any> extends SceneMatchers<T> {}
}

type AnyScene = Pick<Scene<never, unknown, unknown>, 'options' | 'refusals' | 'rolls'>;

function sceneOf(received: unknown): AnyScene {
  if (!(received instanceof Scene)) throw new TypeError('This matcher wants a Scene.');
  return received as AnyScene;
}

expect.extend({
  toOfferExactly(received: unknown, wishes: readonly string[]) {
    const sorted = (list: readonly string[]) => [...list].sort();
    const found = sorted(sceneOf(received).options());
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
    const found = sceneOf(received)
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
    const found = sceneOf(received)
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
