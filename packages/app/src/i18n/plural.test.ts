import { describe, expect, it } from 'vitest';
import { en } from './en';
import { countingFor } from './plural';

describe('countingFor', () => {
  it('chooses the form by the language', () => {
    const english = countingFor('en');
    const forms = { one: '{n} rule', other: '{n} rules' };
    expect([0, 1, 2].map((n) => english(n, forms))).toEqual(['0 rules', '1 rule', '2 rules']);

    const polish = countingFor('pl');
    const polishForms = { one: '{n} reguła', few: '{n} reguły', many: '{n} reguł', other: '{n} reguły' };
    expect([1, 3, 5].map((n) => polish(n, polishForms))).toEqual(['1 reguła', '3 reguły', '5 reguł']);
  });

  it('falls back to the general form', () => {
    expect(countingFor('en')(1, { other: '{n} of {n}' })).toBe('1 of 1');
  });

  it('writes numbers in the manner of the language', () => {
    expect(countingFor('en').number(1234)).toBe('1,234');
    expect(countingFor('de').number(1234)).toBe('1.234');
  });
});

describe('the English catalogue', () => {
  it('counts rules in place', () => {
    expect(en.home.notYet(0, 1250)).toBe('The rules of this game are being filled in: 0 of 1,250 rules are in place.');
    expect(en.home.notYet(521, 521)).toBe('All 521 rules are in place; the table on this screen is being built.');
    expect(en.rules.found(1)).toBe('1 rule found');
  });
});
