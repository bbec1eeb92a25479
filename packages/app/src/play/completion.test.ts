import { expect, it } from 'vitest';
import { completions, fitting, remember } from './completion';

const WISHES = ['step 4,7 4,6', 'move 4,7 4,5', 'end', 'move 4,7 4,5'];

it('offers what begins like the text before what contains it, each once', () => {
  expect(completions(WISHES, 'MO')).toEqual(['move 4,7 4,5']);
  expect(completions(WISHES, '4,7  4')).toEqual(['step 4,7 4,6', 'move 4,7 4,5']);
  expect(completions(WISHES, 'e')).toEqual(['end', 'step 4,7 4,6', 'move 4,7 4,5']);
  expect(completions(WISHES, '', 1)).toEqual(['step 4,7 4,6']);
});

it('remembers a command once, the last first', () => {
  expect(remember(['end', 'stop'], 'stop')).toEqual(['stop', 'end']);
  expect(remember(['a', 'b'], 'c', 2)).toEqual(['c', 'a']);
});

it('counts all that fit, not only those that are shown', () => {
  const many = Array.from({ length: 30 }, (_, i) => `deploy light-infantry a${i}`);
  expect(completions(many, 'deploy')).toHaveLength(8);
  expect(fitting([...many, 'end'], 'deploy')).toHaveLength(30);
});
