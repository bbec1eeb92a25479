import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Thinkers } from './live/matches/thinkers';
import { type Served, serve as serveWith } from './serve';
import { type Flags, readSettings } from './settings/settings';

let outside: string;
let root: string;
let served: Served;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'sandtable-serve-'));
  root = join(outside, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(root, 'sw.js'), 'self');
  writeFileSync(join(root, '.build-stamp'), 'hidden');
  writeFileSync(join(root, 'assets', 'index-DiwrgTda.js'), 'let a;');
  writeFileSync(join(root, 'assets', 'plain.js'), 'let b;');
  writeFileSync(join(root, 'assets', 'long.js'), `${' '.repeat(4000)};`);
  writeFileSync(join(root, 'assets', 'inter-abc_-123.woff2'), 'font');
  symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'));
  served = await serve();
});

const NOBODY = { think: async () => null, close: async () => undefined };

/** A server of its own, with a store of its own. */
async function serve(flags: Flags = { port: '0' }, thinkers: Thinkers = NOBODY): Promise<Served> {
  const data = mkdtempSync(join(outside, 'data-'));
  return serveWith(readSettings({ data, log: 'silent', ...flags }, {}), root, { games: [], thinkers });
}

afterAll(async () => {
  await served.close();
  rmSync(outside, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends the path as it is; fetch would clean it up first. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request({ host: '127.0.0.1', port: served.port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    call.on('error', fail);
    call.end();
  });
}

/** For requests no polite client would send. */
function askRaw(text: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(served.port, '127.0.0.1', () => socket.end(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('end', () => done(answer));
    socket.on('error', fail);
  });
}

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/plain.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/index-DiwrgTda.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/inter-abc_-123.woff2?x=1', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s is %s, %s', async (path, type, cache) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers HEAD like GET, without the body', async () => {
    const get = await ask('/sw.js');
    const head = await ask('/sw.js', 'HEAD');
    expect([get.body, head.body, head.status, head.headers['content-length']]).toEqual(['self', '', 200, '4']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await ask('/', method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('routes of the single page', () => {
  it('answers an unknown route with the page', async () => {
    const { status, body, headers } = await ask('/rules/2GM-SHOOT-15?x=1.5');
    expect([status, body.includes('<title>page'), headers['cache-control']]).toEqual([200, true, 'no-cache']);
  });

  it('answers a folder with the page, not with its listing', async () => {
    expect((await ask('/assets')).body).toContain('<title>page');
  });

  it('answers a missing file with 404, not with the page', async () => {
    const { status, body } = await ask('/assets/gone-12345678.js');
    expect([status, body]).toEqual([404, 'Not found.\n']);
  });
});

describe('what lies outside stays outside', () => {
  it.each([
    ['/../secret.txt', 400],
    ['/assets/../../secret.txt', 400],
    ['/%2e%2e/secret.txt', 400],
    ['/..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/%00secret.txt', 400],
    ['/%zz', 400],
    ['/.build-stamp', 400],
    ['/link.txt', 404],
    ['//secret.txt', 404],
  ])('%s → %i', async (path, expected) => {
    const { status, body } = await ask(path);
    expect(status).toBe(expected);
    expect(body).not.toMatch(/secret|hidden/);
  });

  it('refuses a path that does not begin at the root', async () => {
    expect(await askRaw('GET http://elsewhere/secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
      '400',
    );
  });
});

describe('ports', () => {
  it('fails when it must be exactly this one', async () => {
    await expect(serve({ port: String(served.port) })).rejects.toThrow(
      `Port ${served.port} is taken: choose another, or leave --port out to get a free one.`,
    );
  });

  it('leaves nothing running behind a start that failed', async () => {
    const close = vi.fn(async () => undefined);
    const thinkers = { ...NOBODY, close };
    await expect(serve({ port: String(served.port) }, thinkers)).rejects.toThrow('is taken');
    expect(close).toHaveBeenCalledOnce();
  });

  it('takes the next one when nobody asked for one', async () => {
    const first = await serve({});
    const second = await serve({});
    expect(second.port).toBeGreaterThan(first.port);
    expect((await fetch(second.url)).status).toBe(200);
    await first.close();
    await second.close();
  });

  it('is gone after close, even with a connection left open', async () => {
    const third = await serve();
    const socket = connect(third.port, '127.0.0.1');
    await new Promise((done) => socket.once('connect', done));
    const ended = new Promise((done) => socket.once('close', done));
    await third.close();
    await ended;
    await expect(fetch(third.url)).rejects.toThrow();
  });

  it('says so when the machine has no such address', async () => {
    await expect(serve({ port: '0', listen: '192.0.2.7' })).rejects.toThrow('This machine has no address 192.0.2.7');
  });
});

describe('what is said with every file', () => {
  it('is a strict policy and an end to guessing', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';" +
        "object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('insists on https where people come by https', async () => {
    const strict = await serve({ port: '0', public: true, baseUrl: 'https://play.example.org' });
    const { headers } = await fetch(strict.url);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await strict.close();
  });

  it('is not sent again when nothing has changed', async () => {
    const { headers } = await ask('/sw.js');
    const again = await ask('/sw.js', 'GET', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('is compressed for who can read it', async () => {
    const plain = await ask('/assets/long.js');
    expect([plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([undefined, '4001']);
    for (const encoding of ['br', 'gzip']) {
      const packed = await ask('/assets/long.js', 'GET', { 'Accept-Encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.body.length).toBeLessThan(200);
    }
  });
});

describe('names', () => {
  it.each(['localhost', 'LOCALHOST:99', '127.0.0.1:80', '[::1]:4280'])('answers to %s', async (host) => {
    expect((await ask('/', 'GET', { Host: host })).status).toBe(200);
  });

  it.each(['evil.example', 'localhost.evil.example', '10.0.0.1'])('does not answer to %s', async (host) => {
    const { status, body } = await ask('/', 'GET', { Host: host });
    expect([status, body]).toEqual([421, 'This server does not answer to that name.\n']);
  });

  it('answers to the name of the service', async () => {
    const open = await serve({ port: '0', public: true, baseUrl: 'https://play.example.org' });
    const get = (host: string) =>
      new Promise((done) =>
        request({ host: '127.0.0.1', port: open.port, headers: { Host: host } }, (r) =>
          done(r.resume().statusCode),
        ).end(),
      );
    expect([await get('play.example.org'), await get('other.example.org')]).toEqual([200, 421]);
    expect(open.urls).toEqual(['https://play.example.org/']);
    await open.close();
  });
});

describe('how it is doing', () => {
  it('says that it is well', async () => {
    const { status, body, headers } = await ask('/healthz');
    expect([status, JSON.parse(body), headers['cache-control']]).toEqual([200, { ok: true }, 'no-store']);
  });

  it('counts what it answers', async () => {
    await ask('/');
    const { status, body } = await ask('/metrics');
    expect(status).toBe(200);
    expect(body).toMatch(/^sandtable_http_requests_total\{status="2xx"\} [1-9]/m);
    expect(body).toMatch(/^sandtable_nodejs_eventloop_lag_seconds /m);
  });

  it('tells strangers nothing about it', async () => {
    const open = await serve({ port: '0', trustProxy: true });
    const asked = await fetch(`${open.url}metrics`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect([asked.status, await asked.text()]).toEqual([404, 'Not found.\n']);
    await open.close();
  });
});

it('keeps matches in the folder it was given, and says which', async () => {
  const data = join(outside, 'new', 'folder');
  const open = await serve({ port: '0', data });
  expect(open.place).toBe(join(data, 'sandtable.db'));
  expect(existsSync(open.place)).toBe(true);
  await open.close();
});

it('does not share a file with another server, and lets it go in the end', async () => {
  const data = mkdtempSync(join(outside, 'shared-'));
  const first = await serve({ port: '0', data });
  await expect(serve({ port: '0', data })).rejects.toThrow(/^Another server uses .*sandtable\.db: end it, or choose/);
  await first.close();
  const second = await serve({ port: '0', data });
  await second.close();
});

it('says what is wrong with its store in one sentence', async () => {
  const data = mkdtempSync(join(outside, 'broken-'));
  writeFileSync(join(data, 'sandtable.db'), 'this is no database, whatever its name says');
  await expect(serve({ port: '0', data })).rejects.toThrow(/sandtable\.db cannot be used: file is not a database$/);
  await expect(serve({ port: '0', data: undefined, database: 'postgres://nobody@127.0.0.1:9/x' })).rejects.toThrow(
    /^The database cannot be used: .*ECONNREFUSED/,
  );
});
