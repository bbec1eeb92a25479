import { describe, expect, it } from 'vitest';
import { tallyPlaywright, tallyVitest } from './tally.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('vitest', () => {
  it('counts single tests', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed')],
    };
    expect(tallyVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [file('failed'), file('failed', 'failed'), file('passed', 'passed')];
    expect(tallyVitest({ numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 1, failed: 2 });
  });

  it('believes the exit code when no test failed', () => {
    expect(tallyVitest({ numPassedTests: 2, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it('fails without a report', () => {
    expect(tallyVitest(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('playwright', () => {
  it('counts single tests and errors outside of tests', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['no server'] };
    expect(tallyPlaywright(report, 1)).toEqual({ passed: 6, failed: 2 });
  });

  it('believes the exit code when no test failed', () => {
    expect(tallyPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] }, 1)).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('fails without a report', () => {
    expect(tallyPlaywright(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
