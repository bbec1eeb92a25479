import { boardOf, hexAt, neighbour } from '@sandtable/aces/map';
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  centreOf,
  centreOfHex,
  cornerOf,
  hexAtPoint,
  liesBetterTurned,
  RADIUS,
  ROW,
  sideOf,
  stepFrom,
} from './plane';

const { map } = boardOf('summer|full|plain');
const half = boardOf('summer|7-12|plain').map;

describe('hexes on the sheet', () => {
  it('stand half a hex lower in odd columns', () => {
    expect(centreOf(0, 0)).toEqual({ x: RADIUS, y: ROW / 2 });
    expect(centreOf(1, 0).y - centreOf(0, 0).y).toBeCloseTo(ROW / 2);
    expect(centreOf(2, 3).y - centreOf(0, 0).y).toBeCloseTo(3 * ROW);
    expect(centreOf(-1, 0).y).toBeCloseTo(ROW);
  });

  it('have the neighbours the engine says', () => {
    for (const hex of [0, 23, 45, 100, 201, 351]) {
      for (let direction = 0; direction < 6; direction++) {
        const [column, row] = stepFrom(hex % map.columns, Math.floor(hex / map.columns), direction);
        expect(hexAt(map, column, row)).toBe(neighbour(map, hex, direction));
      }
    }
  });

  it('share a side with the neighbour in that direction', () => {
    for (let direction = 0; direction < 6; direction++) {
      const [a, b] = sideOf(centreOf(3, 4), direction);
      const [c, d] = sideOf(centreOf(...stepFrom(3, 4, direction)), direction + 3);
      expect([a.x, a.y, b.x, b.y].map(Math.round)).toEqual([d.x, d.y, c.x, c.y].map(Math.round));
    }
  });

  it('are found again at every point inside, near the corners too', () => {
    for (let hex = 0; hex < map.size; hex += 7) {
      const centre = centreOfHex(map, hex);
      expect(hexAtPoint(map, centre)).toBe(hex);
      for (let corner = 0; corner < 6; corner++) {
        expect(hexAtPoint(map, cornerOf(centre, corner, RADIUS * 0.96))).toBe(hex);
      }
    }
  });

  it('end at the edge of the map and of the half that is played', () => {
    expect(hexAtPoint(map, { x: -60, y: 40 })).toBe(-1);
    expect(hexAtPoint(map, centreOf(22, 3))).toBe(-1);
    expect(hexAtPoint(half, centreOf(4, 4))).toBe(-1);
    expect(hexAtPoint(half, centreOf(15, 4))).toBe(4 * 22 + 15);
  });

  it('lie in a box that reaches from the first to the last', () => {
    expect(boxOf(map)).toEqual({ x: 0, y: 0, width: 21 * 72 + 96, height: expect.closeTo(16.5 * ROW) });
    expect(boxOf(half).x).toBe(11 * 72);
  });
});

describe('a map on its side', () => {
  const turned = { ...half, turned: true };

  it('has the same hexes under the pointer, near the corners too', () => {
    for (let hex = 0; hex < half.columns * half.rows; hex += 3) {
      if (half.inside[hex] !== 1) continue;
      const centre = centreOfHex(turned, hex);
      for (let corner = 0; corner < 6; corner++) {
        expect(hexAtPoint(turned, cornerOf(centre, corner, RADIUS * 0.96, true))).toBe(hex);
      }
    }
  });

  it('is as wide as it was high, with its top on the left', () => {
    const [upright, lying] = [boxOf(half), boxOf(turned)];
    expect(lying.width).toBeCloseTo(upright.height);
    expect(lying.height).toBeCloseTo(upright.width);
    expect(centreOfHex(turned, 11).x).toBeLessThan(centreOfHex(turned, 5 * half.columns + 11).x);
  });

  it('shares the sides of neighbours', () => {
    const [a, b] = sideOf(centreOf(3, 4, true), 1, true);
    const [c, d] = sideOf(centreOf(...stepFrom(3, 4, 1), true), 4, true);
    expect([a.x, a.y, b.x, b.y].map(Math.round)).toEqual([d.x, d.y, c.x, c.y].map(Math.round));
  });

  it('is chosen where it fills the window better, and does not waver', () => {
    const [desk, phone] = [
      { width: 1080, height: 700 },
      { width: 390, height: 580 },
    ];
    expect(liesBetterTurned(half, desk, false)).toBe(true);
    expect(liesBetterTurned(half, phone, false)).toBe(false);
    expect(liesBetterTurned(map, desk, false)).toBe(false);
    const square = { width: 760, height: 720 };
    expect([false, true].map((was) => liesBetterTurned(half, square, was))).toEqual([false, true]);
  });
});
