import type { RuleBook, RuleEntry } from '@sandtable/kernel';
import { CITATION_KINDS, type Citation, type CitationKind, citationFinder } from '../scan/citations';
import { sourceFiles } from '../scan/files';
import { type RuleTest, ruleTestsIn } from '../scan/rule-tests';

/** A book and the folders whose files carry out and prove its rules. */
export interface Covered {
  readonly book: RuleBook;
  readonly sources: readonly string[];
}

export interface Citing {
  /** `path:line` */
  readonly site: string;
  readonly kind: CitationKind;
}

/** One rule, and where it is carried out and proved. */
export interface Row {
  readonly id: string;
  readonly game: string;
  readonly section: string;
  readonly entry: RuleEntry;
  /** Where it is cited, acting code first, each place once. */
  readonly code: readonly Citing[];
  readonly tests: readonly RuleTest[];
}

export interface Matrix {
  readonly books: readonly RuleBook[];
  readonly rows: readonly Row[];
  /** Ids no book knows, cited in code or named by tests. */
  readonly unknownInCode: readonly Citation[];
  readonly unknownInTests: readonly Pick<Citation, 'id' | 'site'>[];
  readonly unreadable: readonly string[];
}

/**
 * The matrix rule → code → tests of the covered books, found by reading the project's own sources. An id of another
 * game's book is known, but none of the matrix' business.
 */
export function matrixOf(root: string, covered: readonly Covered[], allBooks: readonly RuleBook[]): Matrix {
  const known = new Set(allBooks.flatMap(idsOf));
  const files = sourceFiles(
    root,
    covered.flatMap((c) => c.sources),
  );
  const citations = files.filter((file) => !file.isTest).flatMap(citationFinder(known));
  const scanned = files.filter((file) => file.isTest).map(ruleTestsIn);
  const tests = scanned.flatMap((s) => s.tests);
  const code = grouped(citations, (c) => [c.id]);
  const proofs = grouped(tests, (t) => t.ids);
  return {
    books: covered.map((c) => c.book),
    rows: covered.flatMap(({ book }) => rowsOf(book, code, proofs)),
    unknownInCode: citations.filter((c) => !known.has(c.id)),
    unknownInTests: tests.flatMap((t) => t.ids.filter((id) => !known.has(id)).map((id) => ({ id, site: t.site }))),
    unreadable: scanned.flatMap((s) => s.unreadable),
  };
}

export function idsOf(book: RuleBook): string[] {
  return book.sections.flatMap((section) => Object.keys(section.rules));
}

function rowsOf(
  book: RuleBook,
  code: ReadonlyMap<string, readonly Citation[]>,
  tests: ReadonlyMap<string, readonly RuleTest[]>,
): Row[] {
  return book.sections.flatMap(({ section, rules }) =>
    Object.entries(rules).map(([id, entry]) => ({
      id,
      game: book.game,
      section,
      entry,
      code: sites(code.get(id) ?? []),
      tests: tests.get(id) ?? [],
    })),
  );
}

/** The line that acts is what a reader looks for: it comes first, remarks last. */
function sites(citations: readonly Citation[]): Citing[] {
  const kinds = new Map(citations.map(({ site, kind }) => [site, kind]));
  return [...kinds]
    .map(([site, kind]) => ({ site, kind }))
    .sort((a, b) => CITATION_KINDS.indexOf(a.kind) - CITATION_KINDS.indexOf(b.kind));
}

/** Cited by code that carries it out, not only by a remark. */
export function isActed({ code }: Row): boolean {
  return code.some(({ kind }) => kind !== 'remark');
}

function grouped<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const out = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const list = out.get(key);
      if (list === undefined) out.set(key, [item]);
      else list.push(item);
    }
  }
  return out;
}
