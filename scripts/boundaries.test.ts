import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const PACKAGES = ['kernel', 'geometry', '2gm', 'aces', 'host', 'testkit', 'cli', 'app'];

let root: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A house like ours in which every package exports one thing and nobody imports anybody. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sandtable-boundaries-'));
  mkdirSync(join(root, 'node_modules', '@sandtable'), { recursive: true });
  put('package.json', '{ "name": "fixture", "type": "module" }');
  for (const name of PACKAGES) {
    put(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@sandtable/${name}`, exports: { '.': './src/index.ts', './book': './book/index.ts' } }),
    );
    put(`packages/${name}/src/index.ts`, 'export const one = 1;');
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules', '@sandtable', name));
  }
  put('packages/aces/book/index.ts', "export { chapter } from './chapter';");
  put('packages/aces/book/chapter.ts', 'export const chapter = 1;');
  for (const outsider of ['zod', 'lodash', 'vitest']) {
    put(`node_modules/${outsider}/package.json`, JSON.stringify({ name: outsider, main: 'index.js' }));
    put(`node_modules/${outsider}/index.js`, 'module.exports = {};');
  }
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** The names of the broken rules after one more file was put into the house. */
async function broken(path: string, text: string): Promise<string[]> {
  put(path, text);
  const { output } = await cruise(['packages'], {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const imports = (from: string) => `import { one } from '${from}';\nexport const two = one;\n`;

describe('allowed imports', () => {
  it.each([
    ['packages/aces/src/a.ts', '@sandtable/kernel'],
    ['packages/2gm/src/a.ts', '@sandtable/geometry'],
    ['packages/2gm/src/a.ts', 'zod'],
    ['packages/2gm/src/a.test.ts', '@sandtable/testkit'],
    ['packages/kernel/src/a.test.ts', '@sandtable/testkit'],
    ['packages/testkit/src/a.ts', 'vitest'],
    ['packages/testkit/src/a.ts', 'node:fs'],
    ['packages/cli/src/a.ts', '@sandtable/testkit'],
    ['packages/app/src/a.ts', '@sandtable/host'],
    ['packages/app/src/a.ts', '@sandtable/aces/book'],
  ])('%s → %s', async (path, from) => {
    expect(await broken(path, imports(from))).toEqual([]);
  });
});

describe('forbidden imports', () => {
  it.each([
    ['packages/kernel/src/a.ts', '@sandtable/geometry', 'kernel-sources-import-only-what-they-may'],
    ['packages/kernel/src/a.ts', 'zod', 'kernel-takes-nothing-else-from-outside'],
    ['packages/kernel/src/a.ts', 'node:fs', 'kernel-runs-anywhere'],
    ['packages/geometry/src/a.ts', '@sandtable/kernel', 'geometry-sources-import-only-what-they-may'],
    ['packages/aces/src/a.ts', '@sandtable/2gm', 'aces-sources-import-only-what-they-may'],
    ['packages/aces/src/a.ts', '@sandtable/host', 'aces-sources-import-only-what-they-may'],
    ['packages/aces/src/a.ts', '@sandtable/testkit', 'aces-sources-import-only-what-they-may'],
    ['packages/2gm/src/a.ts', 'lodash', '2gm-takes-nothing-else-from-outside'],
    ['packages/2gm/src/a.test.ts', '@sandtable/host', '2gm-tests-import-only-what-they-may'],
    ['packages/host/src/a.ts', '@sandtable/aces', 'host-sources-import-only-what-they-may'],
    ['packages/host/src/a.ts', 'node:fs', 'host-runs-anywhere'],
    ['packages/testkit/src/a.ts', '@sandtable/host', 'testkit-sources-import-only-what-they-may'],
    ['packages/cli/src/a.ts', '@sandtable/app', 'cli-sources-import-only-what-they-may'],
    ['packages/app/src/a.ts', '@sandtable/cli', 'app-sources-import-only-what-they-may'],
    ['packages/app/src/a.ts', '@sandtable/testkit', 'app-sources-import-only-what-they-may'],
    ['packages/app/src/a.test.ts', '@sandtable/cli', 'app-tests-import-only-what-they-may'],
    ['packages/aces/src/a.ts', '../../kernel/src/index', 'packages-by-name'],
    ['packages/aces/src/a.ts', '../book/chapter', 'books-by-their-door'],
    ['packages/bots/src/a.ts', '@sandtable/kernel', 'known-packages-only'],
    ['packages/aces/src/a.ts', './nowhere', 'resolvable'],
  ])('%s → %s breaks %s', async (path, from, rule) => {
    expect(await broken(path, imports(from))).toEqual([rule]);
  });

  it('sees an import of types only', async () => {
    const text = "import type { one } from '@sandtable/host';\nexport type Two = typeof one;\n";
    expect(await broken('packages/kernel/src/a.ts', text)).toEqual(['kernel-sources-import-only-what-they-may']);
  });

  it('sees a cycle', async () => {
    put('packages/kernel/src/b.ts', "import { a } from './a';\nexport const b = a;\n");
    const rules = await broken('packages/kernel/src/a.ts', "import { b } from './b';\nexport const a = b;\n");
    expect(new Set(rules)).toEqual(new Set(['no-cycles']));
  });
});

describe('rooms of 2GM', () => {
  it.each(['turn/a.ts', 'set-up/a.ts', 'victory.ts'])('%s does not know the solo rules', async (file) => {
    put('packages/2gm/src/solo/b.ts', 'export const one = 1;');
    const path = file.includes('/') ? '../solo/b' : './solo/b';
    expect(await broken(`packages/2gm/src/${file}`, imports(path))).toEqual(['solo-is-a-guest']);
    put(`packages/2gm/src/${file}`, '');
    expect(await broken('packages/2gm/src/rules.ts', imports('./solo/b'))).toEqual([]);
  });
});
