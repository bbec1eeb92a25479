import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { codeOf, testsFor } from './tests.mjs';

/** Tries every mutant of one file, and says by which test it is noticed. */
const TRY = `
import { bundleMutants } from '../../scripts/mutants/bundle.mjs';
import { Trial } from '../../scripts/mutants/trial.mjs';
const [root, name] = process.argv.slice(2);
const made = await bundleMutants(root, [name + '/code.ts'], [name + '/code.test.ts'], root + '/' + name);
const trial = new Trial(made.bundle, 10000);
const first = await trial.prepare();
const by = {};
for (const { id, location, replacement } of made.mutants)
  by[location.start.line + 1 + ' ' + replacement] = await trial.noticed(id, "code");
process.stdout.write(JSON.stringify({ first, by }));
`;

describe('the tests that are to notice mutants', () => {
  it('prove rules, and are no long random matches', () => {
    const rules = testsFor(ROOT, '2gm', 'packages/2gm/src/attack');
    expect(rules).toContain('packages/2gm/src/rules/shoot.test.ts');
    expect(rules.filter((name) => /contract|corpus|position\.test|solo/.test(name))).toEqual([]);
    expect(testsFor(ROOT, '2gm', 'packages/2gm/src/solo').every((name) => name.includes('/solo/'))).toBe(true);
    const aces = codeOf(ROOT, 'packages/aces/src');
    expect(aces).toContain('packages/aces/src/victory.ts');
    expect(aces.filter((name) => /wishes|telling|position/.test(name))).toEqual([]);
    expect(codeOf(ROOT, 'packages/aces/src/wishes')).toContain('packages/aces/src/wishes/wishes.ts');
    expect(codeOf(ROOT, 'packages/2gm/src/victory.ts')).toEqual(['packages/2gm/src/victory.ts']);
  });
});

describe('a mutant', () => {
  // inside the house, so that what the tests import is found
  let folder: string;
  beforeEach(() => {
    mkdirSync(join(ROOT, 'build'), { recursive: true });
    folder = mkdtempSync(join(ROOT, 'build', 'mutants-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is noticed by a test that comes by and fails, also by one that would never end, and by no other', async () => {
    const name = folder.slice(ROOT.length + 1);
    const code = [
      'export function sum(numbers: number[]): number {',
      '  let all = 0;',
      '  for (let i = 0; i < numbers.length; i++) all += numbers[i] ?? 0;',
      '  return all;',
      '}',
      'export function idle(n: number): string {',
      "  return n > 2 ? 'a' : 'b';",
      '}',
      'export function unseen(n: number): boolean {',
      '  return n > 3;',
      '}',
    ];
    const test = [
      "import { describe, expect, it } from 'vitest';",
      "import { idle, sum } from './code';",
      "describe('sums', () => {",
      "  it.each([[[1, 2], 3], [[], 0]])('%j', (list, all) => expect(sum(list as number[])).toBe(all));",
      "  it('idles', () => expect(idle(1)).toEqual(expect.any(String)));",
      '});',
    ];
    writeFileSync(join(folder, 'code.ts'), code.join('\n'));
    writeFileSync(join(folder, 'code.test.ts'), test.join('\n'));
    writeFileSync(join(folder, 'try.mjs'), TRY);
    // in a process of its own: the tests bring their own expect
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'try.mjs'), ROOT, name], {
      cwd: ROOT,
    });
    const { first, by } = JSON.parse(stdout) as { first: unknown; by: Record<string, string | null> };
    expect(first).toEqual({ tests: 3, failed: [] });
    expect(by['3 i >= numbers.length']).toMatch(/^sums > %j/);
    expect(by['3 i--']).toMatch(/^sums > %j/); // it never ends
    expect(by['7 n >= 2']).toBeNull();
    expect(by['10 n >= 3']).toBeNull(); // nobody comes by
  });
});
