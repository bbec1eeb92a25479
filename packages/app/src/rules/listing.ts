import type { RuleQuery, RulingQuery } from '../router/route';
import type { BookIndex, Chapter, IndexedRule } from './index-book';
import { type SearchIndex, searchRules } from './search';

/** What the list column of the rule book shows. */
export type Listing =
  | { readonly kind: 'contents'; readonly chapters: readonly ChapterCount[] }
  | { readonly kind: 'rules'; readonly rules: readonly IndexedRule[] }
  | { readonly kind: 'search'; readonly rules: readonly IndexedRule[]; readonly partial: boolean };

export interface ChapterCount {
  readonly chapter: Chapter;
  readonly count: number;
}

/** Without words, chapter or status there is nothing to list but the contents; an open rule brings its chapter. */
export function listRules(
  index: BookIndex,
  search: SearchIndex,
  query: RuleQuery,
  openRule: IndexedRule | undefined,
): Listing {
  const fits = (rule: IndexedRule): boolean => fitsEdition(rule, query.edition) && fitsStatus(rule, query.status);
  if (query.words.trim() !== '') {
    const { rules, partial } = searchRules(search, query.words);
    const kept = rules.filter((rule) => fits(rule) && (query.chapter === null || rule.chapter.id === query.chapter));
    return { kind: 'search', rules: kept, partial: partial && kept.length > 0 };
  }
  const chapter = query.chapter ?? (query.status === null ? openRule?.chapter.id : undefined);
  if (chapter !== undefined) {
    return { kind: 'rules', rules: index.rules.filter((rule) => rule.chapter.id === chapter && fits(rule)) };
  }
  if (query.status !== null) return { kind: 'rules', rules: index.rules.filter(fits) };
  return { kind: 'contents', chapters: countChapters(index, query) };
}

/** Chapters with the number of rules that fit; empty ones are left out. */
export function countChapters(index: BookIndex, query: Pick<RuleQuery, 'edition' | 'status'>): ChapterCount[] {
  const counts = new Map<Chapter, number>(index.chapters.map((chapter) => [chapter, 0]));
  for (const rule of index.rules) {
    if (!fitsEdition(rule, query.edition) || !fitsStatus(rule, query.status)) continue;
    counts.set(rule.chapter, (counts.get(rule.chapter) ?? 0) + 1);
  }
  return [...counts].flatMap(([chapter, count]) => (count === 0 ? [] : [{ chapter, count }]));
}

export function listRulings(index: BookIndex, search: SearchIndex, query: RulingQuery): readonly IndexedRule[] {
  const words = query.words.trim();
  const rules = words === '' ? index.rules : searchRules(search, words).rules;
  return rules.filter(
    (rule) =>
      rule.entry.kind === 'ruling' &&
      fitsEdition(rule, query.edition) &&
      (!query.optionsOnly || rule.entry.option !== undefined),
  );
}

function fitsEdition(rule: IndexedRule, edition: string | null): boolean {
  return edition === null || rule.entry.editions.includes(edition);
}

function fitsStatus(rule: IndexedRule, status: RuleQuery['status']): boolean {
  return status === null || rule.entry.status === status;
}
