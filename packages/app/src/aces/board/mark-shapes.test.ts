import { describe, expect, it } from 'vitest';
import { arrowPath, movePath } from '../../drawing/arrows';
import { costLabel, hexesPath } from './mark-shapes';

const pointsOf = (path: string): number[][] =>
  (path.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((p) => p.split(' ').map(Number));

describe('marks', () => {
  it('count costs in halves', () => {
    expect([0, 1, 2, 3, 4, 7].map(costLabel)).toEqual(['0', '½', '1', '1½', '2', '3½']);
  });

  it('draw many hexes as one path', () => {
    expect(hexesPath({ columns: 22 }, [0, 5, 40], 40).match(/z/g)).toHaveLength(3);
  });

  it('keep an arrow clear of both counters', () => {
    const { line, tip } = arrowPath({ x: 0, y: 0 }, { x: 300, y: 0 });
    const [start = [], , end = []] = pointsOf(line);
    expect(Math.hypot(start[0] ?? 0, start[1] ?? 0)).toBeCloseTo(34, 0);
    expect(Math.hypot((end[0] ?? 0) - 300, end[1] ?? 0)).toBeCloseTo(34, 0);
    expect(pointsOf(tip)[1]).toEqual(end);
    for (const barb of [0, 2]) expect(pointsOf(tip)[barb]?.[0]).toBeLessThan(end[0] ?? 0);
  });

  it('leave something of an arrow between neighbours', () => {
    const [start = [], , end = []] = pointsOf(arrowPath({ x: 0, y: 0 }, { x: 0, y: 83 }).line);
    expect((end[1] ?? 0) - (start[1] ?? 0)).toBeGreaterThan(30);
  });

  it('bend arrows that go back and forth to different sides', () => {
    const a = arrowPath({ x: 0, y: 0 }, { x: 300, y: 0 }).badge;
    const b = arrowPath({ x: 300, y: 0 }, { x: 0, y: 0 }).badge;
    expect(Math.sign(a.y)).toBe(-Math.sign(b.y));
  });

  it('draw a way from the first hex to the last, nothing for less than a step', () => {
    const { line, tip } = movePath([
      { x: 0, y: 0 },
      { x: 80, y: 0 },
      { x: 80, y: 80 },
    ]);
    expect(line.startsWith('M0 0')).toBe(true);
    expect(line.endsWith('L80 80')).toBe(true);
    expect(tip).toContain('L80 80');
    expect(movePath([{ x: 0, y: 0 }])).toEqual({ line: '', tip: '' });
  });
});
