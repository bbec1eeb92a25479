import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to the environment
 * @property {boolean} [show] pass the output straight to the terminal instead of collecting it
 * @property {(text: string) => void} [onOutput] sees collected output as it arrives
 *
 * @typedef {{ code: number, output: string }} RunResult
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** A terminal's Ctrl-C reaches the children by itself; a plain kill of this process does not. */
function endWithChildren() {
  for (const child of running) child.kill('SIGTERM');
  process.exit(143);
}

/**
 * Runs a program to its end. Never rejects: a program that cannot be started ends with code 127 and says why.
 * @param {string} file @param {readonly string[]} args @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(file, args, { cwd = ROOT, env = {}, show = false, onOutput } = {}) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    if (running.size === 0) process.on('SIGTERM', endWithChildren);
    running.add(child);
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      const text = chunk.toString();
      output += text;
      onOutput?.(text);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    /** @param {number} code */
    const end = (code) => {
      running.delete(child);
      if (running.size === 0) process.off('SIGTERM', endWithChildren);
      done({ code, output });
    };
    child.on('error', (error) => {
      output += `${file} could not be started: ${error.message}\n`;
      end(127);
    });
    child.on('close', (code) => end(code ?? 130));
  });
}

/** Runs a Node script with this very Node. @param {readonly string[]} args @param {RunOptions} [options] */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}
