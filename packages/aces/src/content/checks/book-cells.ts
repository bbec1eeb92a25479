import { AIRCRAFT, ARMS, TANK } from '../unit-types';
import type { UnitRow } from './unit-shape';

/** The values the rulebook leaves a cell: more than one where it only narrows it down. */
interface Stated {
  readonly rule: string;
  readonly values: readonly (number | boolean | string)[];
}

/** A cell of the unit mats as a path, such as `speed` or `open/2`, and what the rulebook says of it. */
export interface BookCell extends Stated {
  readonly cell: string;
}

type Cells = Readonly<Record<string, Stated>>;

function states(rule: string, ...values: Stated['values']): Stated {
  return { rule, values };
}

const MOBILE: Cells = {
  name: states('AA-PLAYERS-23', 'Mobile Infantry'),
  speed: states('AA-MOVE-05', 5),
  air: states('AA-DECLARE-11', true),
};

/**
 * What the rulebook says of single units, by faction and role. Arms and roles (AA-PLAYERS-24) are compared with these very
 * keys, so only numbers, names and marks stand here.
 */
const CELLS: Readonly<Record<string, Cells>> = {
  regular: {
    name: states('AA-PLAYERS-23', 'Infantry'),
    speed: states('AA-MOVE-04', 3),
    air: states('AA-DECLARE-11', true),
    value: states('AA-HITS-07', 2), // as the Automa's fixed hits (AA-AUTOMA-66) say
    'open/2': states('AA-DAMAGE-07', 5),
    'open/3': states('AA-EX-34', 7), // with 2 damage 7 hits destroy it
    'forest/2': states('AA-DAMAGE-08', 6),
  },
  'usa special': MOBILE,
  'soviet-union special': MOBILE,
  'germany-1 special': MOBILE,
  'germany-2 special': {
    name: states('AA-PLAYERS-31', 'Mechanized Infantry'),
    air: states('AA-PLAYERS-31', false),
  },
  'usa artillery': {
    name: states('AA-DECLARE-08', 'Howitzer'),
    'range/0': states('AA-DECLARE-08', 2),
    'range/1': states('AA-DECLARE-08', 5),
    value: states('AA-AUTOMA-67', 5, 6), // half its value, rounded up, is 3
  },
  'usa bomber': {
    name: states('AA-B17-01', 'B-17 Flying Fortress'),
    air: states('AA-B17-01', false),
    shootsBackAtAir: states('AA-B17-02', true),
  },
  'soviet-union artillery': {
    name: states('AA-KATYUSHA-01', 'Katyusha'),
    'range/0': states('AA-KATYUSHA-02', 2),
    'range/1': states('AA-KATYUSHA-02', 4),
    air: states('AA-KATYUSHA-05', false),
    area: states('AA-KATYUSHA-05', true),
  },
  'germany-1 tank': { name: states('AA-PLAYERS-29', 'Tiger') },
  // the gun reaches the next hex
  'germany-1 artillery': { name: states('AA-PLAYERS-33', 'Pak 40'), 'range/0': states('AA-INTERCEPT-17', 1) },
  'germany-1 fighter': { name: states('AA-PLAYERS-29', 'Me 262') },
  'germany-1 bomber': { name: states('AA-PLAYERS-34', 'Ju 87') },
  'germany-2 tank': { value: states('AA-AUTOMA-68', 6), 'open/1': states('AA-DAMAGE-06', 4) },
  'germany-2 artillery': {
    name: states('AA-PLAYERS-30', '8.8 Flak'),
    'range/0': states('AA-DECLARE-09', 2),
    'range/1': states('AA-DECLARE-09', 3),
    air: states('AA-PLAYERS-32', true),
    value: states('AA-AUTOMA-69', 4),
  },
  'germany-2 bomber': { name: states('AA-PLAYERS-34', 'Ju 88') },
};

const CLOSE: Cells = { 'range/0': states('AA-DECLARE-10', 1), 'range/1': states('AA-DECLARE-10', 1) };

/** What holds for whole arms. */
function cellsOfArm({ arm }: UnitRow): Cells {
  switch (arm) {
    case 'artillery':
      return {};
    case ARMS[TANK]:
      return { ...CLOSE, air: states('AA-COMBAT-06', false) };
    case ARMS[AIRCRAFT]:
      return { ...CLOSE, air: states('AA-DECLARE-11', true) };
    default:
      return CLOSE;
  }
}

/** Every cell of a unit that the rulebook fixes, in the order of the mat. */
export function bookCellsOf(row: UnitRow): BookCell[] {
  const own = { ...CELLS[row.role], ...CELLS[`${row.faction} ${row.role}`] };
  const all = { ...cellsOfArm(row), ...own };
  return ORDER.flatMap((cell) => (all[cell] === undefined ? [] : [{ cell, ...all[cell] }]));
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
