import { acesGame } from '@sandtable/aces';
import { expect, it } from 'vitest';
import { quickOpening } from './openings';

it('the first match of all is an easy one, every later one as the book has it (AA-SOLO-03)', () => {
  const levelOf = (first: boolean): string => {
    const setup = acesGame.rules.parseSetup(quickOpening('Ada', 'seed', () => 0, first).setup);
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    return setup.value.options.difficulty;
  };
  expect([levelOf(true), levelOf(false)]).toEqual(['easy', 'standard']);
});
