import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, parsed, run } from '../harness.fixture';

it('looks after the matches of a server that has none yet', async () => {
  const data = folder();
  expect(await run(['server', 'tables', '--data', data])).toEqual({ code: 0, out: '0 tables\n', err: '' });
  expect(parsed(await run(['server', 'tables', '--data', data, '--json']))).toEqual([]);
  const file = join(data, 'all.gz');
  expect(await run(['server', 'backup', file, '--data', data])).toEqual({
    code: 0,
    out: `0 rows are in ${file}.\n`,
    err: '',
  });
  expect(existsSync(file)).toBe(true);
  expect((await run(['server', 'restore', file, '--data', folder()])).out).toBe(`0 rows came from ${file}.\n`);
  expect(parsed(await run(['server', 'prune', '--days', '1', '--data', data, '--json']))).toEqual({ removed: 0 });
  expect((await run(['server', 'migrate', '--data', data])).out).toBe(`${join(data, 'sandtable.db')} is up to date.\n`);
});

it.each([
  [['export', 'none'], 'There is no match none.\n'],
  [['restore', 'nowhere.gz'], /^nowhere\.gz was not restored: ENOENT/],
  [['tables', '--database', 'mysql://x'], /Choose --data or --database/],
  [['prune', '--days', '0'], /days/],
])('refuses %j in one sentence', async (args, sentence) => {
  const { code, out, err } = await run(['server', ...args, '--data', folder()]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trimEnd()).not.toContain('\n');
});
