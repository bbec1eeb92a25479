import { describe, expect, it } from 'vitest';
import { SUMMER } from '../../content/maps/summer';
import unitList from '../../content/units.json';
import { checkUnits } from './checks/unit-checks';
import { checkContent } from './index';
import { DICE_BY_DAMAGE } from './unit-types';

/**
 * What the rulebook says of the units, written down apart from the content: speed, range, against aircraft, attack value,
 * hits for 1 to 6 damage in the open and in a forest. A dot is a house value, which may be tuned.
 */
const BOOK = `
usa           infantry             regular    3  1-1  yes  2  ..57.. ..6...
usa           mobile-infantry      special    5  1-1  yes  .  ...... ......
usa           sherman              tank       .  1-1  no   .  ...... ......
usa           howitzer             artillery  .  2-5  .    5  ...... ......
usa           p-51                 fighter    .  1-1  yes  .  ......
usa           b-17                 bomber     .  1-1  no   .  ......
soviet-union  infantry             regular    3  1-1  yes  2  ..57.. ..6...
soviet-union  mobile-infantry      special    5  1-1  yes  .  ...... ......
soviet-union  t-34                 tank       .  1-1  no   .  ...... ......
soviet-union  katyusha             artillery  .  2-4  no   .  ...... ......
soviet-union  yak-9                fighter    .  1-1  yes  .  ......
soviet-union  il-2                 bomber     .  1-1  yes  .  ......
germany-1     infantry             regular    3  1-1  yes  2  ..57.. ..6...
germany-1     mobile-infantry      special    5  1-1  yes  .  ...... ......
germany-1     tiger                tank       .  1-1  no   .  ...... ......
germany-1     pak-40               artillery  .  1-.  .    .  ...... ......
germany-1     me-262               fighter    .  1-1  yes  .  ......
germany-1     ju-87                bomber     .  1-1  yes  .  ......
germany-2     infantry             regular    3  1-1  yes  2  ..57.. ..6...
germany-2     mechanized-infantry  special    .  1-1  no   .  ...... ......
germany-2     panther              tank       .  1-1  no   6  .4.... ......
germany-2     flak                 artillery  .  2-3  yes  4  ...... ......
germany-2     fw-190               fighter    .  1-1  yes  .  ......
germany-2     ju-88                bomber     .  1-1  yes  .  ......
`;

type Row = Record<string, unknown> & { id: string; faction: string };
const rows = unitList as readonly Row[];

/** A row of the content in the writing of the table above. */
function bookLine(row: (typeof unitList)[number]): string {
  const has = (...cells: string[]): boolean => cells.some((cell) => row.book.includes(cell));
  const hits = (line: 'open' | 'forest'): string =>
    (row[line] ?? []).map((n, i) => (has(`${line}/${i}`) ? n : '.')).join('');
  const range = row.range.map((n, i) => (has('range', `range/${i}`) ? n : '.')).join('-');
  const air = has('air') ? (row.air ? 'yes' : 'no') : '.';
  const numbers = [has('speed') ? row.speed : '.', range, air, has('value') ? row.value : '.'];
  return [row.faction, row.id, row.role, ...numbers, hits('open'), hits('forest')].join(' ').trim();
}

/** A table to break, whatever the content says today. */
const SHERMAN = { open: [2, 4, 5, 7, 9, 11], forest: [3, 5, 6, 8, 10, 12] };

function rowOf(faction: string, id: string): (typeof unitList)[number] {
  const row = unitList.find((r) => r.faction === faction && r.id === id);
  if (row === undefined) throw new Error(`There is no ${id}.`);
  return row;
}

/** The content with one unit changed. */
function changed(faction: string, id: string, change: Record<string, unknown>): Row[] {
  return rows.map((row) => (row.faction === faction && row.id === id ? { ...row, ...change } : row));
}

function faults(faction: string, id: string, change: Record<string, unknown>): string[] {
  return checkUnits(changed(faction, id, change)).map((p) => `${p.path}: ${p.message}`);
}

describe('the unit mats', () => {
  it('say what the rulebook says, and mark it', () => {
    const wanted = BOOK.trim()
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' '));
    expect(unitList.map(bookLine)).toEqual(wanted);
  });

  it('mark names, arms and roles as the book has them', () => {
    const unnamed = unitList.filter((row) => !row.book.includes('name')).map((row) => row.id);
    expect(unnamed).toEqual(['sherman', 'p-51', 't-34', 'yak-9', 'il-2', 'panther', 'fw-190']);
    for (const row of unitList) expect(row.book).toEqual(expect.arrayContaining(['arm', 'role']));
    expect(unitList.filter((row) => row.area === true).map((row) => row.id)).toEqual(['katyusha']);
    expect(unitList.filter((row) => row.shootsBackAtAir === true).map((row) => row.id)).toEqual(['b-17']);
    expect(unitList.find((row) => row.id === 'pak-40')?.book).toContain('range/0');
  });

  it('need all 27 dice of the box for the largest fight', () => {
    expect(2 * (DICE_BY_DAMAGE[0] ?? 0) + 3).toBe(27);
  });

  it('are valid', () => {
    expect(checkContent()).toEqual([]);
  });
});

describe('the check of the unit mats', () => {
  it('wants the right shape', () => {
    expect(faults('usa', 'sherman', { speed: '5' })).toEqual(['2/speed: Expected a number, found "5".']);
    expect(faults('usa', 'sherman', { open: [2, 4, 5] })).toEqual([
      '2/open: Expected 6 numbers: hits for 1 to 6 damage.',
    ]);
    expect(faults('usa', 'sherman', { range: [1] })).toHaveLength(1);
    expect(faults('usa', 'sherman', { armour: 3 })).toEqual(['2/armour: There is no field "armour".']);
    expect(faults('usa', 'sherman', { faction: 'france' })).toHaveLength(1);
    expect(checkUnits('tanks')).toMatchObject([{ path: '', message: 'Expected a list, found "tanks".' }]);
  });

  it('wants one unit for each role of each faction, under its own id', () => {
    expect(checkUnits(rows.slice(1))).toEqual([{ path: '', message: 'Expected one unit as regular of usa, found 0.' }]);
    expect(faults('usa', 'sherman', { id: 'p-51' })).toEqual(['4/id: Expected a new id for usa, found "p-51" twice.']);
    expect(faults('usa', 'sherman', { role: 'bomber', arm: 'aircraft' })).toEqual([
      ': Expected one unit as tank of usa, found 0.',
      ': Expected one unit as bomber of usa, found 2.',
    ]);
  });

  it('wants the arm of the role and a forest line for ground units only', () => {
    expect(faults('usa', 'sherman', { arm: 'infantry' })).toContain(
      '2/arm: Expected "tank" for a tank, found "infantry".',
    );
    expect(faults('usa', 'sherman', { forest: null })).toEqual([
      '2/forest: Expected a forest line for ground units and none for aircraft.',
    ]);
    expect(faults('usa', 'p-51', { forest: [2, 4, 6, 8, 10, 12] })).toHaveLength(1);
  });

  it('wants thresholds on the die, ranges the right way round, tables that rise and forest that protects', () => {
    expect(faults('germany-1', 'tiger', { value: 8 })).toEqual([]);
    expect(faults('germany-1', 'tiger', { value: 9 })).toEqual([
      '14/value: Expected at most 8: a War Hero hits on 13 of 12.',
    ]);
    expect(faults('germany-1', 'pak-40', { range: [2, 1] })).toContain(
      '15/range: Expected a shortest and a longest range, found 2-1.',
    );
    expect(faults('usa', 'sherman', { ...SHERMAN, open: [2, 4, 4, 7, 9, 11] })).toEqual([
      '2/open/2: Expected more than 4 hits for 3 damage, found 4.',
    ]);
    expect(faults('usa', 'sherman', { ...SHERMAN, forest: [3, 5, 6, 8, 10, 10] })).toContain(
      '2/forest/5: Expected more than 10 hits for 6 damage, found 10.',
    );
    expect(faults('usa', 'sherman', { ...SHERMAN, forest: [1, 5, 6, 8, 10, 12] })).toEqual([
      '2/forest/0: Expected at least the 2 hits of the open line, found 1.',
    ]);
  });

  it('holds every cell of the book to its value and its mark', () => {
    expect(faults('usa', 'infantry', { speed: 4 })).toEqual([
      '0/speed: Expected 3 as in the rulebook (AA-MOVE-04), found 4.',
    ]);
    expect(faults('usa', 'infantry', { open: [2, 3, 4, 7, 8, 10] })).toEqual([
      '0/open/2: Expected 5 as in the rulebook (AA-DAMAGE-07), found 4.',
    ]);
    expect(faults('usa', 'sherman', { range: [1, 2] })).toEqual([
      '2/range/1: Expected 1 as in the rulebook (AA-DECLARE-10), found 2.',
    ]);
    expect(faults('usa', 'sherman', { air: true })).toEqual([
      '2/air: Expected false as in the rulebook (AA-COMBAT-06), found true.',
    ]);
    expect(faults('usa', 'howitzer', { value: 6 })).toEqual([]);
    expect(faults('usa', 'howitzer', { value: 7 })).toEqual([
      '3/value: Expected 5 or 6 as in the rulebook (AA-AUTOMA-67), found 7.',
    ]);
    expect(faults('germany-2', 'flak', { name: 'Flak' })).toEqual([
      '21/name: Expected "8.8 Flak" as in the rulebook (AA-PLAYERS-30), found "Flak".',
    ]);
    expect(faults('soviet-union', 'katyusha', { area: undefined })).toEqual([
      '9/area: Expected true as in the rulebook (AA-KATYUSHA-05), found nothing.',
    ]);
    expect(faults('germany-2', 'panther', { open: [3, 4, 7, 9, 11, 13] })).toEqual([
      '20/open/0: Expected at most 2 as in the rulebook, found 3.',
    ]);
    const unmarked = { book: ['arm', 'role', 'name', 'range', 'air'] };
    expect(faults('usa', 'mobile-infantry', unmarked)).toEqual(['1/book: Expected "speed" among the book values.']);
    const overmarked = { book: ['arm', 'role', 'range', 'air', 'cost'] };
    expect(faults('usa', 'sherman', overmarked)).toEqual([
      '2/book/4: Expected a cell the rulebook fixes, found "cost".',
    ]);
    expect(faults('usa', 'sherman', { book: ['arm', 'range', 'air'] })).toEqual([
      '2/book: Expected "role" among the book values.',
    ]);
  });

  it('holds the units to what the book says when it compares them', () => {
    const t34 = rowOf('soviet-union', 't-34');
    const tiger = rowOf('germany-1', 'tiger');
    const me262 = rowOf('germany-1', 'me-262');
    expect(faults('usa', 'sherman', { cost: t34.cost })).toEqual([
      '8: Expected T-34 to have the lowest cost of all tanks (AA-PLAYERS-28), but there is M4 Sherman.',
    ]);
    expect(faults('usa', 'b-17', { cost: tiger.cost })).toEqual([
      '14: Expected Tiger to have the highest cost of all units (AA-PLAYERS-29), but there is B-17 Flying Fortress.',
    ]);
    const rivals: readonly (readonly [string, string, string, number, number])[] = [
      ['usa', 'sherman', 'value', tiger.value, 14],
      ['usa', 'p-51', 'value', me262.value, 16],
      ['germany-2', 'ju-88', 'speed', me262.speed, 16],
      ['germany-2', 'ju-88', 'value', rowOf('usa', 'b-17').value, 5],
      ['usa', 'howitzer', 'speed', rowOf('soviet-union', 'katyusha').speed, 9],
    ];
    for (const [faction, id, cell, best, hero] of rivals) {
      expect(faults(faction, id, { [cell]: best })).toEqual([]);
      expect(checkUnits(changed(faction, id, { [cell]: best + 1 })).map((p) => p.path)).toEqual([String(hero)]);
    }
    const thicker = (line: readonly number[] | null) => line?.map((hits) => hits + 1);
    const armour = { open: thicker(tiger.open), forest: thicker(tiger.forest) };
    expect(checkUnits(changed('usa', 'sherman', armour)).map((p) => p.path)).toEqual(['14']);
    const { open, forest } = rowOf('germany-2', 'infantry');
    expect(faults('germany-2', 'mechanized-infantry', { open, forest })).toEqual([
      expect.stringMatching(/^19\/open\/5: Expected the armour of a tank \(\d+ hits, AA-PLAYERS-31\), found 10\.$/),
    ]);
  });
});

describe('a pack', () => {
  const pack = (content: Record<string, unknown>) => checkContent({ game: 'aces', ...content });

  it('may replace house values, each unit once, and nothing of the book', () => {
    expect(pack({ units: [{ faction: 'usa', id: 'sherman', speed: 6, cost: 6, value: 6 }] })).toEqual([]);
    expect(pack({ units: [{ faction: 'usa', id: 'howitzer', value: 6, name: 'Howitzer' }] })).toEqual([]);
    expect(pack({ units: [{ faction: 'usa', id: 'infantry', cost: 1, speed: 4 }] })).toEqual([
      { path: 'units/0/speed', message: 'Expected 3 as in the rulebook (AA-MOVE-04), found 4.' },
    ]);
    const twice = { faction: 'usa', id: 'sherman', cost: 6 };
    expect(pack({ units: [twice, twice] })).toEqual([
      { path: 'units/1/id', message: 'Expected each unit once, found "sherman" twice.' },
    ]);
  });

  it('names units that exist, and only what a mat prints', () => {
    expect(pack({ units: [{ faction: 'germany-2', id: 'tiger', cost: 8 }] })).toMatchObject([
      {
        path: 'units/0/id',
        message: 'Expected one of infantry, mechanized-infantry, panther, flak, fw-190, ju-88, found "tiger".',
      },
    ]);
    expect(pack({ units: [{ faction: 'usa', id: 'sherman', arm: 'aircraft' }] })).toMatchObject([
      { path: 'units/0/arm', message: 'There is no field "arm".' },
    ]);
    expect(pack({ units: [{ faction: 'usa', id: 'sherman', cost: 0 }] })).toMatchObject([
      { path: 'units/0/cost', message: 'Expected at least 1, found 0.' },
    ]);
    expect(pack({ heroes: [] })).toMatchObject([{ path: 'heroes', message: 'There is no field "heroes".' }]);
    expect(checkContent({ game: 'chess' })).toHaveLength(1);
    expect(checkContent(null)).toHaveLength(1);
  });

  it('is held to comparisons, told at the entry that breaks them or at the list', () => {
    expect(pack({ units: [{ faction: 'soviet-union', id: 't-34', cost: rowOf('usa', 'sherman').cost }] })).toEqual([
      {
        path: 'units/0',
        message: 'Expected T-34 to have the lowest cost of all tanks (AA-PLAYERS-28), but there is M4 Sherman.',
      },
    ]);
    expect(
      pack({ units: [{ faction: 'usa', id: 'sherman', cost: rowOf('soviet-union', 't-34').cost }] }).map((p) => p.path),
    ).toEqual(['units']);
  });

  it('may add maps under new names', () => {
    expect(pack({ maps: [SUMMER.replace('name: Summer', 'name: Spring')] })).toEqual([]);
    expect(pack({ maps: [SUMMER] })).toEqual([
      { path: 'maps/0/name', message: 'Expected a new name, found "summer".' },
    ]);
    const spring = SUMMER.replace('name: Summer', 'name: Spring');
    expect(pack({ maps: [spring, spring.replace('F.', '..')] }).map((p) => p.path)).toEqual(['maps/1/name', 'maps/1']);
    expect(pack({ maps: ['nothing'] })).toEqual([
      { path: 'maps/0', message: 'Expected a line "---" between the header and the rows (AA-MAPCHECK-01).' },
    ]);
  });
});

it('tells what is only odd about a map as a warning (AA-MAPCHECK-16)', () => {
  const lonelyRoad = SUMMER.replace('name: Summer', 'name: Odd').replace('---\n.. ..', '---\nr. ..');
  const problems = checkContent({ game: 'aces', maps: [lonelyRoad] });
  expect(problems.map((p) => [p.path.split('/')[0], p.warning])).toEqual([['maps', true]]);
  expect(problems[0]?.message).toContain('AA-MAPCHECK-16');
});
