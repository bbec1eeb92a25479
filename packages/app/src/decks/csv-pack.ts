import { failure, type Problem, type Result, success } from '@sandtable/kernel';
import { cellOf, WEAPON_CELLS } from './edited-pack';

/** The lists a row of a table may belong to, and what its cells are called in a pack. */
const GM_LISTS = ['units', 'support', 'heroes', 'generals', 'terrain', 'upgrades', 'headquarters'];
const ACES_LISTS = ['units', 'dice'];
const MOST_ROWS = 2000;

/**
 * A pack as lines of a table: the first names the columns, `list` says where a row belongs, `nation` and `id` who it is. The
 * numbers of a weapon have columns of their own. Aces has `faction`, `id` and its cells, and a row of the list `dice` with the chart in
 * the column `dice`; several numbers in a cell are parted by blanks.
 */
export function csvPack(text: string): Result<unknown> {
  const rows = csvRows(text);
  const [head, ...body] = rows;
  if (head === undefined || body.length === 0)
    return failure('', 'Expected a line with the names of the columns, and a line for each card.');
  if (body.length > MOST_ROWS) return failure('', `Expected at most ${MOST_ROWS} lines.`);
  const columns = head.map((name) => name.trim());
  const isAces = columns.includes('faction');
  const problems: Problem[] = [];
  const pack: Record<string, unknown> & { game: string } = { game: isAces ? 'aces' : '2gm' };
  body.forEach((cells, at) => {
    const line = at + 2;
    const row = rowOf(columns, cells, line, problems);
    const list = String(row.list ?? 'units');
    delete row.list;
    const lists = isAces ? ACES_LISTS : GM_LISTS;
    if (!lists.includes(list))
      problems.push({
        path: `line ${line}, list`,
        message: `Expected one of ${lists.join(', ')}, found "${list}".`,
      });
    if (isAces && list === 'dice') pack.dice = row.dice ?? [];
    else pack[list] = [...((pack[list] as unknown[] | undefined) ?? []), row];
  });
  return problems.length > 0 ? { ok: false, problems } : success(pack);
}

function rowOf(columns: readonly string[], cells: readonly string[], line: number, problems: Problem[]) {
  const row: Record<string, unknown> = {};
  const weapon: Record<string, number> = {};
  if (cells.length > columns.length)
    problems.push({ path: `line ${line}`, message: `Expected ${columns.length} cells, found ${cells.length}.` });
  columns.forEach((name, at) => {
    const text = (cells[at] ?? '').trim();
    if (text === '' || name === '') return;
    if (WEAPON_CELLS.includes(name) && !columns.includes('faction')) {
      if (!/^\d+$/u.test(text))
        problems.push({ path: `line ${line}, ${name}`, message: `Expected a number, found "${text}".` });
      weapon[name] = Number(text);
    } else row[name] = cellOf(text);
  });
  if (Object.keys(weapon).length > 0) row.weapon = weapon;
  return row;
}

/** Commas, semicolons or tabs; quotes hold what has one of them inside. */
function csvRows(text: string): string[][] {
  const parted = text.includes('\t') ? '\t' : /^[^\n]*;/u.test(text) ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === parted) {
      row.push(cell);
      cell = '';
    } else if (!quoted && letter === '\n') {
      rows.push([...row, cell.replace(/\r$/u, '')]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows.filter((cells) => cells.some((each) => each.trim() !== ''));
}
