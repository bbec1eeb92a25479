/// <reference path="./papaparse.d.ts" />
import { failure, type PackTable, type Problem, type Result } from '@sandtable/kernel';
import papa from 'papaparse';
import { cellOf } from './cell';

/** Nobody has more cards than this. */
const MOST_ROWS = 2000;

/** A pack that was a table, and where in it something stands. */
export interface CsvPack {
  readonly value: unknown;
  /** Line and cell of a path of the pack, such as `line 3, armor`; of what is nowhere in the table, the path itself. */
  place(path: string): string;
}

/** Whether a text begins with the names of columns, one of which is that of a row. */
export function isTable(text: string): boolean {
  const [head = ''] = text.trimStart().split('\n', 1);
  const names = head.split(/[,;\t]/u).map((name) => name.trim().replaceAll('"', ''));
  return names.length > 1 && names.every((name) => /^[\w-]*$/u.test(name));
}

interface Line {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * A pack as lines of a table: the first names the columns, `list` says where a row belongs, the others are its cells; empty ones keep
 * our values, several numbers in one are parted by blanks. What differs from game to game is in its `packTable`; the columns tell which
 * game it is, the first of them where they do not.
 */
export function csvPack(text: string, tables: readonly PackTable[]): Result<CsvPack> {
  const read = linesOf(text);
  if (!read.ok) return read;
  const [head, ...body] = read.value;
  if (head === undefined || body.length === 0)
    return failure('', 'Expected a line with the names of the columns, and a line for each card.');
  if (body.length > MOST_ROWS) return failure('', `Expected at most ${MOST_ROWS} lines.`);
  const columns = head.cells.map((name) => name.trim());
  const table = tables.find(({ whose }) => columns.includes(whose)) ?? tables[0];
  if (table === undefined) return failure('', 'Expected JSON: no game here has packs in tables.');
  return packOf(columns, body, table);
}

function packOf(columns: readonly string[], body: readonly Line[], table: PackTable): Result<CsvPack> {
  const { game, lists, charts, whose } = table;
  const problems: Problem[] = [];
  const pack: Record<string, unknown> = { game };
  const lines = new Map<string, number>();
  for (const line of body) {
    const row = rowOf(columns, line, table, problems);
    const list = String(row.list ?? lists[0]);
    delete row.list;
    if (charts.includes(list)) {
      pack[list] = row[list] ?? [];
      lines.set(list, line.number);
    } else if (lists.includes(list)) {
      const rows = (pack[list] as unknown[] | undefined) ?? [];
      for (const name of [rows.length, named(row, whose)]) lines.set(`${list}/${name}`, line.number);
      pack[list] = [...rows, row];
    } else
      problems.push({
        path: `line ${line.number}, list`,
        message: `Expected one of ${[...lists, ...charts].join(', ')}, found "${list}".`,
      });
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { value: pack, place: (path) => placeOf(path, lines) } };
}

/** What a row calls itself, the way checks name it. */
function named(row: Readonly<Record<string, unknown>>, whose: string): string {
  return [row[whose], row.id].filter((part) => part !== undefined).join('/');
}

function placeOf(path: string, lines: ReadonlyMap<string, number>): string {
  const parts = path.split('/');
  for (let n = parts.length; n > 0; n--) {
    const line = lines.get(parts.slice(0, n).join('/'));
    if (line === undefined) continue;
    // a chart is one cell of its line
    const cell = (n === 1 ? parts : parts.slice(n)).filter((part) => !/^\d+$/u.test(part)).at(-1);
    return cell === undefined ? `line ${line}` : `line ${line}, ${cell}`;
  }
  return path;
}

function rowOf(columns: readonly string[], line: Line, { parts }: PackTable, problems: Problem[]) {
  const row: Record<string, unknown> = {};
  const { number, cells } = line;
  if (cells.length > columns.length)
    problems.push({ path: `line ${number}`, message: `Expected ${columns.length} cells, found ${cells.length}.` });
  columns.forEach((name, at) => {
    const text = (cells[at] ?? '').trim();
    if (text === '' || name === '') return;
    const whole = Object.entries(parts).find(([, cellsOf]) => cellsOf.includes(name))?.[0];
    if (whole === undefined) {
      row[name] = cellOf(text);
      return;
    }
    if (!/^\d+$/u.test(text))
      problems.push({ path: `line ${number}, ${name}`, message: `Expected a number, found "${text}".` });
    row[whole] = { ...(row[whole] as object | undefined), [name]: Number(text) };
  });
  return row;
}

/** Commas, semicolons or tabs; quotes hold what has one of them inside. Lines without a word in them are none. */
function linesOf(text: string): Result<readonly Line[]> {
  const delimiter = text.includes('\t') ? '\t' : /^[^\n]*;/u.test(text) ? ';' : ',';
  const { data, errors } = papa.parse(text, { delimiter, preview: MOST_ROWS + 2 });
  let next = 1;
  const lines = data.map((cells): Line => {
    const number = next;
    // a quoted cell may go over several lines
    next += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/gu)?.length ?? 0), 0);
    return { number, cells };
  });
  const torn = errors.find(({ type }) => type === 'Quotes');
  if (torn !== undefined)
    return failure(`line ${lines[torn.row ?? 0]?.number ?? 1}`, 'Expected a second quotation mark that ends the cell.');
  return { ok: true, value: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}
