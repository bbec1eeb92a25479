import { spawnSync } from 'node:child_process';
import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folder, ROOT } from './harness.fixture';

const BIN = join(ROOT, 'packages/cli/bin/sandtable.mjs');

function sandtable(argv: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the sandtable program', () => {
  it('runs on plain Node', () => {
    expect(sandtable(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  it('reads standard input and answers with its exit code', () => {
    const duel = 'game: toy\nturn: 1\nactive: left\nleft: { hp: 1, at: 1 }\nright: { hp: 1, at: 2 }\n';
    expect(sandtable(['position', '-', 'explain', 'end', '--json'], duel)).toEqual({
      code: 0,
      out: '{\n  "legal": true,\n  "refusals": []\n}\n',
      err: '',
    });
    expect(sandtable(['position', '-', 'explain', 'parry', '--json'], duel).code).toBe(1);
    expect(sandtable(['position', '-', 'legal'], '{"game": "toy",')).toEqual({
      code: 2,
      out: '',
      err: 'standard input:1:16: expected a closing }, found the end of the file\n',
    });
  });

  it('prints more than a pipe holds, and does not mind a reader that stops', () => {
    const { code, out } = sandtable(['rules', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toBeInstanceOf(Array);
    const early = spawnSync('sh', ['-c', `"${process.execPath}" "${BIN}" rules --json | head -n 1`], {
      encoding: 'utf8',
    });
    expect([early.stdout, early.stderr]).toEqual(['[\n', '']);
  });
});

describe('matches in several processes', () => {
  it('are the same matches, and end with the same digest', () => {
    const sim = (...more: string[]) => {
      const done = sandtable(['sim', '--game', 'toy', '--games', '9', '--seats', 'rulebook,random', '--json', ...more]);
      expect(done.err).toBe('');
      return { ...(JSON.parse(done.out) as object), gamesPerSecond: 0 };
    };
    expect(sim('--processes', '3')).toEqual(sim());
  });
});

describe('the bundle', () => {
  const entry = 'packages/cli/src/main.ts';
  const worker = 'packages/cli/src/sim-worker.ts';

  async function bundler(): Promise<(root: string) => Promise<string>> {
    const path = pathToFileURL(join(ROOT, 'packages/cli/bin/bundle.mjs')).href;
    return ((await import(path)) as { freshBundle: (root: string) => Promise<string> }).freshBundle;
  }

  async function word(bundle: string): Promise<unknown> {
    const { size, mtimeMs } = statSync(bundle);
    return ((await import(`${pathToFileURL(bundle).href}?${size}-${mtimeMs}`)) as { word: string }).word;
  }

  it('is made once, and again after a change of any source', async () => {
    const freshBundle = await bundler();
    const root = folder({
      [entry]: "export { word } from './word';",
      [worker]: '',
      'packages/cli/src/word.ts': "export const word = 'one';",
    });
    // what is written in the very moment of bundling would count as changed
    const before = new Date(Date.now() - 60_000);
    for (const source of [entry, worker, 'packages/cli/src/word.ts']) utimesSync(join(root, source), before, before);
    const bundle = await freshBundle(root);
    expect(await word(bundle)).toBe('one');

    const made = statSync(bundle).mtimeMs;
    await freshBundle(root);
    expect(statSync(bundle).mtimeMs).toBe(made);

    writeFileSync(join(root, 'packages/cli/src/word.ts'), "export const word = 'another';");
    expect(await word(await freshBundle(root))).toBe('another');

    writeFileSync(bundle, '// made from nonsense\n');
    expect(await word(await freshBundle(root))).toBe('another');
  });

  it('that cannot be made stops with the reason', async () => {
    const freshBundle = await bundler();
    await expect(freshBundle(folder({ [entry]: 'export const = 1;', [worker]: '' }))).rejects.toThrow(/main\.ts:1:13/);
  });
});
