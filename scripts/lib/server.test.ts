import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Client, call, claim, type Made, must } from '../../packages/server/src/live/client.fixture';
import { loadServer } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('runs on plain Node, with opponents that think in threads beside it', async () => {
  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<title>Sandtable</title>');
  const { readSettings, serveAll } = await loadServer();
  const served = await serveAll(readSettings({ port: '0', data: folder, log: 'silent' }, {}), app);
  const made = must(
    await call<Made>(served.url, 'tables', {
      game: 'aces',
      title: 'Against the Automa',
      setup: {
        map: 'summer',
        half: '1-6',
        seats: [
          { faction: 'usa', automa: false },
          { faction: 'germany-1', automa: true },
        ],
        options: {},
      },
      seats: [{ by: 'link' }, { by: 'opponent', name: 'automa' }],
    }),
  );
  const { key } = await claim(served.url, made.seats[0], 'Ann');
  const [client] = await Client.enter(served.url, key);
  const answered = () => client.pushes.some(({ update }) => update?.steps.some(({ by }) => by === 'automa'));
  for (let i = 0; !answered(); i++) {
    await client.until(() => client.last?.question != null || answered());
    const { seq, question } = client.last ?? {};
    const option = question?.options[0];
    if (option === undefined) continue;
    const done = must(await client.ask<number>('answer', { at: seq, cmd: `c${i}`, option }));
    await client.untilUpdate(done);
  }
  expect(answered()).toBe(true);
  client.end();
  await served.close();
}, 120_000);
