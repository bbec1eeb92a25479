import { describe, expect, it } from 'vitest';
import { numberProblems, sealed, sealProblems } from './numbers';

const NUMBERS = { cards: ['axe', 'bow', 'club'], tokens: ['smoke'] };

describe('a seal', () => {
  const seal = sealed(NUMBERS);

  it('lets new ones be appended, and new kinds be added', () => {
    expect(sealProblems(NUMBERS, seal)).toEqual([]);
    expect(sealProblems({ ...NUMBERS, cards: [...NUMBERS.cards, 'dirk'], heroes: ['Tom'] }, seal)).toEqual([]);
  });

  it.each([
    ['changed', ['axe', 'bog', 'club'], 'cards: one of the first 3 was changed or moved'],
    ['moved', ['bow', 'axe', 'club'], 'cards: one of the first 3 was changed or moved'],
    ['put in between', ['axe', 'ash', 'bow', 'club'], 'cards: one of the first 3 was changed or moved'],
    ['removed', ['axe', 'bow'], 'cards: 1 of 3 numbers are gone'],
    ['removed in front of a new one', ['bow', 'club', 'dirk'], 'cards: one of the first 3 was changed or moved'],
  ])('notices what is %s', (_how, cards, problem) => {
    expect(sealProblems({ ...NUMBERS, cards }, seal)).toEqual([problem]);
  });

  it('notices a kind that is gone', () => {
    expect(sealProblems({ cards: NUMBERS.cards }, seal)).toEqual(['tokens: 1 of 1 numbers are gone']);
  });
});

describe('the registry and the content', () => {
  it('agree', () => {
    expect(numberProblems(NUMBERS, { cards: ['axe', 'bow', 'club'] })).toEqual([]);
  });

  it.each([
    ['a new card', ['axe', 'bow', 'club', 'dirk'], 'cards: append dirk, it has no number yet'],
    ['a card that is gone', ['axe', 'club'], 'cards: bow is gone, but its number stays taken'],
  ])('disagree about %s', (_what, cards, problem) => {
    expect(numberProblems(NUMBERS, { cards })).toEqual([problem]);
  });

  it('disagree about the order it is played in', () => {
    expect(numberProblems(NUMBERS, { cards: ['bow', 'axe', 'club'] })).toEqual([
      'cards: axe is played under another number',
      'cards: bow is played under another number',
    ]);
  });

  it('give no card two numbers', () => {
    const twice = { cards: ['axe', 'bow', 'axe'] };
    expect(numberProblems(twice, { cards: ['axe', 'bow'] })).toContain('cards: axe has two numbers');
  });
});
