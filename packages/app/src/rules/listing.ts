import type { RuleQuery, RulingQuery } from '../router/route';
import type { BookIndex, Chapter, IndexedRule } from './index-book';
import { type SearchIndex, searchRules } from './search';

/** What the list column of the rule book shows. */
export interface Listing {
  readonly kind: 'contents' | 'chapter' | 'several' | 'search';
  readonly rules: readonly IndexedRule[];
  /** No rule has all the words: these have some of them. */
  readonly partial: boolean;
  /** The chapter on view: the chosen one, or the one the open rule brings along. */
  readonly chapter: Chapter | null;
  /** How many rules each chapter would show; empty ones are left out. */
  readonly chapters: readonly ChapterCount[];
}

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
  const searching = query.words.trim() !== '';
  const found = searching ? searchRules(search, query.words) : { rules: index.rules, partial: false };
  const fitting = found.rules.filter(
    (rule) => fitsEdition(rule, query.edition) && (query.status === null || rule.entry.status === query.status),
  );
  const chosen = index.chapters.find((chapter) => chapter.id === query.chapter) ?? null;
  const chapter = chosen ?? (searching || query.status !== null ? null : (openRule?.chapter ?? null));
  const rules = chapter === null ? fitting : fitting.filter((rule) => rule.chapter === chapter);
  return {
    kind: kindOf(searching, chapter, query),
    rules,
    partial: found.partial && rules.length > 0,
    chapter,
    chapters: countChapters(index, fitting),
  };
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

function kindOf(searching: boolean, chapter: Chapter | null, query: RuleQuery): Listing['kind'] {
  if (searching) return 'search';
  if (chapter !== null) return 'chapter';
  return query.status === null ? 'contents' : 'several';
}

function countChapters(index: BookIndex, rules: readonly IndexedRule[]): ChapterCount[] {
  const counts = new Map<Chapter, number>();
  for (const { chapter } of rules) counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
  return index.chapters.flatMap((chapter) => {
    const count = counts.get(chapter);
    return count === undefined ? [] : [{ chapter, count }];
  });
}

function fitsEdition(rule: IndexedRule, edition: string | null): boolean {
  return edition === null || rule.entry.editions.includes(edition);
}
