import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { toyGame } from '@sandtable/testkit/toy';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from './attempt';
import { hosted } from './hosted';
import { must } from './testing';
import { countGame, opponent, person } from './testing-game';
import type { Update } from './update';
import { TableClient } from './worker-client';
import { type Port, type Push, serveTable } from './worker-port';

const opening = {
  setup: toyGame.defaultSetup('toy'),
  seed: 's1',
  seats: [person('Ada'), opponent('rulebook')],
  undo: 'free' as const,
};

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

function served(): { client: TableClient; pushed: Push[]; raw: (message: unknown) => unknown } {
  const [here, there] = wire();
  serveTable(there, [hosted(toyGame), hosted(countGame)]);
  const pushed: Push[] = [];
  const client = new TableClient(here, (push) => pushed.push(push));
  const raw = (message: unknown) => {
    let answer: unknown;
    here.addEventListener('message', ({ data }) => {
      answer = data;
    });
    here.postMessage(message);
    return answer;
  };
  return { client, pushed, raw };
}

describe('a table behind a port', () => {
  it('plays a match by requests and pushes', async () => {
    const { client, pushed } = served();
    must(await client.send({ op: 'open', game: 'toy', opening }));
    must(await client.send({ op: 'watch', who: 0 }));
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3] }));
    expect(must(await client.send({ op: 'advance' }))).toBe(false);
    must(await client.send({ op: 'undo', seat: 0 }));
    must(await client.send({ op: 'redo', seat: 0 }));
    const updates = pushed.flatMap((p) => (p.push === 'update' ? p.update : []));
    expect(updates.map((u) => [u.seq, u.who, u.cause, u.answers])).toEqual([
      [0, 0, 'sync', 0],
      [1, 0, 'answer', 1],
      [2, 0, 'answer', 2],
      [3, 0, 'undo', 0],
      [4, 0, 'redo', 2],
    ]);
    expect(must(await client.send({ op: 'sync', who: 0 }))).toEqual({
      ...updates.at(-1),
      cause: 'sync',
      steps: [],
    });
    expect(must(await client.send({ op: 'viewAt', who: 0, n: 1 }))).toEqual(updates[1]?.view);
    expect(must(await client.send({ op: 'history', who: 0, since: 1 }))).toHaveLength(1);
    must(await client.send({ op: 'unwatch', who: 0 }));
    must(await client.send({ op: 'seat', seat: 1, occupant: person('Bo') }));
    expect(pushed.at(-1)?.push).toBe('saved');
    expect(await client.send({ op: 'agree', seat: 1, yes: true })).toMatchObject({ ok: false, code: 'no-request' });
  });

  it('saves, branches and restores', async () => {
    const { client, pushed } = served();
    must(await client.send({ op: 'open', game: 'toy', opening }));
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3] }));
    must(await client.send({ op: 'advance' }));
    const saved = must(await client.send({ op: 'saved' }));
    expect(pushed.at(-1)).toEqual({ push: 'saved', saved });
    const what = must(await client.send({ op: 'saved', n: 1 }));
    const now = must(await client.send({ op: 'sync', who: 1 }));

    const other = served();
    must(await other.client.send({ op: 'restore', game: 'toy', saved }));
    expect(must(await other.client.send({ op: 'sync', who: 1 }))).toEqual(now);
    must(await other.client.send({ op: 'restore', game: 'toy', saved: what }));
    expect(must(await other.client.send({ op: 'sync', who: 1 }))).toMatchObject({ answers: 1, waiting: [1] });
  });

  it('keeps the old table when a new one cannot be had, and tells nobody of the old one after', async () => {
    const { client, pushed } = served();
    must(await client.send({ op: 'open', game: 'toy', opening }));
    must(await client.send({ op: 'watch', who: 'spectator' }));
    const bad = await client.send({ op: 'restore', game: 'toy', saved: '{' });
    expect(bad).toMatchObject({ ok: false, code: 'malformed', message: expect.stringContaining('not JSON') });
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3] }));
    const seats = [person('Ada'), person('Ada'), person('Ada')];
    must(await client.send({ op: 'open', game: 'count', opening: { setup: null, seed: 'x', seats } }));
    pushed.length = 0;
    must(await client.send({ op: 'answer', seat: 0, option: ['say', 1] }));
    expect(pushed.map((p) => p.push)).toEqual(['saved']);
    expect(await client.send({ op: 'answer', seat: 1, option: ['crash'] })).toMatchObject({ code: 'rules-failed' });
    expect(pushed.at(-1)).toEqual({ push: 'problem', problem: { path: 'rules', message: 'a slip of the rules' } });
  });

  it('pushes each change once to a viewer who asks twice', async () => {
    const { client, pushed } = served();
    must(await client.send({ op: 'open', game: 'toy', opening }));
    must(await client.send({ op: 'watch', who: 0 }));
    must(await client.send({ op: 'watch', who: 0 }));
    pushed.length = 0;
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3] }));
    expect(pushed.filter((p) => p.push === 'update')).toHaveLength(1);
  });

  const bad: [message: unknown, id: number | null, text: string][] = [
    [undefined, null, 'Expected an object with fields, found nothing.'],
    ['hello', null, 'Expected an object with fields, found "hello".'],
    [{}, null, 'id: Expected a number, found nothing.'],
    [{ id: 'one', op: 'advance' }, null, 'id: Expected a number, found "one".'],
    [{ id: 4 }, 4, 'op: Expected one of'],
    [{ id: 5, op: 'constructor' }, 5, 'op: Expected one of'],
    [{ id: 6, op: 'open' }, 6, 'game: Expected one of "toy", "count".'],
    [{ id: 7, op: 'open', game: 'toy' }, 7, 'Expected an object with fields, found nothing.'],
    [{ id: 8, op: 'open', game: 'toy', opening: 1n }, 8, 'Expected an object with fields, found 1.'],
  ];
  it.each(bad)('answers bad message %# with an error message', (message, id, text) => {
    const { raw } = served();
    expect(raw(message)).toMatchObject({ id, ok: false, code: 'malformed', message: expect.stringContaining(text) });
  });

  it('says so while there is no table', async () => {
    const { client } = served();
    expect(await client.send({ op: 'advance' })).toMatchObject({ ok: false, code: 'no-table' });
  });
});

describe('a table in a worker', () => {
  let worker: Worker;
  let client: TableClient;
  const updates: Update<unknown>[] = [];

  beforeAll(async () => {
    const contents = `
      import { parentPort } from 'node:worker_threads';
      import { hosted, serveTable } from '@sandtable/host';
      import { toyGame } from '@sandtable/testkit/toy';
      serveTable(parentPort, [hosted(toyGame)], () => 0);`;
    const resolveDir = fileURLToPath(new URL('.', import.meta.url));
    const bundle = await build({ stdin: { contents, resolveDir }, bundle: true, write: false, platform: 'node' });
    worker = new Worker(bundle.outputFiles[0]?.text ?? '', { eval: true });
    const port: Port = {
      postMessage: (message) => worker.postMessage(message),
      addEventListener: (_type, listener) => void worker.on('message', (data: unknown) => listener({ data })),
    };
    client = new TableClient(port, (push) => {
      if (push.push === 'update') updates.push(push.update);
    });
  });
  afterAll(() => worker.terminate());

  it('plays a whole match of two opponents, one request at a time', async () => {
    const seats = [opponent('rulebook'), opponent('rulebook')];
    must(await client.send({ op: 'open', game: 'toy', opening: { ...opening, seats } }));
    must(await client.send({ op: 'watch', who: 'spectator' }));
    let more: Attempt<unknown> = { ok: true, value: true };
    while (must(more) === true) more = await client.send({ op: 'advance' });
    expect(updates.map((u) => u.seq)).toEqual(updates.map((_, i) => i));
    expect(updates.at(-1)?.over).not.toBeNull();
    expect(updates.at(-1)?.used).toEqual([0, 0]);
  });

  it('survives rubbish', async () => {
    worker.postMessage('rubbish');
    expect(await client.send({ op: 'answer', seat: 0, option: ['fly'] })).toMatchObject({ code: 'not-a-person' });
  });
});
