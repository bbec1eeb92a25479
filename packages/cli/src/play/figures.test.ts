import { describe, expect, it } from 'vitest';
import { mean, median, percentile, rounded } from './figures';
import { wilson } from './wilson';

describe('figures', () => {
  it('mean and median', () => {
    expect([mean([]), mean([1, 2, 6])]).toEqual([0, 3]);
    expect([median([]), median([5]), median([9, 1, 2]), median([4, 1, 3, 2])]).toEqual([0, 5, 2, 2.5]);
  });

  it('percentile: the smallest value that the share does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([percentile(hundred, 0.95), percentile(hundred, 1), percentile(hundred, 0)]).toEqual([95, 100, 1]);
    expect([percentile([7], 0.95), percentile([], 0.95)]).toEqual([7, 0]);
  });

  it('rounded: significant digits', () => {
    expect([rounded(1234.5), rounded(0.0012345), rounded(0), rounded(99.96, 3)]).toEqual([1230, 0.00123, 0, 100]);
  });
});

describe('the Wilson interval', () => {
  // Published values: Newcombe (1998), table of intervals by method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d in %d', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('mirrors, touches the ends exactly, and knows nothing without trials', () => {
    expect(wilson(29, 29).high).toBe(1);
    expect(wilson(28, 29).low).toBeCloseTo(1 - wilson(1, 29).high, 12);
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
