import { describe, expect, it } from 'vitest';
import { exactOutline, gridOf, loopsAround, naturalOutline, type Place } from './outline';
import { centreOf, RADIUS, stepFrom } from './plane';

const ring: Place[] = [0, 1, 2, 3, 4, 5].map((direction) => stepFrom(4, 4, direction));

describe('the line around hexes', () => {
  it('has six corners around one hex, each a radius from its middle', () => {
    const [loop = [], ...others] = loopsAround([[4, 4]]);
    expect(others).toEqual([]);
    expect(loop).toHaveLength(6);
    const { x, y } = centreOf(4, 4);
    for (const p of loop) expect(Math.hypot(p.x - x, p.y - y)).toBeCloseTo(RADIUS);
  });

  it('leaves out the side that two hexes share', () => {
    expect(loopsAround([[4, 4], stepFrom(4, 4, 2)]).map((loop) => loop.length)).toEqual([10]);
  });

  it('goes around a hole as well', () => {
    expect(
      loopsAround(ring)
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it('keeps hexes that do not touch apart', () => {
    expect(
      loopsAround([
        [0, 0],
        [5, 5],
      ]),
    ).toHaveLength(2);
    expect(
      exactOutline([
        [0, 0],
        [5, 5],
      ]).match(/M/g),
    ).toHaveLength(2);
  });

  it('is drawn the same every time, near the hexes it surrounds', () => {
    const path = naturalOutline(ring, 6);
    expect(naturalOutline(ring, 6)).toBe(path);
    const { x, y } = centreOf(4, 4);
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let i = 0; i < numbers.length; i += 2) {
      expect(Math.hypot((numbers[i] ?? 0) - x, (numbers[i + 1] ?? 0) - y)).toBeLessThan(3 * RADIUS);
    }
  });
});

describe('the grid', () => {
  it('draws every side once', () => {
    expect(gridOf([[4, 4]]).match(/M/g)).toHaveLength(6);
    expect(gridOf([[4, 4], ...ring]).match(/M/g)).toHaveLength(30);
  });
});
