import type { RuleEntry } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { fixtureBook } from './book.fixture';
import { indexBook } from './index-book';
import { buildSearchIndex, searchRules } from './search';

const index = buildSearchIndex(indexBook(fixtureBook).rules);

/** The ids of two rules, in the order in which a search puts them; in the book A-X-1 comes first. */
function rank(typed: string, first: [title: string, text: string], second: [title: string, text: string]): string[] {
  const rule = ([title, text]: [string, string]): RuleEntry => ({
    title,
    text,
    source: '',
    editions: [],
    kind: 'rule',
    status: 'open',
  });
  const rules = { 'A-X-1': rule(first), 'A-X-2': rule(second) };
  const book = { game: 'a', title: 'A', editions: [], sections: [{ section: 'X', title: 'Chapter', rules }] };
  return searchRules(buildSearchIndex(indexBook(book).rules), typed).rules.map(({ id }) => id);
}

const idsFor = (typed: string): string[] => searchRules(index, typed).rules.map((rule) => rule.id);

describe('searching by id', () => {
  it.each(['2GM-SHOOT-15', 'shoot-15', 'Shoot 15', 'shoot15', '2gmshoot15'])('finds the rule first for %j', (typed) => {
    expect(idsFor(typed)[0]).toBe('2GM-SHOOT-15');
  });

  it.each(['shoot-1', 'shoot-01', 'shoot01'])('does not mind leading zeros: %j', (typed) => {
    expect(idsFor(typed)[0]).toBe('2GM-SHOOT-01');
  });

  it('lists a whole chapter for its code', () => {
    expect(idsFor('2gm-shoot')).toEqual(['2GM-SHOOT-01', '2GM-SHOOT-02', '2GM-SHOOT-15']);
  });

  it('takes a bare number for a word, not for an id', () => {
    expect(idsFor('99')).toEqual([]);
  });
});

describe('searching by words', () => {
  it('puts a word of the title before the same word in the text', () => {
    expect(idsFor('smoke')).toEqual(['2GM-SMOKE-01', '2GM-SMOKE-02', '2GM-SHOOT-15', '2GM-RULING-01']);
  });

  it('wants all the words', () => {
    expect(idsFor('smoke wall')).toEqual(['2GM-SHOOT-15']);
  });

  it('puts the title before the text, whatever the order of the book', () => {
    expect(rank('smoke', ['Grenades', 'They make smoke.'], ['Smoke', 'It is grey.'])).toEqual(['A-X-2', 'A-X-1']);
  });

  it('puts the word itself before longer ones', () => {
    expect(rank('smoke', ['Smokeless powder', 'It is.'], ['Smoke', 'It is.'])).toEqual(['A-X-2', 'A-X-1']);
  });

  it('puts the whole phrase first, in the title and in the text', () => {
    expect(rank('smoke screen', ['Screen of smoke', ''], ['Smoke screen', ''])).toEqual(['A-X-2', 'A-X-1']);
    expect(rank('smoke screen', ['A', 'A screen of smoke.'], ['B', 'A smoke screen.'])).toEqual(['A-X-2', 'A-X-1']);
  });

  it('finds the beginning of a word and ignores plural, case and accents', () => {
    expect(idsFor('modif')).toEqual(['2GM-SHOOT-15']);
    expect(idsFor('UNITS')).toEqual(['2GM-SHOOT-01', '2GM-SHOOT-02']);
    expect(idsFor('wéapon')).toEqual(['2GM-SHOOT-01']);
  });

  it('reads questions, reasons and options of rulings too', () => {
    expect(idsFor('line of fire')).toEqual(['2GM-RULING-01']);
    expect(idsFor('examples agree')).toEqual(['2GM-RULING-02']);
    expect(idsFor('lineOfFire')).toEqual(['2GM-RULING-01']);
  });

  it('says so when rules have only some of the words', () => {
    const result = searchRules(index, 'tilted elephants');
    expect(result.partial).toBe(true);
    expect(result.rules.map((rule) => rule.id)).toEqual(['2GM-SHOOT-02']);
    expect(searchRules(index, 'tilted').partial).toBe(false);
  });

  it('answers nonsense with nothing', () => {
    expect(searchRules(index, 'xyzzy')).toEqual({ rules: [], partial: false });
    expect(searchRules(index, ' - ')).toEqual({ rules: [], partial: false });
  });
});

describe('typing as people do', () => {
  const both = (typed: string): string[] =>
    rank(typed, ['Interception', 'A unit that passes may be stopped.'], ['Money', 'Coins come in from factories.']);

  it.each(['intercepton', 'interecption', 'interseption', 'intercepttion'])('forgives a slip: %j', (typed) => {
    expect(both(typed)).toEqual(['A-X-1']);
  });

  it('does not mind words that say nothing', () => {
    expect(both('how does the interception of a unit work')[0]).toBe('A-X-1');
    expect(both('where do coins come from')).toEqual(['A-X-2']);
  });

  it('takes nothing for a slip that is a word of its own, or too short', () => {
    expect(both('cain')).toEqual(['A-X-2']);
    expect(both('can')).toEqual([]);
    expect(both('xyzzy')).toEqual([]);
  });
});
