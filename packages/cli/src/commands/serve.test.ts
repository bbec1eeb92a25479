import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, ROOT, run } from '../harness.fixture';

/** A repository with a built app, whatever the real one has built. */
function builtProject(): string {
  const root = folder({ 'packages/app/dist/index.html': '<title>Sandtable</title>' });
  cpSync(join(ROOT, 'scripts/lib/serve.mjs'), join(root, 'scripts/lib/serve.mjs'));
  return root;
}

describe('sandtable serve --json', () => {
  it('serves the built app and says where', async () => {
    let page = '';
    const done = await run(['serve', '--json', '--port', '0'], {
      root: builtProject(),
      meanwhile: async (out) => {
        const { url, port } = JSON.parse(out) as { url: string; port: number };
        expect(url).toBe(`http://127.0.0.1:${port}/`);
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
    await run(['serve', '--json', '--port', '0'], {
      root,
      meanwhile: async (out) => {
        const { port } = JSON.parse(out) as { port: number };
        second = await run(['serve', '--json', '--port', String(port)], { root });
      },
    });
    expect(second.code).toBe(2);
    expect(second.err).toMatch(/^Port \d+ cannot be used \(EADDRINUSE\): choose another one\.\n$/);
  });
});

describe('sandtable serve', () => {
  it('hands over to the start script, and turns its refusals into ours', async () => {
    const start = 'scripts/lib/start.mjs';
    const root = folder({
      [start]:
        "export async function start(args) { throw Object.assign(new Error('no: ' + args.join(' ')), { exitCode: 1 }); }",
    });
    expect(await run(['serve', '--port', '8080', '--no-open'], { root })).toEqual({
      code: 2,
      out: '',
      err: 'no: --port 8080 --no-open\n',
    });
    expect((await run(['serve'], { root })).err).toBe('no: \n');
  });
});
