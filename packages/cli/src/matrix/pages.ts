import type { RuleBook, RuleStatus } from '@sandtable/kernel';
import { isActed, type Matrix, type Row } from './matrix';

const FOLDER = 'build/rules-coverage';

export interface Page {
  /** Below the repository. */
  readonly path: string;
  readonly text: string;
}

const STATUSES: readonly RuleStatus[] = ['open', 'done', 'physical'];

/**
 * The matrix as pages for people; built when somebody wants to read it, never kept. Files are named without line numbers,
 * so that two pages differ only where the coverage does.
 */
export function coveragePages(matrix: Matrix): Page[] {
  return [
    { path: `${FOLDER}/index.md`, text: indexPage(matrix) },
    ...matrix.books.map((book) => ({ path: `${FOLDER}/${book.game}.md`, text: bookPage(book, rowsOf(matrix, book)) })),
  ];
}

function rowsOf(matrix: Matrix, book: RuleBook): readonly Row[] {
  return matrix.rows.filter((row) => row.game === book.game);
}

const WRITTEN = 'Written by `sandtable rules --write`; do not edit.';

function indexPage(matrix: Matrix): string {
  const books = matrix.books.map((book) => {
    const rows = rowsOf(matrix, book);
    const sections = book.sections.map((s) =>
      tallyRow(
        `[${cell(s.title)}](${book.game}.md#${anchor(s.section)})`,
        rows.filter((r) => r.section === s.section),
      ),
    );
    return `## ${book.title}\n\n${tallyHead('section')}${sections.join('')}${tallyRow('**all**', rows)}`;
  });
  return `# Rules, code and tests\n\n${WRITTEN}\n\nA rule is *done* with code that cites it and a test that names it; *physical* rules cannot be executed on a screen.\n\n${books.join('\n')}`;
}

function tallyHead(what: string): string {
  return `| ${what} | rules | ${STATUSES.join(' | ')} | with code | acting | with tests |\n|---|--:|--:|--:|--:|--:|--:|--:|\n`;
}

function tallyRow(name: string, rows: readonly Row[]): string {
  const of = (status: RuleStatus): number => rows.filter((r) => r.entry.status === status).length;
  const withCode = rows.filter((r) => r.code.length > 0).length;
  const withTests = rows.filter((r) => r.tests.length > 0).length;
  return `| ${name} | ${rows.length} | ${STATUSES.map(of).join(' | ')} | ${withCode} | ${rows.filter(isActed).length} | ${withTests} |\n`;
}

function bookPage(book: RuleBook, rows: readonly Row[]): string {
  const sections = book.sections.map((s) => {
    const lines = rows.filter((r) => r.section === s.section).map(ruleRow);
    return `<a id="${anchor(s.section)}"></a>\n\n## ${s.title}\n\n| id | rule | editions | status | code | tests |\n|---|---|---|---|---|---|\n${lines.join('')}`;
  });
  return `# ${book.title}: rules, code and tests\n\n${WRITTEN}\n\n${sections.join('\n')}`;
}

function ruleRow({ id, entry, code, tests }: Row): string {
  const files = [...new Set(code.map(({ site }) => site.slice(0, site.lastIndexOf(':'))))];
  const status = entry.status === 'physical' ? `physical: ${cell(entry.why ?? '')}` : entry.status;
  const cells = [
    id,
    cell(entry.title),
    entry.editions.join(', '),
    status,
    files.map((f) => `[${f.slice(f.lastIndexOf('/') + 1)}](../../${f})`).join('<br>'),
    tests.map((t) => cell(t.title)).join('<br>'),
  ];
  return `| ${cells.join(' | ')} |\n`;
}

function anchor(section: string): string {
  return section.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[|<>\\]/g, (c) => `\\${c}`);
}
