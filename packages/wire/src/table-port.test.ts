import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Attempt, hosted, type MatchLog, memoryLog, openTable, type Port, type Update } from '@sandtable/host';
import { hostEnglish } from '@sandtable/host/words';
import { readAll, readFact } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WireClient } from './client';
import type { Push } from './messages';
import { serveTable } from './table-port';

const person = (name: string) => ({ by: 'person', name }) as const;
const opening = {
  setup: toyGame.defaultSetup('toy'),
  seed: 's1',
  seats: [person('Ada'), { by: 'opponent', name: 'rulebook' } as const],
  undo: 'free' as const,
};

function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

const begun = (seats = opening.seats as readonly object[]) => must(openTable(toyGame, { ...opening, seats })).saved();

type Listener = (event: { readonly data: unknown }) => void;

/** Two ends of a wire that copies as a real one does. */
function wire(): [Port, Port] {
  const ends: [Listener[], Listener[]] = [[], []];
  const port = (mine: 0 | 1): Port => ({
    postMessage(message) {
      const data: unknown = structuredClone(message);
      for (const listener of ends[1 - mine] ?? []) listener({ data });
    },
    addEventListener: (_type, listener) => void ends[mine].push(listener),
  });
  return [port(0), port(1)];
}

function served(logs: ReadonlyMap<string, MatchLog> = new Map()) {
  const [here, there] = wire();
  const gone: MatchLog = { ...memoryLog(null), load: async () => null };
  serveTable(there, { games: [hosted(toyGame)], log: (id) => logs.get(id) ?? gone });
  const pushed: Push[] = [];
  return { client: new WireClient(here, (push) => pushed.push(push)), pushed };
}

describe('a table behind a port', () => {
  it('is tried, practised and opened', async () => {
    const { client, pushed } = served(new Map([['m', memoryLog(begun())]]));
    const fresh = must(await client.try({ op: 'try', game: 'toy', opening }));
    expect(fresh.saved).toEqual(begun());
    must(await client.open({ op: 'practice', game: 'toy', saved: fresh.saved, screen: 's' }));
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3], cmd: '1', at: 0 }));
    must(await client.open({ op: 'open', game: 'toy', match: 'm', screen: 's' }));
    expect(must(await client.send({ op: 'sync', who: 0 })).answers).toBe(0);
    must(await client.send({ op: 'watch', who: 0 }));
    // a new table knows nothing of the commands of the old one
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3], cmd: '1', at: 0 }));
    expect(must(await client.send({ op: 'advance' }))).toBe(false);
    expect(pushed.map((p) => (p.push === 'update' ? p.update.seq : p))).toEqual([0, 1, 2]);
  });

  it('keeps the old table when a new one cannot be had', async () => {
    const { client } = served(new Map([['m', memoryLog(begun())]]));
    must(await client.open({ op: 'open', game: 'toy', match: 'm', screen: 's' }));
    const bad: [Parameters<WireClient['open']>[0], string][] = [
      [{ op: 'practice', game: 'toy', saved: '{', screen: 's' }, 'not JSON'],
      [{ op: 'open', game: 'toy', match: 'nowhere', screen: 's' }, 'There is no such match.'],
      [{ op: 'open', game: 'chess', match: 'm', screen: 's' }, 'game: Expected one of "toy".'],
    ];
    for (const [lobby, text] of bad) {
      expect(readAll(await client.open(lobby), (fact) => readFact(hostEnglish, fact))).toMatchObject({
        ok: false,
        code: 'malformed',
        message: expect.stringContaining(text),
      });
    }
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3], cmd: '1', at: 0 }));
  });

  it('says so while there is none', async () => {
    expect(await served().client.send({ op: 'advance' })).toMatchObject({ ok: false, code: 'no-table' });
  });
});

describe('a table in a worker', () => {
  let worker: Worker;
  let client: WireClient;
  const updates: Update<unknown>[] = [];

  beforeAll(async () => {
    const contents = `
      import { parentPort } from 'node:worker_threads';
      import { hosted } from '@sandtable/host';
      import { serveTable } from '@sandtable/wire/table-port';
      import { toyGame } from '@sandtable/testkit/toy';
      serveTable(parentPort, { games: [hosted(toyGame)], hooks: { now: () => 0 } });`;
    const resolveDir = fileURLToPath(new URL('.', import.meta.url));
    const bundle = await build({ stdin: { contents, resolveDir }, bundle: true, write: false, platform: 'node' });
    worker = new Worker(bundle.outputFiles[0]?.text ?? '', { eval: true });
    const port: Port = {
      postMessage: (message) => worker.postMessage(message),
      addEventListener: (_type, listener) => void worker.on('message', (data: unknown) => listener({ data })),
    };
    client = new WireClient(port, (push) => {
      if (push.push === 'update') updates.push(push.update);
    });
  });
  afterAll(() => worker.terminate());

  it('plays a whole match of two opponents, one request at a time', async () => {
    const seats = [
      { by: 'opponent', name: 'rulebook' },
      { by: 'opponent', name: 'rulebook' },
    ];
    must(await client.open({ op: 'practice', game: 'toy', saved: begun(seats), screen: 's' }));
    must(await client.send({ op: 'watch', who: 'spectator' }));
    let more: Attempt<unknown> = { ok: true, value: true };
    while (must(more) === true) more = await client.send({ op: 'advance' });
    expect(updates.map((u) => u.seq)).toEqual(updates.map((_, i) => i));
    expect(updates.at(-1)?.over).not.toBeNull();
    expect(updates.at(-1)?.used).toEqual([0, 0]);
  });

  it('survives rubbish', async () => {
    worker.postMessage('rubbish');
    const order = { cmd: 'x', at: updates.length - 1 };
    expect(await client.send({ op: 'answer', seat: 0, option: ['fly'], ...order })).toMatchObject({
      code: 'not-a-person',
    });
  });
});
