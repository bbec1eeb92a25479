import { Authority, hosted, memoryLog, openTable, type Port, type Update } from '@sandtable/host';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { WireClient } from './client';
import { Door, type Principal } from './door';
import type { Push, Request } from './messages';
import { MAX_REQUEST_BYTES, readRequest } from './shapes';

const seats = [
  { by: 'person', name: 'Ada', id: 'a' },
  { by: 'person', name: 'Ada', id: 'b' },
] as const;
const ADA: Principal = { id: 'a', seats: [0], owner: false };
const SCREEN: Principal = { id: 'screen', seats: [0, 1], owner: true };
const WATCHER: Principal = { id: 'w', seats: [], owner: false };

function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

async function opened(undo: 'free' | 'agree' = 'free', advice?: string) {
  const setup = toyGame.defaultSetup('toy');
  const table = must(openTable(toyGame, { setup, seed: 's1', seats: [...seats], undo, ...(advice && { advice }) }));
  return must(await Authority.open(hosted(toyGame), memoryLog(table.saved())));
}

/** A client at the other end of a line that copies as a real one does. */
function line(authority: Authority, principal: Principal) {
  const pushed: Push[] = [];
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const send = (message: unknown) => {
    for (const listener of listeners) listener({ data: structuredClone(message) });
  };
  const door = new Door(authority, principal, send);
  const port: Port = {
    postMessage: (message) => void door.reply(structuredClone(message)).then(send),
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  const client = new WireClient(port, (push) => pushed.push(push));
  const updates = (): Update<unknown>[] => pushed.flatMap((p) => (p.push === 'update' ? p.update : []));
  return { door, client, updates };
}

let made = 0;
const order = (at: number) => ({ cmd: `c${++made}`, at });

/** One of every request. */
const EVERY: { readonly [O in Request['op']]: Request<O> } = {
  watch: { op: 'watch', who: 1 },
  unwatch: { op: 'unwatch', who: 1 },
  sync: { op: 'sync', who: 1 },
  history: { op: 'history', who: 1 },
  viewAt: { op: 'viewAt', who: 1, n: 0 },
  thoughtAt: { op: 'thoughtAt', who: 1, n: 0 },
  answer: { op: 'answer', seat: 1, option: ['bid', 1], cmd: 'x', at: 0 },
  undo: { op: 'undo', seat: 1, cmd: 'x', at: 0 },
  redo: { op: 'redo', seat: 1, cmd: 'x', at: 0 },
  agree: { op: 'agree', seat: 1, yes: true, cmd: 'x', at: 0 },
  giveUp: { op: 'giveUp', seat: 1, cmd: 'x', at: 0 },
  late: { op: 'late', seat: 1, of: 0, do: 'wait', cmd: 'x', at: 0 },
  wish: { op: 'wish', seat: 1, text: 'bid 1', cmd: 'x', at: 0 },
  goOn: { op: 'goOn', seat: 1, text: 'bid 1', cmd: 'x', at: 0 },
  advice: { op: 'advice', seat: 1, cmd: 'x', at: 0 },
  explain: { op: 'explain', seat: 1, text: 'bid 1' },
  odds: { op: 'odds', seat: 1, text: 'bid 1' },
  oddsOf: { op: 'oddsOf', seat: 1, options: [['bid', 1]] },
  wishes: { op: 'wishes', seat: 1 },
  seat: { op: 'seat', seat: 1, occupant: { by: 'nobody' }, cmd: 'x', at: 0 },
  advance: { op: 'advance' },
  hold: { op: 'hold', yes: true },
  saved: { op: 'saved' },
};
const all = Object.values(EVERY) as Request[];

describe('a line', () => {
  it('plays by requests and pushes', async () => {
    const { client, updates } = line(await opened(), SCREEN);
    must(await client.send({ op: 'watch', who: 0 }));
    expect(must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3], ...order(0) }))).toBe(1);
    expect(must(await client.send({ op: 'wish', seat: 1, text: 'bid 0', ...order(0) }))).toEqual({
      seq: 2,
      open: true,
    });
    must(await client.send({ op: 'undo', seat: 0, to: 1, ...order(2) }));
    must(await client.send({ op: 'redo', seat: 1, ...order(3) }));
    expect(updates().map((u) => [u.seq, u.who, u.cause, u.answers])).toEqual([
      [0, 0, 'sync', 0],
      [1, 0, 'answer', 1],
      [2, 0, 'answer', 2],
      [3, 0, 'undo', 1],
      [4, 0, 'redo', 2],
    ]);
    expect(must(await client.send({ op: 'history', who: 0, since: 1 }))).toHaveLength(1);
    expect(must(await client.send({ op: 'sync', who: 0, cursor: { seq: 1, answers: 1 } })).steps).toHaveLength(1);
    must(await client.send({ op: 'unwatch', who: 0 }));
    must(await client.send({ op: 'seat', seat: 1, occupant: { by: 'nobody' }, ...order(4) }));
    expect(updates()).toHaveLength(5);
  });

  it('takes a command sent again for the same one, and a late one for none', async () => {
    const { client } = line(await opened(), SCREEN);
    const bid = { op: 'answer', seat: 0, option: ['bid', 3], ...order(0) } as const;
    expect([await client.send(bid), await client.send(bid)]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 1 },
    ]);
    const wish = { op: 'wish', seat: 1, text: 'bid 0', ...order(0) } as const;
    const once = await client.send(wish);
    expect(await client.send(wish)).toEqual(once);
    expect(await client.send({ op: 'undo', seat: 0, ...order(1) })).toMatchObject({ ok: false, code: 'stale' });
  });

  it('counts advice under a name that something else was done under', async () => {
    const authority = await opened('free', 'rulebook');
    const { client } = line(authority, SCREEN);
    const cmd = 'once';
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 0], cmd, at: 0 }));
    const counted = { op: 'advice', seat: 1, cmd, at: 0 } as const;
    const first = must(await client.send(counted));
    expect(first).toMatchObject({ seat: 1, thought: {} });
    expect(authority.last).toBe(2);
    expect(must(await client.send(counted))).toEqual(first);
    expect(authority.last).toBe(2);
  });

  it('that is closed is told nothing more', async () => {
    const authority = await opened();
    const { client, door, updates } = line(authority, SCREEN);
    must(await client.send({ op: 'watch', who: 0 }));
    door.close();
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 3], ...order(0) }));
    expect(updates()).toHaveLength(1);
  });
});

describe('rights', () => {
  it.each(all)('of somebody else allow nothing at seat 1: $op', async (request) => {
    const authority = await opened();
    for (const principal of [ADA, WATCHER]) {
      const { client } = line(authority, principal);
      expect(await client.send(request)).toMatchObject({ ok: false, code: 'not-allowed' });
    }
    expect(authority.last).toBe(0);
  });

  it('of a seat are those of that seat, and what everybody sees', async () => {
    const { client } = line(await opened(), ADA);
    must(await client.send({ op: 'sync', who: 0 }));
    must(await client.send({ op: 'sync', who: 'spectator' }));
    must(await client.send({ op: 'wishes', seat: 0 }));
    must(await client.send({ op: 'answer', seat: 0, option: ['bid', 0], ...order(0) }));
  });

  it('that end are the end of what is told', async () => {
    const authority = await opened();
    const { client, door, updates } = line(authority, ADA);
    must(await client.send({ op: 'watch', who: 0 }));
    must(await client.send({ op: 'watch', who: 'spectator' }));
    door.setPrincipal(WATCHER);
    const screen = line(authority, SCREEN);
    must(await screen.client.send({ op: 'answer', seat: 1, option: ['bid', 0], ...order(0) }));
    expect(updates().map((u) => [u.seq, u.who])).toEqual([
      [0, 0],
      [0, 'spectator'],
      [1, 'spectator'],
    ]);
  });

  it('do not come with a name: two people of one name are two', async () => {
    const authority = await opened('agree');
    const one = line(authority, ADA);
    const two = line(authority, { id: 'b', seats: [1], owner: false });
    must(await one.client.send({ op: 'answer', seat: 0, option: ['bid', 1], ...order(0) }));
    must(await two.client.send({ op: 'answer', seat: 1, option: ['bid', 0], ...order(0) }));
    must(await one.client.send({ op: 'undo', seat: 0, to: 0, ...order(2) }));
    expect(must(await two.client.send({ op: 'sync', who: 1 })).request).toEqual({ seat: 0, to: 0, waits: [1] });
  });
});

describe('whatever arrives', () => {
  const hostile: unknown[] = [
    null,
    7,
    'answer',
    [],
    {},
    { id: 1 },
    { id: '1', op: 'sync', who: 0 },
    { id: 1, op: 'open', game: 'toy' },
    { id: 1, op: 'constructor' },
    { id: 1, op: '__proto__' },
    { id: 1, op: 'sync', who: 'owner' },
    { id: 1, op: 'sync', who: 0, extra: true },
    { id: 1, op: 'answer', seat: 0, option: ['bid', 1] },
    { id: 1, op: 'answer', seat: 0, option: ['bid', 1], cmd: '', at: 0 },
    { id: 1, op: 'answer', seat: 0, option: ['bid', 1], cmd: 'advice x', at: 0 },
    { id: 1, op: 'answer', seat: 0, option: ['bid', 1], cmd: 'x'.repeat(41), at: 0 },
    { id: 1, op: 'answer', seat: 0, option: ['bid', 1], cmd: 'x', at: -1 },
    { id: 1, op: 'answer', seat: 0, option: ['x'.repeat(201)], cmd: 'x', at: 0 },
    { id: 1, op: 'answer', seat: 0, option: ['bid', ...new Array(1_000_000).fill(null)], cmd: 'x', at: 0 },
    { id: 1, op: 'answer', seat: 0, option: ['bid', ...new Array(200).fill(1)], cmd: 'x', at: 0 },
    { id: 1, op: 'wish', seat: 0, text: 'x'.repeat(201), cmd: 'x', at: 0 },
    { id: 1, op: 'seat', seat: 0, occupant: { by: 'person', name: '' }, cmd: 'x', at: 0 },
  ];

  it.each(hostile.map((message, i) => [i, message] as const))(
    '%d is refused in one short message',
    async (_i, message) => {
      const authority = await opened();
      const door = new Door(authority, SCREEN, () => undefined);
      const reply = await door.reply(message);
      expect(reply).toMatchObject({ ok: false, code: 'malformed' });
      expect(JSON.stringify(reply).length).toBeLessThan(2048);
      expect(authority.last).toBe(0);
    },
  );

  it('no request of a screen comes near the limit', () => {
    for (const request of all) {
      const text = JSON.stringify({ id: 1, ...request });
      expect(text.length).toBeLessThan(MAX_REQUEST_BYTES / 4);
      expect(readRequest(JSON.parse(text))).toMatchObject({ ok: true });
    }
  });
});
