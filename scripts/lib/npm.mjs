import { existsSync } from 'node:fs';
import process from 'node:process';
import { run, runNode } from './run.mjs';

/**
 * Runs npm. Started by npm we know where it is; started by hand it has to be on the path (code 127 if it is not).
 * @param {readonly string[]} args @param {import('./run.mjs').RunOptions} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js') && existsSync(script)) return runNode([script, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
