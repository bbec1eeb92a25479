import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

/** A worker that hosts the toy game, made from the same sources that run in Node. */
const WORKER = `
  import { hosted, serveTable } from '@sandtable/host';
  import { toyGame } from '@sandtable/testkit/toy';
  serveTable(self, [hosted(toyGame)]);
`;

/** The same match without a worker: what the browser must come to as well. */
const IN_NODE = `
  import { openTable } from '@sandtable/host';
  import { toyGame } from '@sandtable/testkit/toy';
  export function play(opening) {
    const table = openTable(toyGame, opening);
    while (table.value.advance()) {}
    return table.value.saved().replay;
  }
`;

const OPENING = {
  setup: { hp: 10, abilities: [['keen'], ['sturdy', 'sly']] },
  seed: 'browser',
  seats: [
    { by: 'opponent', name: 'rulebook' },
    { by: 'opponent', name: 'rulebook' },
  ],
};

async function bundle(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: 'packages/host', loader: 'ts' as const };
  const built = await build({ stdin, bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' });
  return built.outputFiles[0]?.text ?? '';
}

/** Opens a match in a worker of the page, lets both opponents play it out, and brings the replay home. */
async function playInWorker(page: Page, opening: unknown): Promise<unknown> {
  return page.evaluate(async (open) => {
    const worker = new Worker('./host-worker.js', { type: 'module' });
    let last = 0;
    const send = (request: object): Promise<{ ok: boolean; value?: unknown; message?: string }> => {
      const id = ++last;
      return new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message));
        worker.addEventListener('message', ({ data }) => data.id === id && resolve(data));
        worker.postMessage({ id, ...request });
      });
    };
    const opened = await send({ op: 'open', game: 'toy', opening: open });
    if (!opened.ok) throw new Error(JSON.stringify(opened));
    for (let more: unknown = true; more === true; ) more = (await send({ op: 'advance' })).value;
    const saved = (await send({ op: 'saved' })).value as { replay: unknown };
    worker.terminate();
    return saved.replay;
  }, opening);
}

test('the host plays the same match in a Web Worker and in Node', async ({ page }) => {
  const script = await bundle(WORKER);
  await page.route('**/host-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto('./');
  const inBrowser = (await playInWorker(page, OPENING)) as { answers: unknown[]; result: unknown };
  const code = Buffer.from(await bundle(IN_NODE)).toString('base64');
  const { play } = (await import(`data:text/javascript;base64,${code}`)) as { play: (opening: unknown) => unknown };
  expect(inBrowser.answers.length).toBeGreaterThan(20);
  expect(inBrowser.result).not.toBeNull();
  expect(inBrowser).toEqual(play(OPENING));
});
