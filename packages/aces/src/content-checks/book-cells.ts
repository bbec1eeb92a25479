import { AIRCRAFT, ARMS, TANK } from '../unit-types';
import type { UnitRow } from './unit-shape';

/** A cell of the unit mats as a path, such as `speed` or `open/2`, and the values the rulebook leaves it. */
export interface BookCell {
  readonly cell: string;
  /** More than one where the book only narrows it down. */
  readonly values: readonly (number | boolean | string)[];
}

/**
 * What the rulebook says of single units, by faction and role. Arms and roles (AA-PLAYERS-24) are compared with these very
 * keys, so only numbers, names and marks stand here.
 */
const CELLS: Readonly<Record<string, Readonly<Record<string, BookCell['values']>>>> = {
  // AA-MOVE-04, AA-DECLARE-11, AA-HITS-07, AA-AUTOMA-66; AA-DAMAGE-07 and -08; with 2 damage 7 hits destroy it (AA-EX-34)
  regular: {
    name: ['Infantry'],
    speed: [3],
    air: [true],
    value: [2],
    'open/2': [5],
    'open/3': [7],
    'forest/2': [6],
  },
  // AA-MOVE-05, AA-PLAYERS-23
  'usa special': { name: ['Mobile Infantry'], speed: [5], air: [true] },
  'soviet-union special': { name: ['Mobile Infantry'], speed: [5], air: [true] },
  'germany-1 special': { name: ['Mobile Infantry'], speed: [5], air: [true] },
  // AA-PLAYERS-31
  'germany-2 special': { name: ['Mechanized Infantry'], air: [false] },
  // AA-DECLARE-08, AA-AUTOMA-67: half its value, rounded up, is 3
  'usa artillery': { name: ['Howitzer'], 'range/0': [2], 'range/1': [5], value: [5, 6] },
  // AA-B17-01, -02
  'usa bomber': { name: ['B-17 Flying Fortress'], air: [false], shootsBackAtAir: [true] },
  // AA-KATYUSHA-01, -02, -05
  'soviet-union artillery': { name: ['Katyusha'], 'range/0': [2], 'range/1': [4], air: [false], area: [true] },
  // AA-PLAYERS-29, AA-PLAYERS-33, AA-PLAYERS-34; AA-INTERCEPT-17: the gun reaches the next hex
  'germany-1 tank': { name: ['Tiger'] },
  'germany-1 artillery': { name: ['Pak 40'], 'range/0': [1] },
  'germany-1 fighter': { name: ['Me 262'] },
  'germany-1 bomber': { name: ['Ju 87'] },
  // AA-AUTOMA-68, AA-DAMAGE-06
  'germany-2 tank': { value: [6], 'open/1': [4] },
  // AA-PLAYERS-30, AA-PLAYERS-32, AA-DECLARE-09, AA-DECLARE-11, AA-AUTOMA-69
  'germany-2 artillery': { name: ['8.8 Flak'], 'range/0': [2], 'range/1': [3], air: [true], value: [4] },
  'germany-2 bomber': { name: ['Ju 88'] },
};

/** What holds for whole arms: AA-DECLARE-10 (range 1), AA-COMBAT-06 (tanks) and AA-DECLARE-11 (aircraft). */
function cellsOfArm({ arm }: UnitRow): Readonly<Record<string, BookCell['values']>> {
  const close = { 'range/0': [1], 'range/1': [1] };
  switch (arm) {
    case 'artillery':
      return {};
    case ARMS[TANK]:
      return { ...close, air: [false] };
    case ARMS[AIRCRAFT]:
      return { ...close, air: [true] };
    default:
      return close;
  }
}

/** Every cell of a unit that the rulebook fixes, in the order of the mat. */
export function bookCellsOf(row: UnitRow): BookCell[] {
  const own = { ...CELLS[row.role], ...CELLS[`${row.faction} ${row.role}`] };
  const all = { ...cellsOfArm(row), ...own };
  return ORDER.flatMap((cell) => (all[cell] === undefined ? [] : [{ cell, values: all[cell] }]));
}

const ORDER: readonly string[] = [
  'name',
  'speed',
  'range/0',
  'range/1',
  'air',
  'shootsBackAtAir',
  'area',
  'value',
  'open/1',
  'open/2',
  'open/3',
  'forest/2',
];

/** The value of a cell; undefined if the row has none. */
export function valueAt(row: UnitRow, cell: string): unknown {
  const [field = '', index] = cell.split('/');
  const value = row[field as keyof UnitRow];
  return index === undefined ? value : Array.isArray(value) ? value[Number(index)] : undefined;
}

/** Marked in the row's own list: `range` stands for both of its numbers. */
export function isMarked(row: UnitRow, cell: string): boolean {
  return row.book.includes(cell) || row.book.includes(cell.split('/')[0] ?? '');
}
