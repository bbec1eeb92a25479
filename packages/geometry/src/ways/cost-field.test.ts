import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeField } from '../field/field';
import { type Grid, NOWHERE } from '../grid';
import { makeHexMap } from '../hexes/hex-map';
import { CostField } from './cost-field';
import { CLOSED, DIFFICULT, ENDS_MOVE, FULL_TURN, HOLDS, PASS_ONLY } from './entry';
import { Reach } from './reach';

const codes = [CLOSED, 1, 2, 3, 9, 2 | PASS_ONLY, FULL_TURN, DIFFICULT, 1 | ENDS_MOVE, 2 | HOLDS, ENDS_MOVE];

const question = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }), fc.constantFrom('field', 'diagonal', 'hex'))
  .chain(([columns, rows, kind]) => {
    const field = makeField(columns, rows);
    const hexes = makeHexMap(columns, rows, (column, row) => (column + 3 * row) % 7 !== 5);
    const grid: Grid = kind === 'field' ? field : kind === 'diagonal' ? field.diagonal : hexes;
    const places = [...grid.inside.keys()].filter((place) => grid.inside[place] === 1);
    return fc.record({
      grid: fc.constant(grid),
      entry: fc
        .array(fc.constantFrom(...codes), { minLength: grid.size, maxLength: grid.size })
        .map((entry) => Uint16Array.from(entry)),
      ends: fc.array(fc.constantFrom(...places), { minLength: 1, maxLength: 4 }),
      wholeMove: fc.integer({ min: 1, max: 12 }),
      closedTarget: fc.integer({ min: 0, max: 4 }),
    });
  });

/** Cheapest costs between all pairs, by Floyd and Warshall, from the price of each single step. */
function allPairs(grid: Grid, price: (from: number, to: number) => number): number[][] {
  const cost = Array.from({ length: grid.size }, (_, from) =>
    Array.from({ length: grid.size }, (_, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)),
  );
  grid.neighbours.forEach((to, slot) => {
    const from = Math.floor(slot / grid.directions);
    const row = cost[from];
    if (to !== NOWHERE && row) row[to] = price(from, to);
  });
  for (let via = 0; via < grid.size; via++) {
    for (const row of cost) {
      cost[via]?.forEach((rest, to) => {
        row[to] = Math.min(row[to] ?? 0, (row[via] ?? 0) + rest);
      });
    }
  }
  return cost;
}

function priceOf(entry: Uint16Array, wholeMove: number) {
  return (from: number, to: number): number => {
    const code = entry[to] ?? 0;
    if (code % 256 === 0 && !(code & FULL_TURN)) return Number.POSITIVE_INFINITY;
    return code & (FULL_TURN | ENDS_MOVE) || (entry[from] ?? 0) & HOLDS ? wholeMove : code % 256;
  };
}

const shown = (cost: number) => (cost === Number.POSITIVE_INFINITY ? NOWHERE : cost);

describe('costs from several sources', () => {
  it('are what all pairs say', () => {
    fc.assert(
      fc.property(question, ({ grid, entry, ends, wholeMove }) => {
        const pairs = allPairs(grid, priceOf(entry, wholeMove));
        const field = new CostField(grid).costsFrom(ends, entry, wholeMove);
        const expected = pairs.map((_, place) => Math.min(...ends.map((source) => pairs[source]?.[place] ?? 0)));
        expect([...field.cost]).toEqual(expected.map(shown));
      }),
    );
  });

  it('are those of a reach without end', () => {
    const map = makeHexMap(6, 5);
    const entry = new Uint16Array(map.size).map((_, hex) => [2, 1, 3, 2, CLOSED, 2, 1][hex % 7] ?? CLOSED);
    const reach = new Reach(map).find(entry, 14, 100);
    expect([...new CostField(map).costsFrom([14], entry, 6).cost]).toEqual([...reach.cost]);
  });
});

describe('costs to the nearest of several targets', () => {
  it('are what all pairs say', () => {
    fc.assert(
      fc.property(question, ({ grid, entry, ends, wholeMove, closedTarget }) => {
        const price = priceOf(entry, wholeMove);
        const costs = ends.map((target) => {
          // A closed target is opened for its own question only: nobody passes through it to another one.
          const pairs = allPairs(grid, (from, to) => {
            const normal = price(from, to);
            if (to !== target || normal !== Number.POSITIVE_INFINITY || closedTarget === 0) return normal;
            return (entry[from] ?? 0) & HOLDS ? wholeMove : closedTarget;
          });
          return pairs.map((row) => row[target] ?? 0);
        });
        const expected = costs[0]?.map((_, place) => Math.min(...costs.map((column) => column[place] ?? 0))) ?? [];
        const field = new CostField(grid).costsTo(ends, entry, wholeMove, closedTarget);
        expect([...field.cost]).toEqual(expected.map(shown));
      }),
    );
  });

  it('count the hex entered, never the one left (AA-RULING-83)', () => {
    // forest 3, standard 2, water 6 for this Infantry, target on the right.
    const map = makeHexMap(5, 1);
    const entry = Uint16Array.from([3, 2, FULL_TURN, 3, 2]);
    expect([...new CostField(map).costsTo([4], entry, 6).cost]).toEqual([13, 11, 5, 2, 0]);
    expect([...new CostField(map).costsFrom([4], entry, 6).cost]).toEqual([14, 11, 9, 3, 0]);
  });

  it('a target in water counts 1 MP for a tank, water on the way stays closed (AA-RULING-83)', () => {
    const map = makeHexMap(5, 1);
    const entry = Uint16Array.from([2, CLOSED, 2, 2, CLOSED]);
    expect([...new CostField(map).costsTo([4], entry, 10, 2).cost]).toEqual([NOWHERE, 6, 4, 2, 0]);
    expect([...new CostField(map).costsTo([4], entry, 10).cost]).toEqual([NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0]);
  });

  it('difficult spaces cost a whole move in and out', () => {
    const field = makeField(5, 1);
    const entry = Uint16Array.from([1, 1, DIFFICULT, 1, 1]);
    expect([...new CostField(field).costsTo([4], entry, 3).cost]).toEqual([8, 7, 4, 1, 0]);
  });

  it('forget the question before', () => {
    const map = makeHexMap(4, 4);
    const entry = new Uint16Array(map.size).fill(255);
    const field = new CostField(map);
    field.costsTo([0, 5], entry, 10);
    expect([...field.costsTo([15], entry, 10).cost]).toEqual([...new CostField(map).costsTo([15], entry, 10).cost]);
    expect(field.cost[0]).toBe(5 * 255);
    expect([...field.costsTo([], entry, 10).cost]).toEqual(new Array(16).fill(NOWHERE));
  });

  it('refuse step costs that do not fit', () => {
    const map = makeHexMap(2, 2);
    const entry = new Uint16Array(map.size).fill(1);
    expect(() => new CostField(map).costsTo([0], entry, 256)).toThrow(RangeError);
    expect(() => new CostField(map).costsTo([0], entry, 0)).toThrow(RangeError);
    expect(() => new CostField(map).costsTo([0], entry, 2, 256)).toThrow(RangeError);
    expect(() => new CostField(map).costsTo([0], entry, 2, -1)).toThrow(RangeError);
  });
});
