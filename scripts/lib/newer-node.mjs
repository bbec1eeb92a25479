import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { binOf } from './bin.mjs';
import { runNpm } from './npm.mjs';
import { CACHE } from './paths.mjs';
import { run } from './run.mjs';

/** The newer Node that everything has to run on, too: an npm package, kept where git does not look. */
const VERSION = '24.21.0';
const HOME = join(CACHE, `node-${VERSION}`);
const NODE = join(HOME, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Tests that stand for all others: the kernel, whole matches of both games, saved tables, the database behind the server. */
const SAMPLE = [
  'packages/kernel/src',
  'packages/2gm/src/golden.test.ts',
  'packages/aces/src/corpus.test.ts',
  'packages/host/src/saved.test.ts',
  'packages/server/src/store',
];

/** @param {import('./run.mjs').RunOptions} options */
export async function onNewerNode(options) {
  if (!existsSync(NODE)) {
    mkdirSync(HOME, { recursive: true });
    const got = await runNpm(['install', '--no-audit', '--no-fund', '--prefix', HOME, `node@${VERSION}`], options);
    if (got.code !== 0 || !existsSync(NODE))
      return {
        code: 1,
        output: `${got.output}Node ${VERSION} could not be fetched: this step needs the npm registry.\n`,
      };
  }
  return run(NODE, [binOf('vitest', 'vitest'), 'run', ...SAMPLE], options);
}
