import type { SourceFile } from './files';

export interface Citation {
  readonly id: string;
  /** `path:line` */
  readonly site: string;
}

/** Worked examples, situations, gaps, contradictions, levers and windows have ids too but are no rules. */
const NOT_RULES = new Set(['EX', 'AT', 'GOOD', 'GAP', 'CONTRA', 'LEVER', 'WIN']);

/** Finds what looks like an id of one of the families (`2GM`, `AA`, …), whether the books know it or not. */
export function citationFinder(known: ReadonlySet<string>): (file: SourceFile) => Citation[] {
  const families = [...new Set([...known].map((id) => id.slice(0, id.indexOf('-'))))].sort();
  if (families.length === 0) return () => [];
  const shape = new RegExp(`(?<![A-Za-z0-9-])(?:${families.join('|')})-([A-Z][A-Z0-9]*)-\\d+(?![A-Za-z0-9])`, 'g');
  return (file) =>
    file.text
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(shape)]
          .filter((match) => known.has(match[0]) || !NOT_RULES.has(match[1] ?? ''))
          .map((match) => ({ id: match[0], site: `${file.path}:${i + 1}` })),
      );
}
