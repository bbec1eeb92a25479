import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../../serve';
import { type AnyUpdate, Client, claim, type Hello, type Made, must } from '../client.fixture';
import { make, online } from '../online.fixture';

const place = online();
let served: Served;
beforeAll(async () => {
  served = await place.start();
});
afterAll(async () => {
  await served.close();
  place.end();
});

interface Duel {
  readonly made: Made;
  readonly keys: readonly [string, string];
}

async function duel(more: Record<string, unknown> = {}): Promise<Duel> {
  const made = await make(served.url, 'toy', more);
  const left = await claim(served.url, made.seats[0], 'Ann');
  const right = await claim(served.url, made.seats[1], 'Ben');
  return { made, keys: [left.key, right.key] };
}

const optionOf = (update: AnyUpdate | null, verb: string) =>
  update?.question?.options.find(([name]) => name === verb) ?? update?.question?.options[0];

let count = 0;
const cmd = () => `command-${++count}`;

/** How things stand, but for the time that has passed. */
async function standing(client: Client): Promise<unknown> {
  return { ...must(await client.ask<AnyUpdate>('sync')), used: null };
}

/** The seat that is asked, with its connection. */
async function asked({ keys }: Duel): Promise<{ client: Client; hello: Hello; other: Client; seat: number }> {
  const [left, helloLeft] = await Client.enter(served.url, keys[0]);
  const [right, helloRight] = await Client.enter(served.url, keys[1]);
  const isLeft = helloLeft.update?.question != null;
  return isLeft
    ? { client: left, hello: helloLeft, other: right, seat: 0 }
    : { client: right, hello: helloRight, other: left, seat: 1 };
}

describe('an answer', () => {
  it('is acknowledged with the number of its entry, and everybody is told', async () => {
    const { client, hello, other } = await asked(await duel());
    const done = await client.ask('answer', { at: hello.n, cmd: cmd(), option: optionOf(hello.update, 'end') });
    expect(done).toEqual({ id: 3, ok: true, value: hello.n + 1 });
    await other.untilUpdate(hello.n + 1);
    await client.untilUpdate(hello.n + 1);
    client.end();
    other.end();
  });

  it('delivered twice counts once', async () => {
    const { client, hello, other } = await asked(await duel());
    const message = { at: hello.n, cmd: cmd(), option: optionOf(hello.update, 'end') };
    const [first, second] = await Promise.all([client.ask('answer', message), client.ask('answer', message)]);
    expect(second).toMatchObject({ ok: true, value: (first as { value: unknown }).value });
    expect(must(await client.ask<AnyUpdate>('sync')).seq).toBe(hello.n + 1);
    client.end();
    other.end();
  });

  it('that comes too late, or from a moment that has not been, is refused and nothing happens', async () => {
    const { client, hello, other, seat } = await asked(await duel());
    const option = optionOf(hello.update, 'end');
    must(await client.ask('answer', { at: hello.n, cmd: cmd(), option }));
    for (const at of [hello.n, 999]) {
      const player = seat === 0 ? client : other;
      expect(await player.ask('answer', { at, cmd: cmd(), option })).toMatchObject({ ok: false, code: 'stale' });
    }
    expect(must(await client.ask<AnyUpdate>('sync')).seq).toBe(hello.n + 1);
    client.end();
    other.end();
  });

  it('of a seat that is not asked, of no option, or of a spectator is refused', async () => {
    const game = await duel();
    const { client, hello, other } = await asked(game);
    const option = optionOf(hello.update, 'end');
    expect(await client.ask('answer', { at: hello.n, cmd: cmd(), option: ['fly', 3] })).toMatchObject({
      code: 'not-an-option',
    });
    // both bid in secret first: whoever has bid is not asked any more
    const n = must(await client.ask<number>('answer', { at: hello.n, cmd: cmd(), option }));
    expect(await client.ask('answer', { at: n, cmd: cmd(), option })).toMatchObject({ ok: false, code: 'not-asked' });
    const [watcher, seen] = await Client.enter(served.url, game.made.watch);
    expect(seen).toMatchObject({ who: 'spectator', update: { question: null } });
    expect(await watcher.ask('answer', { at: n, cmd: cmd(), option })).toMatchObject({ code: 'not-allowed' });
    expect(await watcher.ask('wishes')).toMatchObject({ code: 'not-allowed' });
    expect(must(await client.ask<AnyUpdate>('sync')).seq).toBe(n);
    for (const end of [client, other, watcher]) end.end();
  });

  it('can be wished in words, and explained', async () => {
    const { client, hello, other } = await asked(await duel());
    const wishes = must(await client.ask<string[]>('wishes'));
    expect(wishes.length).toBeGreaterThan(0);
    const [text] = wishes;
    expect(await client.ask('explain', { text })).toMatchObject({ ok: true, value: { legal: true } });
    expect(await client.ask('wish', { at: hello.n, cmd: cmd(), text })).toMatchObject({
      value: { seq: hello.n + 1 },
    });
    client.end();
    other.end();
  });
});

describe('who comes back', () => {
  it('is told the steps since, and how things stand', async () => {
    const game = await duel();
    const { client, hello, other, seat } = await asked(game);
    const cursor = { seq: hello.n, answers: hello.update?.answers ?? 0 };
    other.end();
    must(await client.ask('answer', { at: hello.n, cmd: cmd(), option: optionOf(hello.update, 'end') }));
    const [again, back] = await Client.enter(served.url, game.keys[seat === 0 ? 1 : 0], cursor);
    expect(back.update).toMatchObject({ seq: hello.n + 1, answers: cursor.answers + 1, rewritten: false });
    expect(back.update?.steps).toHaveLength(1);
    const [, same] = await Client.enter(served.url, game.keys[seat === 0 ? 1 : 0], {
      seq: back.n,
      answers: cursor.answers + 1,
    });
    expect(same.update?.steps).toEqual([]);
    client.end();
    again.end();
  });

  it('begins afresh when history was rewritten', async () => {
    const game = await duel({ undo: 'free' });
    const { client, hello, other, seat } = await asked(game);
    must(await client.ask('answer', { at: hello.n, cmd: cmd(), option: optionOf(hello.update, 'end') }));
    const cursor = { seq: hello.n + 1, answers: (hello.update?.answers ?? 0) + 1 };
    other.end();
    must(await client.ask('undo', { at: hello.n + 1, cmd: cmd() }));
    const [again, back] = await Client.enter(served.url, game.keys[seat === 0 ? 1 : 0], cursor);
    expect(back.update).toMatchObject({ seq: hello.n + 2, rewritten: true, answers: hello.update?.answers });
    client.end();
    again.end();
  });

  it('finds everything that was acknowledged after the server was stopped and started', async () => {
    const own = online();
    const first = await own.start();
    const made = await make(first.url, 'toy');
    const keys = [await claim(first.url, made.seats[0], 'Ann'), await claim(first.url, made.seats[1], 'Ben')];
    let n = 0;
    let before: unknown = null;
    for (let i = 0; i < 60; i++) {
      for (const { key } of keys) {
        const [client, hello] = await Client.enter(first.url, key);
        const option = hello.update?.question?.options[0];
        if (option !== undefined) n = must(await client.ask<number>('answer', { at: hello.n, cmd: cmd(), option }));
        before = must(await client.ask<AnyUpdate>('sync')).view;
        client.end();
      }
    }
    await first.close();
    const second = await own.start();
    const [client, hello] = await Client.enter(second.url, keys[1]?.key ?? '');
    expect(hello.n).toBe(n);
    expect(hello.update?.view).toEqual(before);
    client.end();
    await second.close();
    own.end();
  });
});

describe('undo', () => {
  it('by agreement asks the others, and goes back when they agree', async () => {
    const { client, hello, other } = await asked(await duel({ undo: 'agree' }));
    must(await client.ask('answer', { at: hello.n, cmd: cmd(), option: optionOf(hello.update, 'end') }));
    await other.until(() => other.last?.question != null);
    const turn = other.last;
    const bid = must(
      await other.ask<number>('answer', { at: turn?.seq, cmd: cmd(), option: optionOf(turn ?? null, 'end') }),
    );
    const wanted = must(await client.ask<number>('undo', { at: bid, cmd: cmd(), to: hello.update?.answers }));
    await other.untilUpdate(wanted);
    expect(other.last?.request).toMatchObject({ to: hello.update?.answers });
    expect(await client.ask('agree', { at: wanted, cmd: cmd(), yes: true })).toMatchObject({
      ok: false,
      code: 'not-asked',
    });
    const agreed = must(await other.ask<number>('agree', { at: wanted, cmd: cmd(), yes: true }));
    await client.untilUpdate(agreed);
    expect(client.last?.answers).toBe(hello.update?.answers);
    client.end();
    other.end();
  });
});

describe('chat', () => {
  it('is heard at the table, and by spectators among themselves', async () => {
    const game = await duel();
    const [ann] = await Client.enter(served.url, game.keys[0]);
    const [ben] = await Client.enter(served.url, game.keys[1]);
    const [one] = await Client.enter(served.url, game.made.watch);
    const [two] = await Client.enter(served.url, game.made.watch);
    must(await ann.ask('say', { text: '  good\u0007\nluck ' }));
    must(await one.ask('say', { text: 'who wins?' }));
    await ben.until(() => ben.pushes.some(({ push }) => push === 'chat'));
    await two.until(() => two.pushes.some(({ push }) => push === 'chat'));
    const heard = (client: Client) =>
      client.pushes.flatMap(({ push, line }) => (push === 'chat' ? [[line.name, line.text]] : []));
    expect(heard(ben)).toEqual([['Ann', 'good luck']]);
    expect(heard(two)).toEqual([['spectator', 'who wins?']]);
    const [again, hello] = await Client.enter(served.url, game.keys[1]);
    expect(hello.chat).toMatchObject([{ n: 1, name: 'Ann', text: 'good luck' }]);
    for (const client of [ann, ben, one, two, again]) client.end();
  });

  it('has limits, and a table may want none', async () => {
    const game = await duel();
    const [ann] = await Client.enter(served.url, game.keys[0]);
    for (let i = 0; i < 10; i++) must(await ann.ask('say', { text: `${i}` }));
    expect(await ann.ask('say', { text: 'more' })).toMatchObject({ ok: false, code: 'too-many' });
    expect(await ann.ask('say', { text: 'x'.repeat(501) })).toMatchObject({ ok: false, code: 'malformed' });
    ann.end();
    const silent = await duel({ chat: false });
    const [ben] = await Client.enter(served.url, silent.keys[1]);
    expect(await ben.ask('say', { text: 'hello' })).toMatchObject({ ok: false, code: 'not-allowed' });
    ben.end();
  });
});

describe('strangers and floods', () => {
  it.each([
    ['another protocol', { protocol: 2, key: 'a'.repeat(22) }, 'old-protocol'],
    ['a forged key', { protocol: 1, key: 'a'.repeat(22) }, 'unknown-key'],
    ['no key', { protocol: 1 }, 'malformed'],
    ['more than was asked', { protocol: 1, key: 'a'.repeat(22), owner: true }, 'malformed'],
  ])('with %s are not let in', async (_, hello, code) => {
    const client = await Client.open(served.url);
    expect(await client.ask('hello', hello)).toMatchObject({ ok: false, code });
    expect(await client.ask('sync')).toMatchObject({ ok: false, code: 'not-allowed' });
    client.end();
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['nothing', ''],
    ['a list', '[]'],
    ['prototype keys', '{"id":1,"op":"sync","__proto__":{"x":1}}'],
    ['depth', `${'['.repeat(1500)}${']'.repeat(1500)}`],
  ])('who send %s are told so, and the table stands', async (_, text) => {
    const game = await duel();
    const [client] = await Client.enter(served.url, game.keys[0]);
    const before = await standing(client);
    // who is there may be told at any moment: the reply is what is not pushed
    const reply = new Promise((done) =>
      client.socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as object;
        if (!('push' in message)) done(message);
      }),
    );
    client.socket.send(text);
    expect(await reply).toMatchObject({ ok: false, code: 'malformed' });
    expect(await standing(client)).toEqual(before);
    client.end();
  });

  it('who send too much, too fast or no text are shown out with a reason', async () => {
    const huge = await Client.open(served.url);
    huge.socket.send('x'.repeat(20_000));
    expect((await huge.untilClosed()).code).toBe(1009);
    const fast = await Client.open(served.url);
    for (let i = 0; i < 80; i++) fast.socket.send('{}');
    expect(await fast.untilClosed()).toEqual({ code: 1008, reason: 'Too many messages.' });
    const binary = await Client.open(served.url);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await binary.untilClosed()).toEqual({ code: 1008, reason: 'Messages are text.' });
  });

  it('from pages of other origins do not get a socket', async () => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${served.url.replace('http', 'ws')}api/socket`, { origin: 'https://evil.example' });
    const refused = await new Promise((done) =>
      socket.on('unexpected-response', (_, response) => done(response.statusCode)),
    );
    expect(refused).toBe(403);
  });
});
