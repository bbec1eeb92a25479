/**
 * @typedef {{ passed: number, failed: number }} Tally
 *
 * The parts of the JSON reports that are counted.
 * @typedef {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * A program that says it failed has failed, even if no single test did (a crash, an error between tests, no report).
 * @param {Tally} tally @param {number} exitCode @returns {Tally}
 */
function believeExitCode(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/**
 * @param {VitestReport | null} report @param {number} exitCode
 * @returns {Tally}
 */
export function tallyVitest(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1 };
  // A file that cannot be loaded has no tests to fail; the file itself counts.
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return believeExitCode({ passed: report.numPassedTests, failed: report.numFailedTests + unloadable }, exitCode);
}

/**
 * @param {PlaywrightReport | null} report @param {number} exitCode
 * @returns {Tally}
 */
export function tallyPlaywright(report, exitCode) {
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return believeExitCode({ passed: expected + flaky, failed: unexpected + report.errors.length }, exitCode);
}
