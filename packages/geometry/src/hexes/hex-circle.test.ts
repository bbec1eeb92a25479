import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circle, disc } from './hex-circle';
import { hexAt, hexDistance, makeHexMap } from './hex-map';
import { printHex } from './hex-text';

const map = makeHexMap(7, 7);

function texts(write: (out: number[]) => number, on = map): string[] {
  const out: number[] = [];
  return out.slice(0, write(out)).map((hex) => printHex(on, hex));
}

describe('circles of hexes', () => {
  it('begin straight above the centre and run clockwise (AA-RULING-80)', () => {
    const centre = hexAt(map, 3, 3);
    expect(texts((out) => circle(map, centre, 0, out))).toEqual(['3,3']);
    expect(texts((out) => circle(map, centre, 1, out))).toEqual(['3,2', '4,3', '4,4', '3,4', '2,4', '2,3']);
    //            3,1
    //      2,2         4,2
    //  1,2                 5,2
    //  1,3       3,3       5,3
    //  1,4                 5,4
    //      2,5         4,5
    //            3,5
    expect(texts((out) => circle(map, centre, 2, out))).toEqual([
      '3,1',
      '4,2',
      '5,2',
      '5,3',
      '5,4',
      '4,5',
      '3,5',
      '2,5',
      '1,4',
      '1,3',
      '1,2',
      '2,2',
    ]);
  });

  it('leave out hexes that do not exist, on the edge and in holes', () => {
    expect(texts((out) => circle(map, hexAt(map, 0, 0), 1, out))).toEqual(['1,0', '0,1']);
    const holed = makeHexMap(7, 7, (column, row) => !(column === 4 && row === 3));
    expect(texts((out) => disc(holed, hexAt(holed, 3, 3), 1, out), holed)).toEqual([
      '3,3',
      '3,2',
      '4,4',
      '3,4',
      '2,4',
      '2,3',
    ]);
  });

  it('make up a disc from the inside out; radius 1 is a Katyusha salvo (AA-KATYUSHA-03)', () => {
    const centre = hexAt(map, 2, 3);
    expect(texts((out) => disc(map, centre, 1, out))).toEqual(['2,3', '2,2', '3,2', '3,3', '2,4', '1,3', '1,2']);
    expect(texts((out) => disc(map, centre, 2, out))).toHaveLength(19);
  });

  it('hold each hex at their distance exactly once', () => {
    const place = fc.record({
      columns: fc.integer({ min: 1, max: 9 }),
      rows: fc.integer({ min: 1, max: 9 }),
      seed: fc.nat(),
      radius: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(place, ({ columns, rows, seed, radius }) => {
        const random = makeHexMap(columns, rows, (column, row) => (column * 7 + row * 3) % 5 !== 1);
        const inside = [...random.inside.keys()].filter((hex) => random.inside[hex] === 1);
        const centre = inside[seed % inside.length] ?? 0;
        const out: number[] = [];
        const count = circle(random, centre, radius, out);
        expect(out.slice(0, count).sort((a, b) => a - b)).toEqual(
          inside.filter((hex) => hexDistance(random, centre, hex) === radius),
        );
      }),
    );
  });
});
