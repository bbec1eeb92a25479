import { describe, expect, it } from 'vitest';
import { figuresOf, intervalOf } from './report.mjs';

const mutant = (status: string, line: number) => ({
  file: 'a',
  status,
  mutatorName: 'X',
  replacement: 'x',
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
});

describe('what came of mutants', () => {
  it('counts those that were tried, and a test that never ends as one that noticed', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
    const { tried, killed, survivors } = figuresOf(statuses.map(mutant));
    expect([tried, killed]).toEqual([4, 2]);
    expect(survivors.map(({ location }) => location.start.line)).toEqual([2, 3]);
  });

  it('says how far a sample can be trusted', () => {
    const [low, high] = intervalOf(85, 100);
    expect(low).toBeCloseTo(0.767, 3);
    expect(high).toBeCloseTo(0.907, 3);
    expect(intervalOf(0, 0)).toEqual([0, 1]);
  });
});
