import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Served } from '../serve';
import { Client, call, claim, must } from './client.fixture';
import { make, online } from './online.fixture';

/** A browser's subscription: the keys a notice is written for. */
const browser = createECDH('prime256v1');
const p256dh = browser.generateKeys().toString('base64url');
const secret = randomBytes(16);
const auth = secret.toString('base64url');

const place = online();
const got: { headers: IncomingHttpHeaders; notice: unknown }[] = [];
let answer = 201;
let endpoint: Server;
let url: string;
let served: Served;

/** What a browser does with a notice (RFC 8188 and 8291). */
function decrypt(body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const shared = browser.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const derive = (what: string, size: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`${what}\0`), size));
  const open = createDecipheriv(
    'aes-128-gcm',
    derive('Content-Encoding: aes128gcm', 16),
    derive('Content-Encoding: nonce', 12),
  );
  open.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // a byte 2 ends the text
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      got.push({ headers: request.headers, notice: decrypt(Buffer.concat(parts)) });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
  url = `http://${host}/push/1`;
  served = await place.start({ pushHosts: host });
});
afterAll(async () => {
  await served.close();
  endpoint.close();
  place.end();
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((wait) => setTimeout(wait, 10));
}

const quiet = { from: 0, to: 0 };

describe('a notice', () => {
  it('reaches who is away when the table is ready and when it is their turn, sealed for their browser', async () => {
    got.length = 0;
    const made = await make(served.url, 'toy');
    const ann = await claim(served.url, made.seats[0], 'Ann');
    must(await call(served.url, 'notify', { key: ann.key, endpoint: url, p256dh, auth, quiet }));
    const ben = await claim(served.url, made.seats[1], 'Ben');
    await until(() => got.length === 1);
    expect(got[0]?.notice).toEqual({ kind: 'ready', match: made.match, title: 'A table of toy' });
    expect(got[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(got[0]?.headers.authorization).toMatch(/^vapid t=[\w.-]+, ?k=[\w-]+$/);

    // both bid; then somebody has the turn, and sooner or later it is Ann
    const [client, hello] = await Client.enter(served.url, ben.key);
    const [other, first] = await Client.enter(served.url, ann.key);
    must(await other.ask('answer', { at: first.n, cmd: 'bid', option: first.update?.question?.options[0] }));
    other.end();
    await new Promise((wait) => setTimeout(wait, 50));
    await client.untilUpdate(1);
    must(await client.ask('answer', { at: hello.n, cmd: 'bid', option: hello.update?.question?.options[0] }));
    for (let i = 0; i < 50 && got.length === 1; i++) {
      const now = must(await client.ask<NonNullable<typeof hello.update>>('sync'));
      const end = now.question?.options.find(([verb]) => verb === 'end') ?? now.question?.options[0];
      if (end !== undefined) await client.ask('answer', { at: now.seq, cmd: `c${i}`, option: end });
      await new Promise((wait) => setTimeout(wait, 20));
    }
    expect(got[1]?.notice).toEqual({ kind: 'turn', match: made.match, title: 'A table of toy' });
    client.end();
  });

  it('warns who is away before their time is over, once', async () => {
    got.length = 0;
    let now = Date.now();
    const other = online();
    const timed = await other.start({ pushHosts: new URL(url).host }, () => now);
    const turnMs = 3_600_000;
    const made = await make(timed.url, 'toy', {
      clock: { kind: 'correspondence', turnMs, weekends: 'count', over: 'wait' },
    });
    const ann = await claim(timed.url, made.seats[0], 'Ann');
    must(await call(timed.url, 'notify', { key: ann.key, endpoint: url, p256dh, auth, quiet }));
    await claim(timed.url, made.seats[1], 'Ben');
    await until(() => got.length === 1);
    now += turnMs * 0.85;
    await until(() => got.length === 2);
    expect(got[1]?.notice).toEqual({ kind: 'time', match: made.match, title: 'A table of toy' });
    now += turnMs;
    const [watcher] = await Client.enter(timed.url, made.watch);
    await watcher.until(() => watcher.last?.clock?.seats[0]?.late === true);
    expect(got).toHaveLength(2);
    watcher.end();
    await timed.close();
    other.end();
  });

  it('is not sent in silent hours, nor to a browser that wants no more', async () => {
    got.length = 0;
    const made = await make(served.url, 'toy');
    const ann = await claim(served.url, made.seats[0], 'Ann');
    const minute = Math.floor(Date.now() / 60_000) % 1440;
    const around = { from: (minute + 1430) % 1440, to: (minute + 10) % 1440 };
    must(await call(served.url, 'notify', { key: ann.key, endpoint: url, p256dh, auth, quiet: around }));
    await claim(served.url, made.seats[1], 'Ben');
    await new Promise((wait) => setTimeout(wait, 200));
    expect(got).toEqual([]);
  });

  it('stops when the browser has gone, and when it is told to', async () => {
    got.length = 0;
    answer = 410;
    const made = await make(served.url, 'toy', { seats: [{ by: 'link' }, { by: 'link' }] });
    const ann = await claim(served.url, made.seats[0], 'Ann');
    must(await call(served.url, 'notify', { key: ann.key, endpoint: url, p256dh, auth, quiet }));
    await claim(served.url, made.seats[1], 'Ben');
    await until(() => got.length === 1);
    answer = 201;
    expect(await call(served.url, 'unnotify', { key: ann.key, endpoint: url })).toMatchObject({ ok: true });
  });

  it.each([
    'http://127.0.0.1:1/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'https://user@fcm.googleapis.com/x',
    'file:///etc/passwd',
    'nonsense',
  ])('never goes to %s', async (elsewhere) => {
    const made = await make(served.url, 'toy');
    const ann = await claim(served.url, made.seats[0], 'Ann');
    const refused = await call(served.url, 'notify', { key: ann.key, endpoint: elsewhere, p256dh, auth, quiet });
    expect(refused).toMatchObject({ ok: false });
  });

  it('is asked for with the server’s own key, which stays the same', async () => {
    const key = await (await fetch(`${served.url}api/push-key`)).json();
    expect(key).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) });
    expect(await (await fetch(`${served.url}api/push-key`)).json()).toEqual(key);
  });
});
