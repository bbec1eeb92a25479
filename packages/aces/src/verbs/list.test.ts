import { fitsQuestion, optionWords } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { acesRules, questions } from '../rules';
import { VERBS, verbOf, verbOfOption } from './list';

describe('the verbs', () => {
  it('are all there once, each with its help and nothing without a verb', () => {
    const words = VERBS.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect([...words].sort()).toEqual(Object.keys(en.wishes.help).sort());
  });

  it('print every option once', () => {
    const words = optionWords(VERBS);
    expect(new Set(words).size).toBe(words.length);
    expect(verbOfOption('strike')).toBe(verbOf('attack'));
    expect(verbOf('strike')).toBeUndefined();
  });

  it('are listed by every decision itself', () => {
    const kinds = acesRules.frames.flatMap(({ decisions }) => decisions.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !VERBS.some(({ word }) => fitsQuestion(questions, kind, word)))).toEqual([]);
    const wordsOf = (kind: string): string[] => (questions.get(kind) ?? []).map(({ word }) => word);
    expect(wordsOf('move')).toEqual(['move', 'step', 'end', 'partner', 'time']);
    expect(wordsOf('go')).toEqual(['move', 'step', 'stop', 'time']);
    expect(wordsOf('declare')).toEqual(['attack', 'rocket', 'end', 'partner', 'time']);
    expect(wordsOf('money')).toEqual(['repair', 'buy', 'end', 'partner']);
    expect(wordsOf('intercept')).toEqual(['intercept', 'pass']);
    expect(wordsOf('automa-attack')).toEqual(['attack', 'hold']);
  });
});
