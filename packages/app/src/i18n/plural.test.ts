import { describe, expect, it } from 'vitest';
import { pages as en } from './en/pages';
import { localeOf } from './locale';
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
    expect(en.home.ready(7, 1250)).toBe('7 of 1,250 rules are in place: ready to play.');
    expect(en.home.ready(521, 521)).toBe('All 521 rules are in place: ready to play.');
    expect(en.rules.found(1)).toBe('1 rule found');
  });
});

describe('localeOf', () => {
  it('knows the languages there are, and falls back to English', () => {
    expect(['en', 'xx', undefined, 7].map(localeOf)).toEqual(['en', 'en', 'en', 'en']);
  });
});
