import { describe, expect, it } from 'vitest';
import { ALL_RULES, ALL_RULINGS, type RuleQuery } from '../router/route';
import { fixtureBook } from './book.fixture';
import { findRule, indexBook } from './index-book';
import { type Listing, listRules, listRulings } from './listing';
import { buildSearchIndex } from './search';

const index = indexBook(fixtureBook);
const search = buildSearchIndex(index.rules);
const ids = (rules: readonly { readonly id: string }[]): string[] => rules.map((rule) => rule.id);
const counts = (listing: Listing): unknown => listing.chapters.map(({ chapter, count }) => [chapter.id, count]);

function list(query: Partial<RuleQuery>, open?: string): Listing {
  return listRules(index, search, { ...ALL_RULES, ...query }, open ? findRule(index, open) : undefined);
}

describe('listRules', () => {
  it('shows the contents when nothing is asked, counted for the edition', () => {
    const listing = list({ edition: 'tactics' });
    expect(listing.kind).toBe('contents');
    expect(counts(listing)).toEqual([
      ['SHOOT', 3],
      ['SMOKE', 1],
      ['RULING', 2],
    ]);
  });

  it('shows the chapter of the open rule', () => {
    const listing = list({}, '2gm-smoke-02');
    expect(listing.kind).toBe('chapter');
    expect(listing.chapter?.id).toBe('SMOKE');
    expect(ids(listing.rules)).toEqual(['2GM-SMOKE-01', '2GM-SMOKE-02']);
  });

  it('keeps to the chosen chapter even when a rule of another one is open', () => {
    expect(ids(list({ chapter: 'SHOOT' }, '2GM-SMOKE-01').rules)).toEqual([
      '2GM-SHOOT-01',
      '2GM-SHOOT-02',
      '2GM-SHOOT-15',
    ]);
    expect(ids(list({ chapter: 'SMOKE', edition: 'tactics' }).rules)).toEqual(['2GM-SMOKE-02']);
  });

  it('lists a status over all chapters', () => {
    const listing = list({ status: 'done' }, '2GM-SMOKE-01');
    expect(listing.kind).toBe('several');
    expect(ids(listing.rules)).toEqual(['2GM-SHOOT-01', '2GM-RULING-02']);
  });

  it('counts what a search finds in each chapter, also while one of them is chosen', () => {
    const listing = list({ words: 'smoke', chapter: 'SMOKE' });
    expect(listing.kind).toBe('search');
    expect(ids(listing.rules)).toEqual(['2GM-SMOKE-01', '2GM-SMOKE-02']);
    expect(counts(listing)).toEqual([
      ['SHOOT', 1],
      ['SMOKE', 2],
      ['RULING', 1],
    ]);
  });

  it('ignores a chapter that does not exist', () => {
    expect(list({ chapter: 'NOPE' }).kind).toBe('contents');
  });
});

describe('listRulings', () => {
  it('lists rulings only, narrowed by words, edition and option', () => {
    expect(ids(listRulings(index, search, ALL_RULINGS))).toEqual(['2GM-RULING-01', '2GM-RULING-02']);
    expect(ids(listRulings(index, search, { ...ALL_RULINGS, optionsOnly: true }))).toEqual(['2GM-RULING-01']);
    expect(ids(listRulings(index, search, { ...ALL_RULINGS, edition: 'pacific' }))).toEqual(['2GM-RULING-01']);
    expect(ids(listRulings(index, search, { ...ALL_RULINGS, words: 'smoke' }))).toEqual(['2GM-RULING-01']);
  });
});

describe('indexBook', () => {
  it('knows who cites a rule, each once', () => {
    expect(index.citedBy.get('2GM-SMOKE-01')).toEqual(['2GM-SHOOT-15', '2GM-SMOKE-02', '2GM-RULING-01']);
  });
});
