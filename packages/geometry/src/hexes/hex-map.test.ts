import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOWHERE, neighbour, neighboursOf } from '../grid';
import { hexAt, hexDistance, makeHexMap, N, NE, NW, S, SE, SW } from './hex-map';
import { printHex } from './hex-text';

const anyMap = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 10 }))
  .map(([c, r]) => makeHexMap(c, r));

const withHexes = anyMap.chain((map) =>
  fc.tuple(fc.constant(map), fc.array(fc.integer({ min: 0, max: map.size - 1 }), { minLength: 3, maxLength: 3 })),
);

describe('a hex map', () => {
  const map = makeHexMap(6, 5);
  const around = (column: number, row: number) =>
    [N, NE, SE, S, SW, NW].map((direction) => {
      const hex = neighbour(map, hexAt(map, column, row), direction);
      return hex === NOWHERE ? '-' : printHex(map, hex);
    });

  it('numbers its hexes along the rows from the top left', () => {
    expect(hexAt(map, 0, 0)).toBe(0);
    expect(hexAt(map, 5, 0)).toBe(5);
    expect(hexAt(map, 2, 3)).toBe(20);
    expect([map.columnOf[20], map.rowOf[20]]).toEqual([2, 3]);
    expect([hexAt(map, -1, 0), hexAt(map, 6, 0), hexAt(map, 0, -1), hexAt(map, 0, 5)]).toEqual([-1, -1, -1, -1]);
  });

  it('has these neighbours around a hex of an even column', () => {
    //        2,1
    //   1,1       3,1
    //        2,2
    //   1,2       3,2
    //        2,3
    expect(around(2, 2)).toEqual(['2,1', '3,1', '3,2', '2,3', '1,2', '1,1']);
  });

  it('has these neighbours around a hex of an odd column', () => {
    //        3,1
    //   2,2       4,2
    //        3,2
    //   2,3       4,3
    //        3,3
    expect(around(3, 2)).toEqual(['3,1', '4,2', '4,3', '3,3', '2,3', '2,2']);
  });

  it('ends at its edges', () => {
    expect(around(0, 0)).toEqual(['-', '-', '1,0', '0,1', '-', '-']);
    expect(around(1, 0)).toEqual(['-', '2,0', '2,1', '1,1', '0,1', '0,0']);
    expect(around(5, 4)).toEqual(['5,3', '-', '-', '-', '-', '4,4']);
    expect(around(4, 4)).toEqual(['4,3', '5,3', '5,4', '-', '3,4', '3,3']);
  });

  it('does not have the hexes outside', () => {
    const holed = makeHexMap(3, 3, (column, row) => !(column === 1 && row === 1) && row < 2);
    expect(hexAt(holed, 1, 1)).toBe(NOWHERE);
    expect(hexAt(holed, 0, 2)).toBe(NOWHERE);
    const out: number[] = [];
    expect(out.slice(0, neighboursOf(holed, hexAt(holed, 0, 1), out))).toEqual([0, 1]);
    expect(neighboursOf(holed, 4, out)).toBe(0);
  });

  it('has mutual neighbours in opposite directions', () => {
    fc.assert(
      fc.property(withHexes, fc.integer({ min: 0, max: 5 }), ([random, [hex = 0]], direction) => {
        const next = neighbour(random, hex, direction);
        fc.pre(next !== NOWHERE);
        expect(neighbour(random, next, (direction + 3) % 6)).toBe(hex);
        expect(hexDistance(random, hex, next)).toBe(1);
      }),
    );
  });

  it('refuses sizes it cannot number', () => {
    expect(() => makeHexMap(200, 200)).toThrow('expected a map of 1 to 32767 hexes, found 200 × 200');
    expect(() => makeHexMap(0, 5)).toThrow(RangeError);
    expect(() => makeHexMap(5, 1.5)).toThrow(RangeError);
  });
});

describe('distance on a hex map', () => {
  it('counts hexes, as drawn around 2,2', () => {
    const map = makeHexMap(6, 5);
    const picture = ['3 2 2 2 3 3', '2 1 1 1 2 3', '2 1 0 1 2 3', '2 2 1 2 2 3', '3 3 2 3 3 4'];
    const centre = hexAt(map, 2, 2);
    picture.forEach((line, row) => {
      const found = line.split(' ').map((_, column) => hexDistance(map, centre, hexAt(map, column, row)));
      expect(found.join(' ')).toBe(line);
    });
  });

  it('is the length of the shortest walk on a map without holes', () => {
    fc.assert(
      fc.property(withHexes, ([map, [from = 0]]) => {
        const steps = new Map([[from, 0]]);
        for (const [hex, step] of steps) {
          const out: number[] = [];
          neighboursOf(map, hex, out);
          for (const next of out) if (!steps.has(next)) steps.set(next, step + 1);
        }
        expect(steps.size).toBe(map.size);
        for (const [hex, step] of steps) expect(hexDistance(map, from, hex)).toBe(step);
      }),
    );
  });

  it('is symmetric and never longer than a detour', () => {
    fc.assert(
      fc.property(withHexes, ([map, [a = 0, b = 0, c = 0]]) => {
        expect(hexDistance(map, a, b)).toBe(hexDistance(map, b, a));
        expect(hexDistance(map, a, c)).toBeLessThanOrEqual(hexDistance(map, a, b) + hexDistance(map, b, c));
        expect(hexDistance(map, a, b) === 0).toBe(a === b);
      }),
    );
  });
});
