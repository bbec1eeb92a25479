import { createServer } from 'node:net';
import { binOf } from './bin.mjs';
import { findBrowser } from './browser.mjs';
import { buildApp } from './build.mjs';
import { newerNode } from './newer-node.mjs';
import { runNpm } from './npm.mjs';
import { APP_DIST, SANDTABLE } from './paths.mjs';
import { routeSizes, sizeNote } from './route-size.mjs';
import { runNode } from './run.mjs';
import { script, step, testStep, tool } from './step.mjs';
import { tallyPlaywright, tallyVitest } from './tally.mjs';

/** @type {import('./step.mjs').Step} */
const build = {
  name: 'build',
  title: 'the app builds, and its tables and cards stay small',
  run: async (options) => {
    const { code, output } = await buildApp(options);
    if (code !== 0) return { passed: 0, failed: 1, output };
    const routes = routeSizes(APP_DIST);
    const note = sizeNote(routes);
    if (routes.some((route) => route.tooMuch)) return { passed: 0, failed: 1, output: `${output}Too much: ${note}.\n` };
    return { passed: 1, failed: 0, output, note };
  },
};

/** @returns {Promise<number>} a port nobody listens on */
function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

/** @type {readonly import('./step.mjs').Step[]} */
export const steps = [
  step(
    'types',
    'strict types everywhere, rules without DOM or Node',
    tool('typescript', 'tsc', '-b', 'tsconfig.json', 'scripts/tsconfig.json', 'packages/app/tsconfig.test.json'),
    tool(
      'svelte-check',
      'svelte-check',
      '--workspace',
      'packages/app',
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
    ),
  ),
  step(
    'lint',
    'format, lint, determinism of the rules',
    tool('@biomejs/biome', 'biome', 'check', '--error-on-warnings'),
    tool('eslint', 'eslint', '.', '--max-warnings', '0'),
    tool('prettier', 'prettier', '--check', '--no-error-on-unmatched-pattern', 'packages/app/**/*.svelte'),
  ),
  step(
    'boundaries',
    'imports point one way',
    tool('dependency-cruiser', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'scripts'),
  ),
  step('dead-code', 'nothing unused, nothing unlisted', tool('knip', 'knip', '--no-progress')),
  step('content', 'cards, decks, maps and missions are valid', script(SANDTABLE, 'content', 'check')),
  testStep('unit', 'unit and rule tests', tallyVitest, (report, options) =>
    runNode(
      [binOf('vitest', 'vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      options,
    ),
  ),
  newerNode,
  step('rules', 'every rule marked done has code and a test', script(SANDTABLE, 'rules', '--check')),
  step('fuzz', 'random matches keep the contract', (options) => runNpm(['run', 'soak', '--', '--smoke'], options)),
  step('doors', 'wrong and hostile input is refused in a sentence', (options) =>
    runNpm(['run', 'fuzz', '--', '--smoke'], options),
  ),
  build,
  testStep('browser', 'the app in a real browser', tallyPlaywright, async (report, options) => {
    const browser = await findBrowser();
    if (browser === null) return { code: 1, output: 'There is no browser to test with: install Chromium or Chrome.\n' };
    const env = {
      ...options.env,
      CHROMIUM_PATH: browser,
      SANDTABLE_TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    return runNode([binOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], { ...options, env });
  }),
];
