import { describe, expect, it } from 'vitest';
import { ALL_RULES, ALL_RULINGS } from '../router/route';
import { fixtureBook } from './book.fixture';
import { findRule, indexBook } from './index-book';
import { listRules, listRulings } from './listing';
import { buildSearchIndex } from './search';

const index = indexBook(fixtureBook);
const search = buildSearchIndex(index.rules);
const ids = (rules: readonly { readonly id: string }[]): string[] => rules.map((rule) => rule.id);

function listedIds(query: Partial<typeof ALL_RULES>, open?: string): string[] {
  const listing = listRules(index, search, { ...ALL_RULES, ...query }, open ? findRule(index, open) : undefined);
  return listing.kind === 'contents' ? [] : ids(listing.rules);
}

describe('listRules', () => {
  it('shows the contents when nothing is asked, counted for the edition', () => {
    const listing = listRules(index, search, { ...ALL_RULES, edition: 'tactics' }, undefined);
    const counts = listing.kind === 'contents' ? listing.chapters.map((c) => [c.chapter.id, c.count]) : [];
    expect(counts).toEqual([
      ['SHOOT', 3],
      ['SMOKE', 1],
      ['RULING', 2],
    ]);
  });

  it('shows the chapter of the open rule', () => {
    expect(listedIds({}, '2gm-smoke-02')).toEqual(['2GM-SMOKE-01', '2GM-SMOKE-02']);
  });

  it('keeps to the chosen chapter, edition and status', () => {
    expect(listedIds({ chapter: 'SHOOT' }, '2GM-SMOKE-01')).toEqual(['2GM-SHOOT-01', '2GM-SHOOT-02', '2GM-SHOOT-15']);
    expect(listedIds({ chapter: 'SMOKE', edition: 'tactics' })).toEqual(['2GM-SMOKE-02']);
    expect(listedIds({ status: 'done' }, '2GM-SMOKE-01')).toEqual(['2GM-SHOOT-01', '2GM-RULING-02']);
    expect(listedIds({ words: 'smoke', chapter: 'SMOKE', edition: 'tactics' })).toEqual(['2GM-SMOKE-02']);
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
