import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, ROOT, run } from '../harness.fixture';

/** A repository with a built app, whatever the real one has built. */
function builtProject(): string {
  const root = folder({ 'packages/app/dist/index.html': '<title>Sandtable</title>' });
  symlinkSync(join(ROOT, 'scripts'), join(root, 'scripts'));
  return root;
}

describe('sandtable serve --json', () => {
  it('serves the built app and says where', async () => {
    let page = '';
    const data = folder();
    const done = await run(['serve', '--json', '--port', '0', '--data', data], {
      root: builtProject(),
      meanwhile: async (out) => {
        const { url, port, data: file } = JSON.parse(out) as { url: string; port: number; data: string };
        expect(url).toBe(`http://127.0.0.1:${port}/`);
        expect(file).toBe(join(data, 'sandtable.db'));
        page = await (await fetch(url)).text();
      },
    });
    expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: '' });
    expect(page).toBe('<title>Sandtable</title>');
  });

  it('says what to do when nothing is built', async () => {
    expect(await run(['serve', '--json'], { root: folder() })).toEqual({
      code: 2,
      out: '',
      err: 'The app is not built yet: run npm start once.\n',
    });
  });

  it('says so when the port is taken', async () => {
    const root = builtProject();
    let second = { code: 0, out: '', err: '' };
    await run(['serve', '--json', '--port', '0', '--data', folder()], {
      root,
      meanwhile: async (out) => {
        const { port } = JSON.parse(out) as { port: number };
        second = await run(['serve', '--json', '--port', String(port), '--data', folder()], { root });
      },
    });
    expect(second.code).toBe(2);
    expect(second.err).toMatch(/^Port \d+ is taken: choose another, or leave --port out to get a free one\.\n$/);
  });
});

describe('sandtable serve', () => {
  it('hands over to the start script, and turns its refusals into ours', async () => {
    const start = 'scripts/lib/start.mjs';
    const root = folder({
      [start]:
        'export async function startServer(...args) { throw Object.assign(new Error(JSON.stringify(args)), { exitCode: 1 }); }',
    });
    expect(await run(['serve', '--port', '8080', '--no-open'], { root })).toEqual({
      code: 2,
      out: '',
      err: '[{"port":"8080"},false]\n',
    });
    expect((await run(['serve'], { root })).err).toBe('[{},true]\n');
    const open = ['serve', '--public', '--base-url', 'https://x.example', '--trust-proxy'];
    expect((await run(open, { root })).err).toBe(
      '[{"public":true,"baseUrl":"https://x.example","trustProxy":true},false]\n',
    );
  });

  it('refuses wrong settings in one sentence', async () => {
    const root = builtProject();
    expect(await run(['serve', '--json', '--port', 'x'], { root })).toEqual({
      code: 2,
      out: '',
      err: '--port must be a number from 0 to 65535, not "x".\n',
    });
    expect((await run(['serve', '--json'], { root, env: { SANDTABLE_DATABASE: 'x' } })).err).toBe(
      'SANDTABLE_DATABASE must be like postgres://user@host/name.\n',
    );
  });
});
