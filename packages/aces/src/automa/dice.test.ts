import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { say } from '../say';
import { Dice, UNDECIDED } from './dice';

const rule = ruleTests<RuleId>(book);

const TIE = say.rolls.whichUnit;

describe('the die of the Automa', () => {
  it('is not rolled for one candidate', () => {
    const dice = new Dice([]);
    expect([dice.pick(1, TIE), dice.needed]).toEqual([0, null]);
  });

  rule('AA-AUTOMA-08', 'says what it is for when it is missing', () => {
    const dice = new Dice([]);
    expect(dice.pick(2, say.rolls.whichType)).toBe(UNDECIDED);
    expect(dice.needed).toEqual({ roll: { sides: 12, rule: 'AA-AUTOMA-08', purpose: say.rolls.whichType } });
  });

  rule(['AA-AUTOMA-08', 'AA-RULING-01'], 'gives every candidate the same number of faces', () => {
    for (let n = 2; n <= 12; n++) {
      const counts = new Array<number>(n).fill(0);
      let again = 0;
      for (let face = 1; face <= 12; face++) {
        const picked = new Dice([face]).pick(n, TIE);
        if (picked === UNDECIDED) again++;
        else counts[picked] = (counts[picked] ?? 0) + 1;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(12 / n)]));
      expect(again).toBe(12 % n);
    }
  });

  it('is rolled again beyond the last full share, and twice above twelve candidates', () => {
    expect(new Dice([11, 3]).pick(5, TIE)).toBe(1);
    const counts = new Array<number>(13).fill(0);
    for (let a = 1; a <= 12; a++) {
      expect(new Dice([a]).pick(13, TIE)).toBe(UNDECIDED);
      for (let b = 1; b <= 12; b++) {
        const picked = new Dice([a, b]).pick(13, TIE);
        if (picked !== UNDECIDED) counts[picked] = (counts[picked] ?? 0) + 1;
      }
    }
    expect(new Set(counts)).toEqual(new Set([11]));
  });

  it('serves one tie after the other', () => {
    const dice = new Dice([12, 1]);
    expect([dice.pick(2, TIE), dice.pick(2, TIE), dice.pick(2, TIE)]).toEqual([1, 0, UNDECIDED]);
  });
});
