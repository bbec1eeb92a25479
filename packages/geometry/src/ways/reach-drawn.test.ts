import { describe, expect, it } from 'vitest';
import { makeField, spaceAt } from '../field/field';
import { printSpace } from '../field/field-text';
import { NOWHERE } from '../grid';
import { type HexMap, hexAt, makeHexMap } from '../hexes/hex-map';
import { parseHex, printHex } from '../hexes/hex-text';
import { CLOSED, DIFFICULT, ENDS_MOVE, FULL_TURN, PASS_ONLY } from './entry';
import { Reach } from './reach';

/** Costs of Aces & Armor in half points (AA-TERRAIN-01 to -07); `o` is a friend standing on a road. */
const TANK: Record<string, number> = { '.': 2, r: 1, f: 3, '~': CLOSED, F: CLOSED, o: 1 | PASS_ONLY };
const INFANTRY: Record<string, number> = { ...TANK, '~': FULL_TURN, F: FULL_TURN };

function drawnMap(mover: Record<string, number>, lines: string[]) {
  const rows = lines.map((line) => line.split(' '));
  const map = makeHexMap(rows[0]?.length ?? 0, rows.length, (column, row) => rows[row]?.[column] !== 'x');
  const entry = Uint16Array.from(rows.flat(), (cell) => mover[cell] ?? CLOSED);
  return { map, entry, reach: new Reach(map) };
}

function hex(map: HexMap, text: string): number {
  const read = parseHex(map, text);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

function picture(reach: Reach, columns: number): string[] {
  const cells = [...reach.cost].map((cost) => (cost === NOWHERE ? '-' : String(cost)));
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(' '),
  );
}

function hexPath(map: HexMap, reach: Reach, to: string): string {
  const out: number[] = [];
  return out
    .slice(0, reach.pathTo(hex(map, to), out))
    .map((step) => printHex(map, step))
    .join(' ');
}

describe('moves on a drawn hex map: road 1, standard 2, forest 3 half points, a river', () => {
  const river = ['. . f . .', 'r r r ~ .', '. f ~ . .', '. . ~ . .'];

  it('a tank with 2 MP goes round by the road and never into the river', () => {
    const { map, entry, reach } = drawnMap(TANK, river);
    reach.find(entry, hex(map, '0,1'), 4);
    expect(picture(reach, 5)).toEqual(['2 2 - 4 -', '0 1 2 - -', '2 4 - - -', '4 - - - -']);
    expect(hexPath(map, reach, '3,0')).toBe('0,1 1,1 2,1 3,0');
  });

  it('Infantry with 3 MP enters water only from where it began, for the whole move (AA-RULING-13)', () => {
    const { map, entry, reach } = drawnMap(INFANTRY, river);
    reach.find(entry, hex(map, '2,1'), 6);
    expect(picture(reach, 5)).toEqual(['4 2 3 2 4', '2 1 0 6 4', '3 4 6 - 6', '5 6 - - -']);
    expect(hexPath(map, reach, '2,2')).toBe('2,1 2,2');
    reach.find(entry, hex(map, '2,1'), 6, true);
    expect(picture(reach, 5)).toEqual(['4 2 3 2 4', '2 1 0 - 4', '3 4 - - 6', '5 6 - - -']);
  });

  it('even the slowest Infantry may make its full-turn move, but not one that cannot move at all', () => {
    const { map, entry, reach } = drawnMap(INFANTRY, ['. F']);
    expect(picture(reach.find(entry, hex(map, '0,0'), 1), 2)).toEqual(['0 1']);
    expect(picture(reach.find(entry, hex(map, '0,0'), 0), 2)).toEqual(['0 -']);
  });

  it('a friend may be passed, not joined (AA-MOVE-10, AA-MOVE-14)', () => {
    const { map, entry, reach } = drawnMap(TANK, ['r x x x', 'x r o r']);
    reach.find(entry, hex(map, '1,1'), 2);
    expect(reach.cost[hex(map, '2,1')]).toBe(1);
    expect(reach.canStop(hex(map, '2,1'))).toBe(false);
    expect(reach.canStop(hex(map, '3,1'))).toBe(true);
    expect(reach.canStop(hex(map, '0,0'))).toBe(false);
  });

  it('ten road hexes are 5 MP (AA-EX-02)', () => {
    const road = ['1,3', '2,4', '3,3', '4,4', '5,3', '6,4', '7,3', '8,4', '9,3', '10,4', '11,3'];
    const map = makeHexMap(12, 6);
    const entry = new Uint16Array(map.size).fill(2);
    for (const text of road) entry[hex(map, text)] = 1;
    const reach = new Reach(map).find(entry, hex(map, '0,4'), 10);
    expect(reach.cost[hex(map, '10,4')]).toBe(10);
    expect(reach.cost[hex(map, '11,3')]).toBe(NOWHERE);
    expect(hexPath(map, reach, '10,4')).toBe(['0,4', ...road.slice(0, 10)].join(' '));
  });

  it('equal ways: the first direction counts (AA-RULING-84)', () => {
    const { map, entry, reach } = drawnMap(TANK, ['. . . .', '. . . .', '. . . .']);
    reach.find(entry, hex(map, '2,2'), 6);
    expect(hexPath(map, reach, '3,0')).toBe('2,2 2,1 3,0');
    expect(hexPath(map, reach, '0,1')).toBe('2,2 1,1 0,1');
  });

  it('equal costs: fewer hexes before the first direction (AA-RULING-84)', () => {
    // South through 0,2 costs 2 + 2; south-east by the road 1,1 1,2 costs 1 + 1 + 2.
    const { map, entry, reach } = drawnMap(TANK, ['. .', '. r', '. r', '. .']);
    reach.find(entry, hex(map, '0,1'), 4);
    expect(reach.cost[hex(map, '0,3')]).toBe(4);
    expect(hexPath(map, reach, '0,3')).toBe('0,1 0,2 0,3');
  });

  it('equal ways that meet again: the first differing step counts, not the last', () => {
    // North once and north-east twice, in any order: north comes first although 3,1 could also be entered from below.
    const { map, entry, reach } = drawnMap(TANK, ['. . . .', '. . . .', '. . . .', '. . . .']);
    reach.find(entry, hexAt(map, 1, 3), 20);
    expect(hexPath(map, reach, '3,1')).toBe('1,3 1,2 2,2 3,1');
  });
});

describe('moves on a drawn field', () => {
  const CODES: Record<string, number> = {
    '.': 1,
    '@': 1,
    f: DIFFICULT,
    F: DIFFICULT,
    X: CLOSED,
    o: 1 | PASS_ONLY,
    E: 1 | ENDS_MOVE,
  };

  /** Draws the costs a mover at `@` (or `F`, in difficult terrain) pays, northern row first as on the table. */
  function moves(points: number, lines: string[], diagonal = false): string[] {
    const rows = lines.map((line) => line.split(' ')).reverse();
    const field = makeField(rows[0]?.length ?? 0, rows.length);
    const cells = rows.flat();
    const from = cells.findIndex((cell) => cell === '@' || cell === 'F');
    const reach = new Reach(diagonal ? field.diagonal : field);
    reach.find(
      Uint16Array.from(cells, (cell) => CODES[cell] ?? CLOSED),
      from,
      points,
    );
    return picture(reach, field.columns).reverse();
  }

  it('friends are passed, enemies and inaccessible terrain are not (2GM-MOVE-04, 2GM-MOVE-07, 2GM-TERRAIN-10)', () => {
    expect(moves(2, ['. . . . . .', '. . f . . .', '. . @ o . .', '. . X . . .', '. . . . . .'])).toEqual([
      '- - - - - -',
      '- 2 2 2 - -',
      '2 1 0 1 2 -',
      '- 2 - 2 - -',
      '- - - - - -',
    ]);
  });

  it('difficult terrain takes what is left, wherever it is entered (2GM-EX-35)', () => {
    expect(moves(3, ['f .', '. .', '@ .'])).toEqual(['3 3', '1 2', '0 1']);
    expect(moves(3, ['. .', 'f X', '@ X'])).toEqual(['- -', '3 -', '0 -']);
  });

  it('out of difficult terrain it is one space (2GM-TERRAIN-08, 2GM-TERRAIN-09)', () => {
    expect(moves(3, ['. . .', '. f .', '. F .', '. . .'])).toEqual(['- - -', '- 3 -', '3 0 3', '- 3 -']);
  });

  it('an enemy to be assaulted ends the move (2GM-RULING-71)', () => {
    expect(moves(3, ['. . .', 'X E X', '. @ .'])).toEqual(['- - -', '- 3 -', '1 0 1']);
  });

  it('Motorized units also step diagonally, past any corner (2GM-RULING-153)', () => {
    expect(moves(2, ['. . . .', 'X X . .', '@ X . .'], true)).toEqual(['- - - -', '- - - -', '0 - - -']);
    expect(moves(2, ['. . . .', 'X . X .', '@ X . .'], true)).toEqual(['2 2 2 -', '- 1 - -', '0 - 2 -']);
  });

  it('names the way in direction order', () => {
    const field = makeField();
    const reach = new Reach(field).find(new Uint16Array(field.size).fill(1), spaceAt(field, 2, 2), 3);
    const out: number[] = [];
    const way = out.slice(0, reach.pathTo(spaceAt(field, 3, 4), out));
    expect(way.map((space) => printSpace(field, space))).toEqual(['c3', 'c4', 'c5', 'd5']);
  });
});
