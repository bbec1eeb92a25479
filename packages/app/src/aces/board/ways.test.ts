import { describe, expect, it } from 'vitest';
import type { Place } from './outline';
import { bridgeOn, strokesOf, waysThrough } from './ways';

const exitsOf = (nodes: readonly Place[], ends: readonly Place[] = []): number[][] =>
  waysThrough(nodes, ends).map((way) => [...way.exits].sort((a, b) => a - b));

describe('roads and rivers', () => {
  it('join neighbours', () => {
    expect(
      exitsOf([
        [2, 1],
        [2, 2],
        [2, 3],
      ]),
    ).toEqual([[3], [0, 3], [0]]);
  });

  it('do not join what does not touch', () => {
    expect(
      exitsOf([
        [2, 1],
        [2, 3],
      ]),
    ).toEqual([[], []]);
  });

  it('draw two sides of a triangle and keep the straight way', () => {
    // a road straight down, and a hex beside it that touches two of its hexes
    const column: Place[] = [
      [2, 3],
      [2, 4],
      [2, 5],
      [2, 6],
    ];
    const exits = exitsOf([...column, [3, 4]]);
    expect(exits.slice(0, 4).every((e, i) => (i === 0 || e.includes(0)) && (i === 3 || e.includes(3)))).toBe(true);
    expect(exits[4]).toHaveLength(1);
  });

  it('run into the water or the factory at a dead end only, by the straightest way', () => {
    const sea: Place[] = [
      [2, 0],
      [1, 0],
      [3, 0],
    ];
    expect(
      exitsOf(
        [
          [2, 1],
          [2, 2],
        ],
        sea,
      ),
    ).toEqual([[0, 3], [0]]);
    expect(
      exitsOf(
        [
          [2, 1],
          [2, 2],
          [2, 3],
        ],
        [[3, 2]],
      )[1],
    ).toEqual([0, 3]);
  });

  it('meet at the side of the hex they share', () => {
    const [upper, lower] = waysThrough([
      [2, 1],
      [2, 2],
      [2, 3],
    ]).slice(0, 2);
    const first = upper && strokesOf(upper).match(/^M([\d. ]+)L/)?.[1];
    expect(first).toBeDefined();
    expect(lower && strokesOf(lower)).toContain(first);
  });

  it('carry a bridge along the road', () => {
    const [, upright] = waysThrough([
      [2, 1],
      [2, 2],
      [2, 3],
    ]);
    const [, level] = waysThrough([
      [1, 2],
      [2, 2],
      [3, 1],
    ]);
    expect(Math.abs(upright === undefined ? 0 : bridgeOn(upright).turn)).toBeGreaterThan(70);
    expect(Math.abs(level === undefined ? 90 : bridgeOn(level).turn)).toBeLessThan(45);
  });
});
