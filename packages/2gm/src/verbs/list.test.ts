import { fitsQuestion } from '@sandtable/kernel';
import { verbTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { gmRules, questions } from '../rules';
import { VERBS, verbOf, verbOfOption } from './list';

describe('the verbs', () => {
  verbTests(VERBS, en.wishes.help, gmRules, questions);

  it('are found by the option they print', () => {
    expect(verbOfOption('bombard')).toBe(verbOf('shoot'));
    expect(verbOfOption('raid-hq')).toBe(verbOf('raid'));
    expect(verbOf('bombard')).toBeUndefined();
  });

  it('are listed by every decision itself', () => {
    const wordsOf = (kind: string): string[] => (questions.get(kind) ?? []).map(({ word }) => word);
    expect(wordsOf('react')).toEqual(['react', 'pass']);
    expect(wordsOf('cover')).toEqual(['smoke', 'play', 'pass']);
    expect(wordsOf('lay')).toEqual(['lay', 'deploy', 'end']);
    expect(wordsOf('pick-up')).toEqual(['take', 'leave']);
  });

  it('of a seat that nobody plays are none a person may wish', () => {
    expect(fitsQuestion(questions, 'move', 'hold')).toBe(false);
    expect(fitsQuestion(questions, 'deploy', 'upgrade')).toBe(false);
    expect(fitsQuestion(questions, 'shoot', 'lend')).toBe(true);
  });
});
