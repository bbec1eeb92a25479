import { type Core, fitsQuestion, optionWords, type Questions, type Ruleset, type Verb } from '@sandtable/kernel';
import { expect, it } from 'vitest';

/** What holds for the verbs of every game: each once and with its help, every option printed by one, every question answered by some. */
export function verbTests<S extends Core, W>(
  verbs: readonly Verb<S, W>[],
  help: object,
  { frames }: Pick<Ruleset<S>, 'frames'>,
  questions: Questions<S, W>,
): void {
  it('are all there once, each with its help and nothing without a verb', () => {
    const words = verbs.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect([...words].sort()).toEqual(Object.keys(help).sort());
  });

  it('print every option once', () => {
    const words = optionWords(verbs);
    expect(new Set(words).size).toBe(words.length);
  });

  it('answer every question of the rules', () => {
    const kinds = frames.flatMap(({ decisions }) => decisions.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !verbs.some(({ word }) => fitsQuestion(questions, kind, word)))).toEqual([]);
  });
}
