import type { RuleBook, RuleEntry } from '@sandtable/kernel';

/** A rule with its place in the book. */
export interface IndexedRule {
  readonly id: string;
  readonly entry: RuleEntry;
  readonly chapter: Chapter;
  /** Position in reading order, for ties and for "previous" and "next". */
  readonly order: number;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
}

export interface BookIndex {
  readonly title: string;
  readonly editions: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly rules: readonly IndexedRule[];
  /** Keyed by the id in capitals, so that a permalink typed by hand still arrives. */
  readonly byId: ReadonlyMap<string, IndexedRule>;
  readonly citedBy: ReadonlyMap<string, readonly string[]>;
}

export function indexBook(book: RuleBook): BookIndex {
  const chapters: Chapter[] = [];
  const rules: IndexedRule[] = [];
  const byId = new Map<string, IndexedRule>();
  const citedBy = new Map<string, string[]>();
  for (const section of book.sections) {
    const chapter: Chapter = { id: section.section, title: section.title };
    chapters.push(chapter);
    for (const [id, entry] of Object.entries(section.rules)) {
      const rule: IndexedRule = { id, entry, chapter, order: rules.length };
      rules.push(rule);
      byId.set(id.toUpperCase(), rule);
      for (const cited of new Set(entry.cites)) {
        const citing = citedBy.get(cited);
        if (citing) citing.push(id);
        else citedBy.set(cited, [id]);
      }
    }
  }
  return { title: book.title, editions: book.editions, chapters, rules, byId, citedBy };
}

export function findRule(index: BookIndex, id: string): IndexedRule | undefined {
  return index.byId.get(id.toUpperCase());
}
