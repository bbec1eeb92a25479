import { fitsQuestion, optionWords } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { gmRules, questions } from '../rules';
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
    expect(verbOfOption('bombard')).toBe(verbOf('shoot'));
    expect(verbOfOption('raid-hq')).toBe(verbOf('raid'));
    expect(verbOf('bombard')).toBeUndefined();
  });

  it('answer every question of the rules', () => {
    const kinds = gmRules.frames.flatMap(({ decisions }) => decisions.map(({ kind }) => kind));
    const silent = kinds.filter((kind) => !VERBS.some(({ word }) => fitsQuestion(questions, kind, word)));
    expect(silent).toEqual([]);
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
