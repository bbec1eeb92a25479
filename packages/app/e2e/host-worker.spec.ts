import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

/** A worker that hosts the toy game, made from the same sources that run in Node. */
const WORKER = `
  import { hosted } from '@sandtable/host';
  import { toyGame } from '@sandtable/testkit/toy';
  import { serveTable } from '@sandtable/wire/table-port';
  serveTable(self, { games: [hosted(toyGame)] });
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

/** The same for Aces & Armor; opponents that hunt each other for ever are stopped. */
const ACES_IN_NODE = `
  import { openTable } from '@sandtable/host';
  import { acesGame } from '@sandtable/aces';
  export function play(opening, answers) {
    const table = openTable(acesGame, opening).value;
    for (let n = 0; n < answers && table.advance(); n++) {}
    return table.saved().replay;
  }
`;

const ACES_OPENING = {
  setup: {
    map: 'winter',
    half: '7-12',
    seats: [
      { faction: 'soviet-union', automa: true },
      { faction: 'germany-1', automa: true },
    ],
    options: { weather: true, automaRolls: true },
  },
  seed: 'browser',
  seats: [
    { by: 'opponent', name: 'automa' },
    { by: 'opponent', name: 'automa' },
  ],
};
const ENOUGH = 600;

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

interface Played {
  readonly answers: unknown[];
  readonly checkpoints: [number, string][];
  readonly result: unknown;
}

/** Opens a match in a worker of the page, lets the opponents play so many times, and brings the replay home. */
async function playInWorker(page: Page, url: string, game: string, opening: unknown, times: number): Promise<Played> {
  const play = async (p: { url: string; game: string; opening: unknown; times: number }): Promise<unknown> => {
    const worker = new Worker(p.url, { type: 'module' });
    let last = 0;
    const send = (request: object): Promise<{ ok: boolean; value?: unknown; message?: string }> => {
      const id = ++last;
      return new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(event.message));
        worker.addEventListener('message', ({ data }) => data.id === id && resolve(data));
        worker.postMessage({ id, ...request });
      });
    };
    const fresh = await send({ op: 'try', game: p.game, opening: p.opening });
    if (!fresh.ok) throw new Error(JSON.stringify(fresh));
    const { saved: begun } = fresh.value as { saved: unknown };
    const opened = await send({ op: 'practice', game: p.game, saved: begun, screen: 'test' });
    if (!opened.ok) throw new Error(JSON.stringify(opened));
    for (let n = 0; n < p.times && (await send({ op: 'advance' })).value === true; n++);
    const saved = (await send({ op: 'saved' })).value as { replay: unknown };
    worker.terminate();
    return saved.replay;
  };
  return (await page.evaluate(play, { url, game, opening, times })) as Played;
}

async function inNode<T>(code: string): Promise<T> {
  const text = Buffer.from(await bundle(code)).toString('base64');
  return (await import(`data:text/javascript;base64,${text}`)) as T;
}

test('the host plays the same match in a Web Worker and in Node', async ({ page }) => {
  const script = await bundle(WORKER);
  await page.route('**/host-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto('./');
  const inBrowser = await playInWorker(page, './host-worker.js', 'toy', OPENING, Number.POSITIVE_INFINITY);
  const { play } = await inNode<{ play: (opening: unknown) => unknown }>(IN_NODE);
  expect(inBrowser.answers.length).toBeGreaterThan(20);
  expect(inBrowser.result).not.toBeNull();
  expect(inBrowser).toEqual(play(OPENING));
});

test('the worker of the app plays the same match of Aces & Armor as Node', async ({ page }) => {
  await page.goto('./');
  const begun = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
  const url = (await begun).url();
  const inBrowser = await playInWorker(page, url, 'aces', ACES_OPENING, ENOUGH);
  const { play } = await inNode<{ play: (opening: unknown, times: number) => Played }>(ACES_IN_NODE);
  const here = play(ACES_OPENING, ENOUGH);
  expect(here.answers.length).toBeGreaterThan(100);
  expect(inBrowser.checkpoints.at(-1)).toEqual(here.checkpoints.at(-1));
  expect(inBrowser).toEqual(here);
});
