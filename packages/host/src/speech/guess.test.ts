import { describe, expect, it } from 'vitest';
import { guess, verbsOf } from './guess';

const WISHES = [
  'deploy heavy-infantry a1',
  'deploy heavy-infantry a1 +hmg',
  'deploy heavy-infantry b1',
  'deploy communication-link a1',
  'move c2 c3',
  'move c2 c4',
  'end',
];

describe('what may have been meant', () => {
  it.each([
    ['deploy heavy a1', [], 'deploy heavy-infantry a1'],
    ['deploy Heavy Infantry a1', [], 'deploy heavy-infantry a1'],
    ['deploy heavvy-infantry b1', [], 'deploy heavy-infantry b1'],
    ['deploy infantry b1', [], 'deploy heavy-infantry b1'],
    ['mvoe c2 c4', ['move'], 'move c2 c4'],
    // two that are equally short, places that are not these, nothing but a verb
    ['deploy heavy', [], null],
    ['mvoe c2 c5', ['move'], null],
    ['deploy', [], null],
    ['fly c2 c4', [], null],
    ['', [], null],
  ])('by "%s"', (text, near, wish) => {
    expect(guess(text, WISHES, near)).toEqual({ wish, verbs: near });
  });

  it('is no long list', () => {
    expect(verbsOf(WISHES)).toEqual(['deploy', 'move', 'end']);
    expect(verbsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual([]);
    expect(guess('x', [], ['a', 'b', 'c', 'd', 'e', 'f', 'g']).verbs).toHaveLength(6);
  });
});
