import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Grid, NOWHERE, neighbour, neighboursOf } from '../grid';
import {
  EAST,
  fieldDistance,
  forward,
  makeField,
  NORTH,
  NORTH_EAST,
  ownRow,
  SOUTH,
  SOUTH_WEST,
  spaceAt,
  spacesOfOwnRow,
  straightLine,
  WEST,
} from './field';

const standard = makeField();
const anyField = fc
  .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 9 }))
  .map(([c, r]) => makeField(c, r));

function withSpaces(count: number) {
  return anyField.chain((field) =>
    fc.tuple(
      fc.constant(field),
      fc.array(fc.integer({ min: 0, max: field.size - 1 }), { minLength: count, maxLength: count }),
    ),
  );
}

/** Steps from a space to all others, by flooding outwards. */
function flood(grid: Grid, from: number): number[] {
  const steps = new Array<number>(grid.size).fill(NOWHERE);
  steps[from] = 0;
  let edge = [from];
  for (let step = 1; edge.length > 0; step++) {
    const next: number[] = [];
    for (const place of edge) {
      for (let direction = 0; direction < grid.directions; direction++) {
        const to = neighbour(grid, place, direction);
        if (to === NOWHERE || steps[to] !== NOWHERE) continue;
        steps[to] = step;
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}

function listed(write: (out: number[]) => number): number[] {
  const out: number[] = [];
  return out.slice(0, write(out));
}

describe('a field of spaces', () => {
  it('numbers its spaces along the rows from the south-western corner', () => {
    // 2GM-FIELD-02: row 6 is the northern edge.
    const picture = [
      [40, 41, 42, 43, 44, 45, 46, 47],
      [32, 33, 34, 35, 36, 37, 38, 39],
      [24, 25, 26, 27, 28, 29, 30, 31],
      [16, 17, 18, 19, 20, 21, 22, 23],
      [8, 9, 10, 11, 12, 13, 14, 15],
      [0, 1, 2, 3, 4, 5, 6, 7],
    ];
    expect(standard.size).toBe(48);
    picture.forEach((line, fromTop) => {
      line.forEach((space, column) => {
        expect(spaceAt(standard, column, 5 - fromTop)).toBe(space);
        expect(standard.columnOf[space]).toBe(column);
        expect(standard.rowOf[space]).toBe(5 - fromTop);
      });
    });
  });

  it('has nothing beyond its edges', () => {
    expect([
      spaceAt(standard, -1, 0),
      spaceAt(standard, 8, 0),
      spaceAt(standard, 0, -1),
      spaceAt(standard, 0, 6),
    ]).toEqual([NOWHERE, NOWHERE, NOWHERE, NOWHERE]);
  });

  it('knows orthogonal neighbours in the order north, east, south, west', () => {
    // . 7 .
    // 3 4 5
    // . 1 .
    const field = makeField(3, 3);
    expect(listed((out) => neighboursOf(field, 4, out))).toEqual([7, 5, 1, 3]);
    expect(listed((out) => neighboursOf(field, 0, out))).toEqual([3, 1]);
    expect(neighbour(field, 8, NORTH)).toBe(NOWHERE);
    expect(neighbour(field, 8, EAST)).toBe(NOWHERE);
    expect(neighbour(field, 8, SOUTH)).toBe(5);
    expect(neighbour(field, 8, WEST)).toBe(7);
  });

  it('adds the diagonals after them: north-east, south-east, south-west, north-west', () => {
    // 6 7 8
    // 3 4 5
    // 0 1 2
    const { diagonal } = makeField(3, 3);
    expect(listed((out) => neighboursOf(diagonal, 4, out))).toEqual([7, 5, 1, 3, 8, 2, 0, 6]);
    expect(listed((out) => neighboursOf(diagonal, 2, out))).toEqual([5, 1, 4]);
  });

  it('has mutual neighbours in opposite directions', () => {
    const opposite = [2, 3, 0, 1, 6, 7, 4, 5];
    fc.assert(
      fc.property(withSpaces(1), fc.integer({ min: 0, max: 7 }), ([{ diagonal }, [space = 0]], direction) => {
        const next = neighbour(diagonal, space, direction);
        fc.pre(next !== NOWHERE);
        expect(neighbour(diagonal, next, opposite[direction] ?? 0)).toBe(space);
      }),
    );
  });

  it('refuses sizes it cannot write down', () => {
    expect(() => makeField(27, 6)).toThrow('expected a field of 1–26 × 1–99 spaces, found 27 × 6');
    expect(() => makeField(8, 0)).toThrow(RangeError);
    expect(() => makeField(8, 100)).toThrow(RangeError);
    expect(() => makeField(2.5, 6)).toThrow(RangeError);
  });
});

describe('distance on a field', () => {
  it('counts orthogonal steps (2GM-RULING-12)', () => {
    // Seen from d3, the space marked 0.
    const picture = [
      [6, 5, 4, 3, 4, 5, 6, 7],
      [5, 4, 3, 2, 3, 4, 5, 6],
      [4, 3, 2, 1, 2, 3, 4, 5],
      [3, 2, 1, 0, 1, 2, 3, 4],
      [4, 3, 2, 1, 2, 3, 4, 5],
      [5, 4, 3, 2, 3, 4, 5, 6],
    ];
    const d3 = spaceAt(standard, 3, 2);
    picture.forEach((line, fromTop) => {
      const found = line.map((_, column) => fieldDistance(standard, d3, spaceAt(standard, column, 5 - fromTop)));
      expect(found).toEqual(line);
    });
  });

  it('is the length of the shortest walk', () => {
    fc.assert(
      fc.property(withSpaces(1), ([field, [from = 0]]) => {
        const steps = flood(field, from);
        expect(steps.map((_, space) => fieldDistance(field, from, space))).toEqual(steps);
      }),
    );
  });

  it('is symmetric and never longer than a detour', () => {
    fc.assert(
      fc.property(withSpaces(3), ([field, [a = 0, b = 0, c = 0]]) => {
        expect(fieldDistance(field, a, b)).toBe(fieldDistance(field, b, a));
        expect(fieldDistance(field, a, c)).toBeLessThanOrEqual(fieldDistance(field, a, b) + fieldDistance(field, b, c));
        expect(fieldDistance(field, a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe('sides of a field', () => {
  it('each count rows from their own edge (2GM-FIELD-03)', () => {
    const c2 = spaceAt(standard, 2, 1);
    expect(ownRow(standard, 'south', c2)).toBe(2);
    expect(ownRow(standard, 'north', c2)).toBe(5);
    for (let space = 0; space < standard.size; space++) {
      expect(ownRow(standard, 'south', space) + ownRow(standard, 'north', space)).toBe(7);
    }
  });

  it('list their own rows from west to east', () => {
    expect(listed((out) => spacesOfOwnRow(standard, 'south', 1, out))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(listed((out) => spacesOfOwnRow(standard, 'north', 1, out))).toEqual([40, 41, 42, 43, 44, 45, 46, 47]);
    expect(listed((out) => spacesOfOwnRow(standard, 'north', 5, out))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    expect(listed((out) => spacesOfOwnRow(standard, 'north', 7, out))).toEqual([]);
    expect(listed((out) => spacesOfOwnRow(standard, 'south', 0, out))).toEqual([]);
    // 2GM-TEAM-19: two copies share one long Deployment Line.
    expect(listed((out) => spacesOfOwnRow(makeField(16, 6), 'south', 1, out))).toHaveLength(16);
  });

  it('advance towards each other', () => {
    expect(forward('south')).toBe(NORTH);
    expect(forward('north')).toBe(SOUTH);
  });
});

describe('a straight line', () => {
  const c5 = spaceAt(standard, 2, 4);
  it('runs in sequence from its first space (2GM-AIR-25)', () => {
    expect(listed((out) => straightLine(standard, c5, SOUTH, 3, out))).toEqual([34, 26, 18]);
    expect(listed((out) => straightLine(standard, c5, EAST, 3, out))).toEqual([34, 35, 36]);
    expect(listed((out) => straightLine(standard, c5, SOUTH_WEST, 2, out))).toEqual([34, 25]);
  });

  it('ends at the edge', () => {
    expect(listed((out) => straightLine(standard, c5, NORTH, 3, out))).toEqual([34, 42]);
    expect(listed((out) => straightLine(standard, c5, NORTH_EAST, 3, out))).toEqual([34, 43]);
    expect(listed((out) => straightLine(standard, c5, WEST, 0, out))).toEqual([]);
  });
});
