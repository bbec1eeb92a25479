import type { RuleStatus } from '@sandtable/kernel';
import { isActed, type Matrix, type Row } from '../matrix/matrix';
import { table, wrap } from './text';

const WIDTH = 100;
const COLUMNS = ['', 'rules', 'open', 'done', 'physical', 'with code', 'acting', 'with tests'];

/** Totals by section and status, one table per book. */
export function matrixText(matrix: Matrix): string {
  const books = matrix.books.map((book) => {
    const rows = matrix.rows.filter((row) => row.game === book.game);
    const sections = book.sections.map((s) => [s.title, ...tally(rows.filter((r) => r.section === s.section))]);
    return `${book.title}\n${table([COLUMNS, ...sections, ['all', ...tally(rows)]], '  ')}`;
  });
  return books.join('\n');
}

function tally(rows: readonly Row[]): number[] {
  const of = (status: RuleStatus): number => rows.filter((r) => r.entry.status === status).length;
  return [
    rows.length,
    of('open'),
    of('done'),
    of('physical'),
    rows.filter((r) => r.code.length > 0).length,
    rows.filter(isActed).length,
    rows.filter((r) => r.tests.length > 0).length,
  ];
}

/** One rule in full. */
export function ruleText({ id, entry, code, tests }: Row): string {
  const parts: [string, string | undefined][] = [
    ['question', entry.question],
    ['reason', entry.reason],
    ['source', entry.source],
    ['editions', entry.editions.join(', ')],
    ['status', `${entry.status}${entry.why === undefined ? '' : `: ${entry.why}`}`],
    ['option', entry.option],
    ['see also', entry.cites?.join(', ')],
  ];
  const facts = parts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [fact(name, value)]));
  const sites = [
    list(
      'code',
      code.map((c) => `${c.site} (${c.kind})`),
    ),
    list(
      'tests',
      tests.map((t) => `${t.title} (${t.site})`),
    ),
  ];
  return `${id}  ${entry.title}\n\n${wrap(entry.text, WIDTH, '  ')}\n${facts.join('')}${sites.join('')}`;
}

function fact(name: string, value: string): string {
  return wrap(value, WIDTH - 12, ' '.repeat(12)).replace(/^ {12}/, `  ${name.padEnd(10)}`);
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? fact(name, 'none') : items.map((item, i) => fact(i === 0 ? name : '', item)).join('');
}
