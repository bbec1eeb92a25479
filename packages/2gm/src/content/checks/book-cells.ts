import { type Problem, show, sortedKeys, stableHash, under } from '@sandtable/kernel';
import { unitId } from '../build';
import type { ContentRows } from '../shapes';
import { BOOK_OTHERS } from './book-others';
import { BOOK_UNITS, type BookCells } from './book-units';
import { fault } from './fault';

type Row = Readonly<Record<string, unknown>> & { readonly book: readonly string[] };

const LISTS = ['support', 'heroes', 'generals', 'terrain', 'upgrades', 'naturals'] as const;

/** 2GM-HQ-05, 2GM-HQ-10. */
const HEADQUARTERS: BookCells = { hp: 10, production: 1 };

/** What the books say is exact, and every cell says whether it is the book's or ours. */
export function checkBookCells(rows: ContentRows): readonly Problem[] {
  const problems: Problem[] = missing(rows);
  const check = (path: string, row: Row, cells: BookCells = {}): void => {
    problems.push(...checkRow(row, cells).map((p) => under(path, p)));
  };
  for (const row of rows.units) check(`units/${unitId(row)}`, row, BOOK_UNITS[unitId(row)]);
  for (const list of LISTS) {
    for (const row of rows[list]) check(`${list}/${row.id}`, row, BOOK_OTHERS[`${list}/${row.id}`]);
  }
  for (const row of rows.headquarters) check(`headquarters/${row.nation}`, row, HEADQUARTERS);
  return problems;
}

/** A row the books speak of stands in the content. */
function missing(rows: ContentRows): Problem[] {
  const here = new Set(rows.units.map((row) => `units/${unitId(row)}`));
  for (const list of LISTS) for (const row of rows[list]) here.add(`${list}/${row.id}`);
  const wanted = [...sortedKeys(BOOK_UNITS).map((id) => `units/${id}`), ...sortedKeys(BOOK_OTHERS)];
  return wanted
    .filter((path) => !here.has(path))
    .map((path) => fault(path, 'Expected what the books name, found nothing'));
}

function checkRow(row: Row, cells: BookCells): readonly Problem[] {
  const problems: Problem[] = [];
  for (const cell of sortedKeys(cells)) {
    const found = valueAt(row, cell);
    if (found !== cells[cell] && stableHash(found) !== stableHash(cells[cell])) {
      problems.push(fault(cell, `Expected ${show(cells[cell])} as in the books, found ${show(found)}`));
    }
    if (!row.book.includes(cell)) problems.push(fault('book', `Expected "${cell}" among the book values`));
  }
  row.book.forEach((cell, i) => {
    if (!Object.hasOwn(cells, cell)) {
      problems.push(fault(`book/${i}`, `Expected a cell the books fix, found ${show(cell)}`));
    } else if (row.book.indexOf(cell) < i) {
      problems.push(fault(`book/${i}`, `Expected each cell once, found ${show(cell)} twice`));
    }
  });
  return problems;
}

/** The value of a cell; null where a row leaves it out. */
function valueAt(row: Readonly<Record<string, unknown>>, cell: string): unknown {
  const [field = '', name = '', nth = '1'] = cell.split('/');
  const value = row[field];
  if (name === '') return value ?? null;
  if (field === 'tags') return Array.isArray(value) && value.includes(name);
  if (field === 'upgrades') {
    const offers = Array.isArray(value) ? value.filter((offer) => offer.token === name) : [];
    return offers[Number(nth) - 1]?.cost ?? null;
  }
  const part: unknown = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : null;
  return part ?? null;
}
