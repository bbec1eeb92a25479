import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { binOf } from './bin.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { runNode } from './run.mjs';

/**
 * @typedef {import('./run.mjs').RunOptions} RunOptions
 * @typedef {import('./run.mjs').RunResult} RunResult
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {Tally & { output: string, note?: string }} StepResult
 * @typedef {object} Step
 * @property {string} name what to call it on the command line
 * @property {string} title what it proves
 * @property {(options: RunOptions) => Promise<StepResult>} run
 */

/** @typedef {(options: RunOptions) => Promise<RunResult>} Command */

/** A command of an installed package. @param {string} packageName @param {string} name @param {...string} args @returns {Command} */
export function tool(packageName, name, ...args) {
  return (options) => runNode([binOf(packageName, name), ...args], options);
}

/** A script of this repository. @param {string} path @param {...string} args @returns {Command} */
export function script(path, ...args) {
  return async (options) => {
    if (!existsSync(path)) return { code: 1, output: `${relative(ROOT, path)} is missing.\n` };
    return runNode([path, ...args], options);
  };
}

/**
 * A step of one or more commands that counts as one test. All of them run, so that one failure does not hide another.
 * @param {string} name @param {string} title @param {...Command} commands @returns {Step}
 */
export function step(name, title, ...commands) {
  return {
    name,
    title,
    run: async (options) => {
      let output = '';
      let failed = false;
      for (const command of commands) {
        const result = await command(options);
        output += result.output;
        failed ||= result.code !== 0;
      }
      return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, output };
    },
  };
}

/**
 * A step of a test runner, whose single tests are counted from its JSON report.
 * @template Report
 * @param {string} name @param {string} title
 * @param {(report: Report | null, exitCode: number) => Tally} tally
 * @param {(reportPath: string, options: RunOptions) => Promise<RunResult>} command
 * @returns {Step}
 */
export function testStep(name, title, tally, command) {
  return {
    name,
    title,
    run: async (options) => {
      const reportPath = join(CACHE, `${name}-report.json`);
      mkdirSync(CACHE, { recursive: true });
      rmSync(reportPath, { force: true });
      const { code, output } = await command(reportPath, options);
      const counted = tally(readReport(reportPath), code);
      return { ...counted, output, note: `${counted.passed} passed, ${counted.failed} failed` };
    },
  };
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Environment of a step: the tools must not think they talk to a terminal. */
export const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined, CI: process.env.CI ?? '1' };
