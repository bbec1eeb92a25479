import { by, type Problem, readShape, under } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { FACTIONS } from '../factions';
import { ROLES } from '../unit-types';
import { bookCellsOf, isMarked, valueAt } from './book-cells';
import { comparisons } from './unit-comparisons';
import { type UnitRow, UnitShape } from './unit-shape';

/** Everything wrong with a list of unit mats: shape first, then references, then what book and rules demand. */
export function checkUnits(raw: unknown): readonly Problem[] {
  const shape = readShape(z.array(UnitShape), raw);
  if (!shape.ok) return shape.problems;
  const rows = shape.value;
  const wrong = references(rows);
  if (wrong.length > 0) return wrong;
  return [...rows.flatMap((row, i) => checkRow(row).map((p) => under(String(i), p))), ...comparisons(rows)];
}

/** AA-PLAYERS-24: exactly one unit for each role and faction; ids name one unit of a faction. */
function references(rows: readonly UnitRow[]): Problem[] {
  const problems: Problem[] = [];
  for (const faction of FACTIONS) {
    for (const role of ROLES) {
      const found = rows.filter((row) => row.faction === faction && row.role === role);
      if (found.length === 1) continue;
      problems.push({ path: '', message: `Expected one unit as ${role} of ${faction}, found ${found.length}.` });
    }
  }
  rows.forEach((row, i) => {
    if (rows.findIndex((other) => other.faction === row.faction && other.id === row.id) < i)
      problems.push({ path: `${i}/id`, message: `Expected a new id for ${row.faction}, found "${row.id}" twice.` });
  });
  return problems;
}

/** One unit by itself. */
function checkRow(row: UnitRow): Problem[] {
  return [...checkArm(row), ...checkNumbers(row), ...checkBookCells(row), ...checkMarks(row)];
}

const ARM_OF: Readonly<Record<string, string>> = {
  regular: 'infantry',
  special: 'infantry',
  tank: 'tank',
  artillery: 'artillery',
  fighter: 'aircraft',
  bomber: 'aircraft',
};

/** The role decides the arm; AA-RULING-17: only aircraft have no forest line. */
function checkArm(row: UnitRow): Problem[] {
  const problems: Problem[] = [];
  const arm = ARM_OF[row.role] ?? '';
  if (by(row.arm !== arm, 'AA-PLAYERS-21', 'AA-PLAYERS-22', 'AA-PLAYERS-25'))
    problems.push({ path: 'arm', message: `Expected "${arm}" for a ${row.role}, found "${row.arm}".` });
  if ((row.forest === null) !== (row.arm === 'aircraft'))
    problems.push({ path: 'forest', message: `Expected a forest line for ground units and none for aircraft.` });
  return problems;
}

/** Thresholds on the die, ranges the right way round, tables that rise (AA-DAMAGE-02), a forest that protects. */
function checkNumbers(row: UnitRow): Problem[] {
  const problems: Problem[] = [];
  const [nearest, farthest] = row.range;
  if (row.levels === undefined && row.value + 4 > 12) {
    problems.push({ path: 'value', message: `Expected at most 8: a War Hero hits on ${row.value + 4} of 12.` });
  }
  if (row.levels !== undefined && row.levels[0] !== row.value) {
    problems.push({ path: 'levels/0', message: `Expected ${row.value}, the attack value, found ${row.levels[0]}.` });
  }
  if (nearest > farthest) {
    problems.push({ path: 'range', message: `Expected a shortest and a longest range, found ${nearest}-${farthest}.` });
  }
  for (const line of ['open', 'forest'] as const) {
    const table = row[line] ?? [];
    const falls = table.findIndex((hits, i) => i > 0 && hits <= (table[i - 1] ?? 0));
    if (falls > 0) {
      const message = `Expected more than ${table[falls - 1]} hits for ${falls + 1} damage, found ${table[falls]}.`;
      problems.push({ path: `${line}/${falls}`, message });
    }
  }
  const weak = (row.forest ?? row.open).findIndex((hits, i) => hits < (row.open[i] ?? 0));
  if (weak >= 0) {
    const message = `Expected at least the ${row.open[weak]} hits of the open line, found ${row.forest?.[weak]}.`;
    problems.push({ path: `forest/${weak}`, message });
  }
  return problems;
}

/** Cells the rulebook states or implies are what it says, and say so. */
function checkBookCells(row: UnitRow): Problem[] {
  const problems: Problem[] = [];
  for (const { cell, rule, values } of bookCellsOf(row)) {
    const found = valueAt(row, cell);
    if (!values.some((value) => value === found)) {
      const expected = values.map((value) => JSON.stringify(value)).join(' or ');
      problems.push({
        path: cell,
        message: `Expected ${expected} as in the rulebook (${rule}), found ${JSON.stringify(found) ?? 'nothing'}.`,
      });
    }
    if (!isMarked(row, cell)) problems.push({ path: 'book', message: `Expected "${cell}" among the book values.` });
  }
  return problems;
}

/** What is marked as the book's is the book's. */
function checkMarks(row: UnitRow): Problem[] {
  const known = bookCellsOf(row).map((c) => c.cell);
  const problems: Problem[] = [];
  for (const field of ['arm', 'role']) {
    if (!row.book.includes(field))
      problems.push({ path: 'book', message: `Expected "${field}" among the book values.` });
  }
  row.book.forEach((cell, i) => {
    const isRange = cell === 'range' && known.includes('range/0') && known.includes('range/1');
    if (cell === 'arm' || cell === 'role' || isRange || known.includes(cell)) return;
    problems.push({ path: `book/${i}`, message: `Expected a cell the rulebook fixes, found "${cell}".` });
  });
  return problems;
}

/** The box holds 27 dice: an undamaged attacker with every red die against an undamaged defender. */
const DICE_IN_THE_BOX = 27;
/** AA-SUPPORT-04, -11: no attack gets more red dice. */
const MOST_RED_DICE = 3;

/** Everything wrong with a dice chart: damage never brings dice, and the largest fight takes all of the box. */
export function checkDice(chart: readonly number[]): Problem[] {
  const grows = chart.findIndex((n, at) => at > 0 && n > (chart[at - 1] ?? 0));
  if (grows > 0)
    return [{ path: String(grows), message: `Expected at most ${chart[grows - 1]} dice, found ${chart[grows]}.` }];
  const most = 2 * (chart[0] ?? 0) + MOST_RED_DICE;
  if (most === DICE_IN_THE_BOX) return [];
  return [
    { path: '0', message: `Expected the ${DICE_IN_THE_BOX} dice of the box for the largest fight, found ${most}.` },
  ];
}
