import { verbTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { acesRules, questions } from '../rules';
import { VERBS, verbOf, verbOfOption } from './list';

describe('the verbs', () => {
  verbTests(VERBS, en.wishes.help, acesRules, questions);

  it('are found by the option they print', () => {
    expect(verbOfOption('strike')).toBe(verbOf('attack'));
    expect(verbOf('strike')).toBeUndefined();
  });

  it('are listed by every decision itself', () => {
    const wordsOf = (kind: string): string[] => (questions.get(kind) ?? []).map(({ word }) => word);
    expect(wordsOf('move')).toEqual(['move', 'step', 'end', 'partner', 'time']);
    expect(wordsOf('go')).toEqual(['move', 'step', 'stop', 'time']);
    expect(wordsOf('declare')).toEqual(['attack', 'rocket', 'end', 'partner', 'time']);
    expect(wordsOf('money')).toEqual(['repair', 'buy', 'end', 'partner']);
    expect(wordsOf('intercept')).toEqual(['intercept', 'pass']);
    expect(wordsOf('automa-attack')).toEqual(['attack', 'hold']);
  });
});
