import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../settings/settings';
import type { MatchRow } from '../store/rows';
import { openSqlite } from '../store/sqlite';
import { operate } from './operate';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-ops-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 24 * 60 * 60 * 1000;

async function filled(name: string): Promise<ReturnType<typeof readSettings>> {
  const settings = readSettings({ data: join(folder, name) }, {});
  const store = await openSqlite(join(folder, name, 'sandtable.db'));
  const row = (id: string, phase: MatchRow['phase'], days: number): MatchRow => ({
    id,
    game: 'toy',
    rules: 'toy@1 x',
    phase,
    listed: 0,
    title: `Table ${id}`,
    opening: '{}',
    base: null,
    head: 0,
    created: 1,
    touched: Date.now() - days * DAY,
    due: null,
    next: null,
  });
  await store.create(row('new', 'over', 1), []);
  await store.create(row('old', 'over', 40), []);
  await store.create(row('long', 'running', 400), []);
  await store.append({ match: 'new', n: 1, at: Date.now(), bodies: ['{}'], due: null });
  await store.close();
  return settings;
}

it('lists what there is, the last touched first', async () => {
  const settings = await filled('list');
  const lines = await operate(settings, (ops) => ops.tables());
  expect(lines.map(({ match, phase, entries, title }) => [match, phase, entries, title])).toEqual([
    ['new', 'over', 1, 'Table new'],
    ['old', 'over', 0, 'Table old'],
    ['long', 'running', 0, 'Table long'],
  ]);
});

it('backs up everything and restores it into an empty place only', async () => {
  const settings = await filled('from');
  const file = join(folder, 'all.gz');
  expect(await operate(settings, (ops) => ops.backup(file))).toBe(4);
  const empty = readSettings({ data: join(folder, 'to') }, {});
  expect(await operate(empty, (ops) => ops.restore(file))).toBe(4);
  expect(await operate(empty, (ops) => ops.tables())).toEqual(await operate(settings, (ops) => ops.tables()));
  await expect(operate(empty, (ops) => ops.restore(file))).rejects.toThrow(
    /was not restored: The database is not empty/,
  );
});

it.each([
  ['nothing', null, /ENOENT/],
  ['no gzip', 'hello', /incorrect header/],
  ['another file', gzipSync('{"format":"other","version":1}\n'), /this is not a backup of Sandtable/],
  ['a file that is cut off', gzipSync('{"format":"sandtable-backup","version":1}\n'), /the file is cut off/],
  [
    'a strange row',
    gzipSync('{"format":"sandtable-backup","version":1}\n{"table":"sqlite_master","row":{}}\n'),
    /line 2 is no row/,
  ],
])('does not restore %s', async (_, content, sentence) => {
  const file = join(folder, 'broken.gz');
  rmSync(file, { force: true });
  if (content !== null) writeFileSync(file, content);
  const empty = readSettings({ data: join(folder, 'still-empty') }, {});
  await expect(operate(empty, (ops) => ops.restore(file))).rejects.toThrow(sentence);
  expect(await operate(empty, (ops) => ops.tables())).toEqual([]);
});

it('leaves nothing half written', async () => {
  const settings = await filled('half');
  const file = join(folder, 'no', 'such', 'folder.gz');
  await expect(operate(settings, (ops) => ops.backup(file))).rejects.toThrow(/cannot be written: ENOENT/);
  expect(existsSync(`${file}.part`)).toBe(false);
  const there = join(folder, 'there.gz');
  await operate(settings, (ops) => ops.backup(there));
  expect(readFileSync(there).length).toBeGreaterThan(50);
});

it('removes what is over and old, and never what is played', async () => {
  const settings = await filled('prune');
  expect(await operate(settings, (ops) => ops.prune(30))).toBe(1);
  expect((await operate(settings, (ops) => ops.tables())).map(({ match }) => match)).toEqual(['new', 'long']);
});

it('exports one match, or says that there is none', async () => {
  const settings = await filled('export');
  const archive = await operate(settings, (ops) => ops.export('new'));
  expect([archive.matches.length, archive.entries.length]).toEqual([1, 1]);
  await expect(operate(settings, (ops) => ops.export('none'))).rejects.toThrow('There is no match none.');
});
