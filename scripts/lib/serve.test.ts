import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from './serve.mjs';

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
  writeFileSync(join(root, 'assets', 'inter-abc_-123.woff2'), 'font');
  symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'));
  served = await serve(root, { port: 0 });
});

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
function ask(path: string, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request({ host: '127.0.0.1', port: served.port, path, method }, (response) => {
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
  it('takes the next one when the port is taken', async () => {
    const second = await serve(root, { port: served.port });
    expect(second.port).toBeGreaterThan(served.port);
    expect((await fetch(second.url)).status).toBe(200);
    await second.close();
  });

  it('fails when it must be exactly this one', async () => {
    await expect(serve(root, { port: served.port, exactly: true })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('is gone after close, even with a connection left open', async () => {
    const third = await serve(root, { port: 0 });
    const socket = connect(third.port, '127.0.0.1');
    await new Promise((done) => socket.once('connect', done));
    const ended = new Promise((done) => socket.once('close', done));
    await third.close();
    await ended;
    await expect(fetch(third.url)).rejects.toThrow();
  });
});
