import { hexDistance, N, neighbour, neighboursOf } from '@sandtable/geometry';
import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { SUMMER } from '../../content/maps/summer';
import { WINTER } from '../../content/maps/winter';
import { checkMap } from '../content/checks/map-checks';
import { MapFacts } from '../content/checks/map-facts';
import { waysOf } from '../content/checks/map-fairness';
import { acesGame } from '../game';
import { type Board, boardKey, boardOf, type Half } from '../map/board';
import { readMap } from '../map/map-file';
import { isWater, SEA, TERRAIN_NAMES } from '../map/terrain';

const rule = ruleTests<RuleId>(book);

const MAPS = { summer: SUMMER, winter: WINTER } as const;
const NAMES = ['summer', 'winter'] as const;

function board(name: string, half: Half = 'full', mountains = false): Board {
  return boardOf(boardKey(name, half, mountains));
}

function facts(name: 'summer' | 'winter'): MapFacts {
  const read = readMap(MAPS[name], 'complete');
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return new MapFacts(read.value, 'full', false);
}

function texts(b: Board, hexes: readonly number[]): string[] {
  return hexes.map((hex) => `${b.map.columnOf[hex]},${b.map.rowOf[hex]}`);
}

/** How many hexes there are of each terrain. */
function census(b: Board): Record<string, number> {
  const out: Record<string, number> = {};
  for (const t of b.terrain) {
    const name = TERRAIN_NAMES[t] ?? '?';
    out[name] = (out[name] ?? 0) + 1;
  }
  return out;
}

function startsOf(b: Board): number[] {
  return b.starts.flatMap((hex, number) => (hex >= 0 ? [number] : []));
}

describe('both sides of the board', () => {
  rule(['AA-MAP-01', 'AA-MAP-06'], '352 hexes, each of one terrain', () => {
    expect(census(board('summer'))).toEqual({
      standard: 189,
      road: 90,
      forest: 35,
      river: 18,
      lake: 6,
      bridge: 4,
      factory: 10,
    });
    expect(census(board('winter'))).toEqual({
      standard: 148,
      road: 71,
      forest: 34,
      sea: 55,
      river: 23,
      lake: 5,
      bridge: 6,
      factory: 10,
    });
  });

  rule('AA-MAP-06', 'mountains rise by option only, on six hexes of standard ground', () => {
    for (const name of NAMES) {
      const raised = census(board(name, 'full', true));
      expect(raised.mountain).toBe(6);
      expect(raised.standard).toBe((census(board(name)).standard ?? 0) - 6);
    }
  });

  rule(['AA-MAP-02', 'AA-MAP-05'], 'ten factories at other places on each side, five in each half', () => {
    const summer = board('summer');
    const winter = board('winter');
    expect(texts(summer, summer.factories)).toEqual(
      ['16,1', '5,2', '0,6', '6,6', '16,6', '11,9', '21,9', '5,10', '6,14', '16,14'], // in the order of their ids
    );
    expect(texts(winter, winter.factories)).toEqual([
      '7,0',
      '2,3',
      '9,3',
      '13,3',
      '19,3',
      '15,8',
      '4,10',
      '3,15',
      '14,15',
      '20,15',
    ]);
    for (const name of NAMES) {
      for (const half of ['1-6', '7-12'] as const) expect(board(name, half).factories).toHaveLength(5);
    }
  });

  rule(['AA-MAP-03', 'AA-MAP-04'], 'twelve start numbers, 1 to 6 in one half and 7 to 12 in the other', () => {
    for (const name of NAMES) {
      expect(startsOf(board(name))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(startsOf(board(name, '1-6'))).toEqual([1, 2, 3, 4, 5, 6]);
      expect(startsOf(board(name, '7-12'))).toEqual([7, 8, 9, 10, 11, 12]);
    }
  });

  rule('AA-MAP-03', 'any two starts are at least four hexes apart, and some no more', () => {
    for (const name of NAMES) {
      const { map, starts } = board(name);
      const hexes = starts.filter((hex) => hex >= 0);
      const distances = hexes.flatMap((a, i) => hexes.slice(i + 1).map((b) => hexDistance(map, a, b)));
      expect(Math.min(...distances)).toBe(4);
    }
  });

  rule('AA-MAP-10', 'the halves lie side by side, with 1 to 3 above 4 to 6 and 7 to 9 above 10 to 12', () => {
    for (const name of NAMES) {
      const { map, starts } = board(name);
      const column = (n: number) => map.columnOf[starts[n] ?? 0] ?? 0;
      const row = (n: number) => map.rowOf[starts[n] ?? 0] ?? 0;
      for (const n of [1, 2, 3, 4, 5, 6]) expect(column(n)).toBeLessThan(11);
      for (const n of [7, 8, 9, 10, 11, 12]) expect(column(n)).toBeGreaterThanOrEqual(11);
      for (const n of [1, 2, 3, 7, 8, 9]) expect(row(n)).toBeLessThan(8);
      for (const n of [4, 5, 6, 10, 11, 12]) expect(row(n)).toBeGreaterThanOrEqual(8);
    }
  });

  rule('AA-MAP-11', 'a hex has a neighbour straight above it', () => {
    const { map } = board('summer');
    const at = (column: number, row: number) => row * map.columns + column;
    expect(neighbour(map, at(4, 7), N)).toBe(at(4, 6));
    expect(neighbour(map, at(5, 7), N)).toBe(at(5, 6));
  });

  rule('AA-MAP-13', 'bridges carry roads across water', () => {
    for (const name of NAMES) {
      const { map, terrain } = board(name);
      const near: number[] = [];
      terrain.forEach((t, hex) => {
        if (TERRAIN_NAMES[t] !== 'bridge') return;
        const around = near.slice(0, neighboursOf(map, hex, near)).map((n) => terrain[n] ?? 0);
        expect(around.some(isWater)).toBe(true);
        expect(around.filter((n) => TERRAIN_NAMES[n] === 'road').length).toBeGreaterThanOrEqual(2);
      });
    }
  });

  rule('AA-MAP-14', 'a Katyusha covers another start with its whole first circle in its first turn', () => {
    for (const name of NAMES) {
      for (const start of facts(name).starts()) {
        const f = facts(name);
        const stops = f.stopsOfGun(start, 10); // speed 5
        const targets = f.starts().filter((other) => other !== start);
        const inReach = targets.filter((t) => stops.some((hex) => [2, 3, 4].includes(f.distance(hex, t))));
        expect(inReach.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('the winter side', () => {
  rule('AA-MAP-07', 'the seashore runs along the top: 23 hexes of the mainland and two river mouths', () => {
    const b = board('winter');
    const shore = [...b.shore.keys()].filter((hex) => b.shore[hex] === 1);
    expect(texts(b, shore)).toEqual(
      '1,2 2,2 3,2 9,2 13,2 14,2 16,2 19,2 20,2 0,3 4,3 5,3 6,3 7,3 8,3 10,3 11,3 12,3 14,3 15,3 16,3 17,3 18,3 20,3 21,3'.split(
        ' ',
      ),
    );
    expect(texts(b, shore)).not.toContain('7,1');
    expect([...board('summer').shore].some((x) => x === 1)).toBe(false);
  });

  rule('AA-MAP-07', 'the cheapest way of a tank from the bottom starts to the shore', () => {
    const f = facts('winter');
    const shore = f.hexes().filter((hex) => f.board.shore[hex] === 1);
    const costs = [4, 5, 6, 10, 11, 12].map((n) => f.tankCost(f.board.starts[n] ?? -1, shore) / 2);
    expect(costs).toEqual([8, 6.5, 8.5, 7.5, 7, 7]);
  });

  rule('AA-MAP-08', 'three factories at the bottom, four around the coast, one on the island, two between', () => {
    const b = board('winter');
    const group = (name: string) => texts(b, b.groups[name] ?? []);
    expect(group('bulge-german')).toEqual(['3,15', '14,15', '20,15']);
    expect(group('bulge-allied')).toEqual(['2,3', '9,3', '13,3', '19,3']);
    expect(group('island')).toEqual(['7,0']);
    const others = texts(b, b.factories).filter(
      (hex) => !['bulge-german', 'bulge-allied', 'island'].some((name) => group(name).includes(hex)),
    );
    expect(others).toEqual(['15,8', '4,10']);
    const bottom = b.map.rows - 1;
    for (const hex of b.groups['bulge-german'] ?? []) expect(b.map.rowOf[hex]).toBe(bottom);
    for (const hex of b.groups['bulge-allied'] ?? []) {
      const sea = [...b.terrain.keys()].filter((other) => b.terrain[other] === SEA);
      expect(Math.min(...sea.map((other) => hexDistance(b.map, hex, other)))).toBeLessThanOrEqual(2);
    }
  });

  rule('AA-MAP-08', 'only the island hexes around its factory are land without a start', () => {
    const f = facts('winter');
    const island = f.hexes().filter((hex) => f.island[hex] === 1);
    expect(island.map((hex) => f.name(hex))).toEqual(['7,0', '7,1']);
  });

  rule('AA-MAP-09', 'the top half holds the Allied starts, the bottom half the German ones', () => {
    const { map, starts } = board('winter');
    const isTop = (n: number) => (map.rowOf[starts[n] ?? 0] ?? 0) < 8;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(isTop)).toEqual([1, 2, 3, 7, 8, 9]);
  });

  rule('AA-MAP-12', 'water may lie beside a start number', () => {
    const beside = NAMES.flatMap((name) => {
      const { map, terrain, starts } = board(name);
      const near: number[] = [];
      return starts.flatMap((hex, n) => {
        if (hex < 0) return [];
        const around = near.slice(0, neighboursOf(map, hex, near));
        return around.some((next) => isWater(terrain[next] ?? 0)) ? [`${name} ${n}`] : [];
      });
    });
    expect(beside).toEqual(['summer 11', 'winter 3', 'winter 10', 'winter 12']);
  });
});

describe('fairness', () => {
  /** Movement points from a start to the nearest factory and to each, on the mean, to two digits. */
  function ways(text: string): string[] {
    const read = readMap(text, 'complete');
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const { value } = read;
    return (['1-6', '7-12'] as const).map((half) => {
      const { toNearest, toEach } = waysOf(value, half);
      return `${(toNearest / 2).toFixed(2)} ${(toEach / 2).toFixed(2)}`;
    });
  }

  it('the halves of our maps differ by less than half a movement point', () => {
    expect(ways(SUMMER)).toEqual(['1.83 3.97', '1.67 4.32']);
    expect(ways(WINTER)).toEqual(['2.00 5.08', '1.58 4.78']);
  });

  it('a map whose halves differ more is warned of', () => {
    const [header = '', body = ''] = SUMMER.split('---\n');
    const overgrown = body.split('\n').map((line) => {
      const cells = line.split(' ').map((cell, column) => (column < 11 ? cell.replace('r.', 'f.') : cell));
      return cells.join(' ');
    });
    const verdict = checkMap(`${header}---\n${overgrown.join('\n')}`);
    expect(verdict.errors).toEqual([]);
    expect(verdict.warnings.map((p) => p.message).filter((text) => text.startsWith('From'))).toEqual([
      'From a start to the nearest factory it is 2.3 movement points in one half and 1.7 in the other.',
      'From a start to a factory it is 6.9 movement points in one half and 4.3 in the other.',
    ]);
  });
});

describe('half of the map', () => {
  rule('AA-MAP-04', 'the other half does not exist', () => {
    const sandbox = new Sandbox(acesGame, {
      game: 'aces',
      map: 'summer-west',
      turn: { seat: 'usa' },
      seats: { usa: {}, 'germany-1': {} },
      units: [
        { at: '10,4', seat: 'usa', unit: 'sherman' },
        { at: '0,0', seat: 'germany-1', unit: 'infantry' },
      ],
    });
    expect(sandbox).toRefuseCiting('step 10,4 11,4', ['AA-RULING-04']);
    expect(sandbox.options().filter((o) => o.startsWith('step 10,4'))).toEqual([
      'step 10,4 10,3',
      'step 10,4 10,5',
      'step 10,4 9,4',
      'step 10,4 9,3',
    ]);
  });
});
