import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binOf } from './bin.mjs';
import { APP, APP_DIST, ROOT } from './paths.mjs';
import { runNode } from './run.mjs';
import { Stop, say, seconds } from './say.mjs';
import { fingerprint, isStale, markBuilt, workspaceClosure } from './stale.mjs';

function sources() {
  const packages = workspaceClosure(join(ROOT, 'packages'), 'app').map((name) => join('packages', name));
  return fingerprint(ROOT, ['package-lock.json', 'tsconfig.base.json', ...packages]);
}

/**
 * Builds the app into packages/app/dist and stamps it with the sources it was made from.
 * @param {import('./run.mjs').RunOptions} [options]
 */
export async function buildApp(options) {
  if (!existsSync(join(APP, 'index.html'))) {
    return { code: 1, output: 'packages/app/index.html is missing: there is no app to build.\n' };
  }
  const built = sources();
  const result = await runNode([binOf('vite', 'vite', APP), 'build', '--manifest'], { ...options, cwd: APP });
  if (result.code === 0) markBuilt(APP_DIST, built);
  return result;
}

export async function ensureBuilt() {
  if (!isStale(APP_DIST, sources())) return;
  say('Building the app (only after a change) …');
  const begun = Date.now();
  const { code, output } = await buildApp();
  if (code !== 0) throw new Stop(`The app did not build:\n${output.trimEnd()}`);
  say(`Built in ${seconds(Date.now() - begun)}.`);
}
