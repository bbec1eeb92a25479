import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { automa } from '../../words/en/automa';
import { tell } from '../../words/en/tell';
import { answer } from './table.fixture';

const rule = ruleTests<RuleId>(book);
const ROUND = {
  phase: 'armies',
  round: 1,
  units: ['A infantry 0,0 army=1', 'A flak 0,2 army=2', 'A panther 0,4 army=3', 'H sherman 8,8'],
};

describe('armies of the first round', () => {
  rule(['AA-RULING-82', 'AA-FIRST-12'], 'by the die', () => {
    expect([1, 5, 9].map((face) => answer(ROUND, [face]).wish)).toEqual(['armies 1', 'armies 2', 'armies 3']);
    expect(answer(ROUND, [5]).thought).toMatchObject({
      because: ['AA-RULING-82', 'AA-AUTOMA-08'],
      text: 'The Automa uses army 2.',
    });
    expect(tell.armies('Germany I', ['2'])).toBe('Germany I chooses Army 2');
    expect(automa.usesArmies(['1', '3'])).toBe('the Automa uses armies 1 and 3');
  });

  rule('AA-RULING-82', 'none that is empty', () => {
    const units = ['A infantry 0,0 army=1', 'A panther 0,4 army=3', 'A panther 0,6', 'H sherman 8,8'];
    expect([6, 7].map((face) => answer({ ...ROUND, units }, [face]).wish)).toEqual(['armies 1', 'armies 3']);
  });
});
