import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeField } from '../field/field';
import { type Grid, NOWHERE, neighbour } from '../grid';
import { makeHexMap } from '../hexes/hex-map';
import { CLOSED, DIFFICULT, ENDS_MOVE, FULL_TURN, HOLDS, PASS_ONLY } from './entry';
import { Reach } from './reach';

interface Query {
  grid: Grid;
  entry: Uint16Array;
  from: number;
  budget: number;
  moved: boolean;
}

interface Best {
  /** Sum of the steps' own prices: what a move that ends early throws away does not make a way dearer. */
  price: number;
  cost: number;
  danger: number;
  directions: number[];
  path: number[];
}

const codes = [
  CLOSED,
  1,
  1,
  2,
  3,
  1 | PASS_ONLY,
  2 | PASS_ONLY,
  FULL_TURN,
  DIFFICULT,
  1 | ENDS_MOVE,
  2 | HOLDS,
  PASS_ONLY,
];

const anyGrid = fc
  .tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 1, max: 5 }),
    fc.constantFrom('field', 'diagonal', 'hex', 'holed'),
  )
  .map(([columns, rows, kind]): Grid => {
    if (kind === 'field') return makeField(columns, rows);
    if (kind === 'diagonal') return makeField(columns, rows).diagonal;
    return makeHexMap(columns, rows, kind === 'hex' ? undefined : (column, row) => (column + 2 * row) % 5 !== 3);
  });

function queries(allowed: readonly number[], most: number) {
  return anyGrid.chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      entry: fc
        .array(fc.constantFrom(...allowed), { minLength: grid.size, maxLength: grid.size })
        .map((entry) => Uint16Array.from(entry)),
      from: fc.constantFrom(...[...grid.inside.keys()].filter((place) => grid.inside[place] === 1)),
      budget: fc.integer({ min: 0, max: most }),
      moved: fc.boolean(),
    }),
  );
}

/** Walks every walk there is and keeps the best one to each place: cheapest, then safest, shortest, first by direction. */
function tryEverything(
  { grid, entry, from, budget, moved }: Query,
  dangerOf: (path: readonly number[]) => number = () => 0,
  prefer: (a: Best, b: Best) => number = compare,
): Map<number, Best> {
  const best = new Map<number, Best>();
  const startHolds = ((entry[from] ?? 0) & HOLDS) > 0;
  const walk = (path: number[], directions: number[], price: number, over: boolean): void => {
    const place = path.at(-1) ?? from;
    const found = { price, cost: over ? budget : price, danger: dangerOf(path), directions, path };
    const known = best.get(place);
    if (!known || prefer(found, known) < 0) best.set(place, found);
    if (over) return;
    for (let direction = 0; direction < grid.directions; direction++) {
      const to = neighbour(grid, place, direction);
      if (to === NOWHERE || path.includes(to)) continue;
      const code = entry[to] ?? 0;
      const first = directions.length === 0;
      const step = code % 256;
      const [further, taken] = [
        [...path, to],
        [...directions, direction],
      ];
      if (code & FULL_TURN) {
        if (first && !moved && budget > 0) walk(further, taken, budget, true);
      } else if (step > 0 && step <= budget - price) {
        const last = (code & ENDS_MOVE) > 0 || (first && startHolds);
        walk(further, taken, price + step, last);
      }
    }
  };
  walk([from], [], 0, false);
  return best;
}

function compare(a: Best, b: Best): number {
  if (a.price !== b.price) return a.price - b.price;
  if (a.danger !== b.danger) return a.danger - b.danger;
  if (a.directions.length !== b.directions.length) return a.directions.length - b.directions.length;
  const differing = a.directions.findIndex((direction, i) => direction !== b.directions[i]);
  return differing < 0 ? 0 : (a.directions[differing] ?? 0) - (b.directions[differing] ?? 0);
}

function neighbours(grid: Grid, place: number): number[] {
  return Array.from({ length: grid.directions }, (_, direction) => neighbour(grid, place, direction));
}

function find({ grid, entry, from, budget, moved }: Query): Reach {
  return new Reach(grid).find(entry, from, budget, moved);
}

function path(reach: Reach, place: number): number[] {
  const out: number[] = [];
  return out.slice(0, reach.pathTo(place, out));
}

describe('reach', () => {
  it('is what trying every walk finds: costs, steps and best paths', () => {
    fc.assert(
      fc.property(queries(codes, 5), (query) => {
        const reach = find(query);
        const best = tryEverything(query);
        for (let place = 0; place < query.grid.size; place++) {
          const expected = best.get(place);
          expect(reach.cost[place]).toBe(expected ? expected.cost : NOWHERE);
          if (expected) expect(reach.steps[place]).toBe(expected.directions.length);
          expect(path(reach, place)).toEqual(expected ? expected.path : []);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is what slow relaxation finds on larger budgets', () => {
    fc.assert(
      fc.property(queries([CLOSED, 1, 2, 3, 4, 7, 2 | PASS_ONLY], 200), (query) => {
        const { grid, entry, from, budget } = query;
        const cost = new Array<number>(grid.size).fill(Number.POSITIVE_INFINITY);
        cost[from] = 0;
        for (let round = 0; round < grid.size; round++) {
          for (let slot = 0; slot < grid.neighbours.length; slot++) {
            const to = grid.neighbours[slot] ?? NOWHERE;
            const price = (entry[to] ?? 0) & 0xff;
            const total = (cost[Math.floor(slot / grid.directions)] ?? 0) + price;
            if (to !== NOWHERE && price > 0 && total <= budget && total < (cost[to] ?? 0)) cost[to] = total;
          }
        }
        expect([...find(query).cost]).toEqual(cost.map((each) => (each === Number.POSITIVE_INFINITY ? NOWHERE : each)));
      }),
    );
  });

  const dangerous = queries(codes, 5).chain((query) =>
    fc.record({
      query: fc.constant(query),
      danger: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: query.grid.size, maxLength: query.grid.size }),
    }),
  );
  const riskBy =
    (danger: readonly number[]) =>
    (walk: readonly number[]): number =>
      walk.slice(1).reduce((sum, at) => sum + (danger[at] ?? 0), 0);

  it('finds the least danger the budget allows, and the cheapest of those walks', () => {
    fc.assert(
      fc.property(dangerous, ({ query, danger }) => {
        const reach = find(query);
        const riskOf = riskBy(danger);
        const best = tryEverything(query, riskOf, (a, b) => a.danger - b.danger || a.cost - b.cost);
        const least = reach.leastDanger(danger);
        for (let place = 0; place < query.grid.size; place++) {
          const { way, cost } = least(place);
          const expected = reach.canStop(place) ? best.get(place) : undefined;
          expect([way.length > 0, riskOf(way), cost]).toEqual([
            expected !== undefined,
            expected?.danger ?? 0,
            expected?.cost ?? 0,
          ]);
          expect(way.slice(1).every((to, i) => neighbours(query.grid, way[i] ?? 0).includes(to))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds the safest of all cheapest walks', () => {
    fc.assert(
      fc.property(dangerous, ({ query, danger }) => {
        const reach = find(query);
        const riskOf = riskBy(danger);
        const best = tryEverything(query, riskOf);
        const way = reach.safest(danger);
        for (let place = 0; place < query.grid.size; place++) {
          const found = way(place);
          const expected = best.get(place);
          expect([found.length, riskOf(found)]).toEqual([expected?.path.length ?? 0, expected?.danger ?? 0]);
          expect(found.slice(1).every((to, i) => neighbours(query.grid, found[i] ?? 0).includes(to))).toBe(true);
          if (expected) expect([found[0], found.at(-1)]).toEqual([query.from, place]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('adds up along every path', () => {
    fc.assert(
      fc.property(queries([CLOSED, 1, 2, 3, 2 | PASS_ONLY], 12), (query) => {
        const reach = find(query);
        for (let place = 0; place < query.grid.size; place++) {
          const way = path(reach, place);
          if (way.length === 0) continue;
          const spent = way.slice(1).reduce((sum, step) => sum + ((query.entry[step] ?? 0) & 0xff), 0);
          expect(spent).toBe(reach.cost[place]);
          expect(way.at(-1)).toBe(place);
        }
      }),
    );
  });

  it('lists where a move may end in ascending order, without places to pass only', () => {
    fc.assert(
      fc.property(queries(codes, 5), (query) => {
        const reach = find(query);
        const out: number[] = [];
        const stops = out.slice(0, reach.stops(out));
        const expected = [...tryEverything(query).keys()]
          .filter((place) => ((query.entry[place] ?? 0) & PASS_ONLY) === 0)
          .sort((a, b) => a - b);
        expect(stops).toEqual(expected);
        expect(stops.every((place) => reach.canStop(place))).toBe(true);
      }),
    );
  });

  it('forgets the query before', () => {
    const map = makeHexMap(5, 5);
    const open = new Uint16Array(map.size).fill(2);
    const reach = new Reach(map);
    reach.find(open, 12, 90);
    expect(reach.cost[0]).toBe(6);
    reach.find(open, 12, 2);
    expect([...reach.cost]).toEqual([...new Reach(map).find(open, 12, 2).cost]);
    expect(path(reach, 0)).toEqual([]);
  });

  it('notices entry codes that were changed under it', () => {
    const map = makeHexMap(3, 1);
    const entry = new Uint16Array(map.size).fill(2);
    const reach = new Reach(map).find(entry, 0, 4);
    entry[1] = CLOSED;
    expect(() => path(reach, 2)).toThrow('the entry codes were changed between find and pathTo');
  });
});
