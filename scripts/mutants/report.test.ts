import { describe, expect, it } from 'vitest';
import { figuresOf, intervalOf } from './report.mjs';

const mutant = (status: string, line: number) => ({
  status,
  mutatorName: 'X',
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
});

describe('what came of mutants', () => {
  it('counts those that were tried, and a test that never ends as one that noticed', () => {
    const mutants = [mutant('Killed', 1), mutant('Timeout', 2), mutant('Survived', 3), mutant('NoCoverage', 4)];
    const outside = [mutant('CompileError', 5), mutant('Ignored', 6)];
    const { made, tried, killed, survivors } = figuresOf({ files: { a: { mutants }, b: { mutants: outside } } });
    expect([made, tried, killed]).toEqual([6, 4, 2]);
    expect(survivors.map(({ file, location }) => `${file}:${location.start.line}`)).toEqual(['a:3', 'a:4']);
  });

  it('says how far a sample can be trusted', () => {
    const [low, high] = intervalOf(85, 100);
    expect(low).toBeCloseTo(0.767, 3);
    expect(high).toBeCloseTo(0.907, 3);
    expect(intervalOf(0, 0)).toEqual([0, 1]);
  });
});
