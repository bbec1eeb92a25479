import { describe, expect, it } from 'vitest';
import { type CountedRoll, diceRecord, verdictOf } from './dice';

function roll(faces: readonly number[], needed: number | null, answers = 1, seat = 0): CountedRoll {
  return { seat, sides: 12, faces, needed, answers };
}

describe('diceRecord', () => {
  const rolls = [
    roll([1, 5, 12], 5, 3),
    roll([7, 7], null, 4),
    roll([6, 2, 2, 11], 6, 8),
    roll([1, 1, 1], 12, 9, 1),
    { ...roll([4], 3), sides: 10 },
  ];
  const record = diceRecord(rolls, 0, 12);

  it('counts every face of the seat and of this size of die', () => {
    expect(record.faces).toEqual([1, 2, 0, 0, 1, 1, 2, 0, 0, 0, 1, 1]);
    expect(record.dice).toBe(9);
  });

  it('sums the exact expectation over the numbers needed', () => {
    expect(record).toMatchObject({ aimed: 7, hits: 5 });
    expect(record.expected).toBeCloseTo((3 * 5) / 12 + (4 * 6) / 12, 12);
    expect(record.spread).toBeCloseTo(Math.sqrt((3 * 5 * 7) / 144 + (4 * 6 * 6) / 144), 12);
  });

  it('follows the luck from roll to roll', () => {
    expect(record.luck.map((point) => point.answers)).toEqual([3, 8]);
    expect(record.luck[0]?.luck).toBeCloseTo(2 - 1.25, 12);
    expect(record.luck[1]?.luck).toBeCloseTo(5 - 3.25, 12);
  });
});

describe('dice that hit high', () => {
  const high = (faces: readonly number[], needed: number): CountedRoll => ({
    ...roll(faces, needed),
    sides: 10,
    atLeast: true,
  });

  it('count from their number upwards', () => {
    const record = diceRecord([high([6, 5, 10], 6), high([1], 10)], 0, 10);
    expect(record).toMatchObject({ aimed: 4, hits: 2 });
    expect(record.expected).toBeCloseTo(3 * 0.5 + 0.1, 12);
  });
});

describe('verdictOf', () => {
  it.each([
    [[7, 7], 6, 'unlucky'],
    [[1, 7], 6, 'fair'],
    [[1, 1], 6, 'lucky'],
    [[1, 1, 1, 1, 1, 1], 6, 'very-lucky'],
    [[7, 7, 7, 7, 7, 7], 6, 'very-unlucky'],
    [[], 6, 'none'],
    [[3], 12, 'none'],
  ] as const)('dice %j that need %i: %s', (faces, needed, verdict) => {
    expect(verdictOf(diceRecord([roll(faces, needed)], 0, 12))).toBe(verdict);
  });
});
