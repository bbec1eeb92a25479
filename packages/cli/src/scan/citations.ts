import { bracketed } from './brackets';
import type { SourceFile } from './files';

/**
 * How a place cites a rule. A check, a modifier, a step, a row of a table, a line that decides *by* it or a call that is told of
 * it *acts*: the id stands in the code that carries the rule out. A remark only says so.
 */
export const CITATION_KINDS = ['check', 'mod', 'step', 'row', 'line', 'call', 'code', 'remark'] as const;
export type CitationKind = (typeof CITATION_KINDS)[number];

export interface Citation {
  readonly id: string;
  /** `path:line` */
  readonly site: string;
  readonly kind: CitationKind;
}

/** Worked examples, situations, gaps, contradictions, levers and windows have ids too but are no rules. */
const NOT_RULES = new Set(['EX', 'AT', 'GOOD', 'GAP', 'CONTRA', 'LEVER', 'WIN']);

/** Finds what looks like an id of one of the families (`2GM`, `AA`, …), whether the books know it or not. */
export function citationFinder(known: ReadonlySet<string>): (file: SourceFile) => Citation[] {
  const families = [...new Set([...known].map((id) => id.slice(0, id.indexOf('-'))))].sort();
  if (families.length === 0) return () => [];
  const shape = new RegExp(`(?<![A-Za-z0-9-])(?:${families.join('|')})-([A-Z][A-Z0-9]*)-\\d+(?![A-Za-z0-9])`, 'g');
  const idsIn = (text: string): string[] =>
    [...text.matchAll(shape)]
      .filter((match) => known.has(match[0]) || !NOT_RULES.has(match[1] ?? ''))
      .map((match) => match[0]);
  return (file) => {
    const acting = new Map<string, CitationKind>();
    for (const [line, text, kind] of actingTexts(file)) for (const id of idsIn(text)) acting.set(`${id}:${line}`, kind);
    return file.text.split('\n').flatMap((text, i) =>
      idsIn(text).map((id) => ({
        id,
        site: `${file.path}:${i + 1}`,
        kind: acting.get(`${id}:${i + 1}`) ?? 'remark',
      })),
    );
  };
}

/** The texts of a file's code with their lines; all of a data file is one table. */
function actingTexts({ path, text }: SourceFile): readonly (readonly [number, string, CitationKind])[] {
  if (path.endsWith('.json')) return text.split('\n').map((line, i) => [i + 1, line, 'row']);
  return bracketed(text).map(({ line, text: quoted, bracket, keys }) => [line, quoted, kindOf(bracket, keys)]);
}

function kindOf(bracket: string, keys: ReadonlySet<string>): CitationKind {
  if (bracket === '(') return keys.has('step') || keys.has('frame') ? 'step' : keys.has('by') ? 'line' : 'call';
  if (bracket === '[') return 'row';
  if (bracket !== '{') return 'code';
  if (keys.has('ok')) return 'check';
  if (keys.has('value') || keys.has('label')) return 'mod';
  if (keys.has('run') || keys.has('take') || keys.has('offer')) return 'step';
  return keys.has('rule') ? 'row' : 'code';
}
