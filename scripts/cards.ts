import { spawn } from 'node:child_process';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { catalogue, deckCode } from '@sandtable/2gm/decks';
import { build } from 'esbuild';
import { findBrowser } from './lib/browser.mjs';
import { ROOT } from './lib/paths.mjs';
import { runMain, Stop, say } from './lib/say.mjs';
import { served } from './lib/served.mjs';

const PORT = 4394;
const MATCHES = 200;
/** What a search may take; a task of more than 50 ms is one the page stumbles over. */
const SEARCH_MS = 16;
const LONG_MS = 50;
const PATIENCE_MS = 600_000;
const REST_MS = 1000;

async function pageAt(browser: Browser, hash: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: `http://127.0.0.1:${PORT}/` });
  await page.goto(`./${hash}`);
  await page.waitForLoadState('networkidle');
  return page;
}

interface Searched {
  readonly first: number;
  readonly took: number[];
}

/** The search as it is, bundled for a page whose processor is so many times slower. */
async function searched(browser: Browser, slowed: number): Promise<Searched> {
  const made = await build({
    stdin: {
      contents: "import { searches } from './search'; globalThis.searches = searches;",
      resolveDir: 'scripts/cards',
    },
    bundle: true,
    write: false,
    external: ['*.svelte'],
  });
  const page = await pageAt(browser, '#/cards');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.evaluate(made.outputFiles[0]?.text ?? '');
  const { first, took } = (await page.evaluate('searches()')) as Searched;
  await page.close();
  return { first, took };
}

const deck = catalogue.decks.find(({ id }) => id === 'usa-pacific');
const foe = catalogue.decks.find(({ id }) => id === 'japan-pacific');

/** Matches of a ready deck in the background, watched: how many a second, and every task of the page that was long. */
async function tried(browser: Browser): Promise<{ readonly rate: number; readonly long: readonly string[] }> {
  if (deck === undefined) throw new Stop('There is no deck to try.');
  const page = await pageAt(browser, `#/decks/new?code=${deckCode(deck, catalogue)}&name=x`);
  const start = page.getByRole('button', { name: `Play ${MATCHES} matches` });
  await start.waitFor();
  await page.getByText('A legal deck.').waitFor();
  await page.waitForLoadState('networkidle');
  // whoever presses the button has it before their eyes: bringing it there is not part of the trial
  await start.focus();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => {
    const long: string[] = [];
    const began = performance.now();
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        long.push(`${Math.round(duration)} ms after ${Math.round(startTime - began)}`);
    }).observe({ type: 'longtask' });
  });
  const began = Date.now();
  await page.keyboard.press('Enter');
  await page.getByText(`${MATCHES} of ${MATCHES}`).waitFor({ timeout: PATIENCE_MS });
  const seconds = (Date.now() - began) / 1000;
  const long = await page.evaluate(() => (window as unknown as { long: string[] }).long);
  await page.close();
  return { rate: MATCHES / seconds, long };
}

/** The same battle between the same opponents by `sandtable sim`, in one process. */
async function simulated(): Promise<number> {
  if (deck === undefined || foe === undefined) throw new Stop('There is no deck to try.');
  const setup = {
    edition: 'pacific',
    seats: [
      { nation: deck.nation, deck: deckCode(deck, catalogue) },
      { nation: foe.nation, deck: foe.id, solo: { system: 'pacific' } },
    ],
    options: { points: 120 },
  };
  const words = [
    'sim',
    '--game',
    '2gm',
    '--edition',
    'pacific',
    '--seats',
    'greedy,rulebook',
    '--games',
    String(MATCHES),
    '--setup',
    '-',
  ];
  const began = Date.now();
  const sim = spawn(process.execPath, ['packages/cli/bin/sandtable.mjs', ...words], {
    cwd: ROOT,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  sim.stdin.end(JSON.stringify(setup));
  const code = await new Promise((done) => sim.once('exit', done));
  if (code !== 0) throw new Stop('sandtable sim has failed.');
  return (MATCHES / (Date.now() - began)) * 1000;
}

/** `npm run cards`: how fast the catalogue answers, and whether a page plays on while matches are tried. The last line is JSON. */
await runMain(async () => {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Stop('There is no browser to measure with.');
  const server = await served(PORT);
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const worst: number[] = [];
    for (const slowed of [1, 4]) {
      // a page has one very first search, and a busy machine may stop it just then
      const pages = [await searched(browser, slowed), await searched(browser, slowed), await searched(browser, slowed)];
      const first = Math.min(...pages.map((page) => page.first));
      const took = (pages[0]?.took ?? [])
        .map((ms, n) => Math.min(ms, ...pages.map((page) => page.took[n] ?? ms)))
        .sort((a, b) => a - b);
      const at = (share: number): string => (took[Math.ceil(took.length * share) - 1] ?? 0).toFixed(1);
      worst.push(Math.max(first, took.at(-1) ?? 0));
      say(
        `${took.length} searches, CPU ${slowed}× slowed: the very first ${first.toFixed(1)} ms, middle ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`,
      );
    }
    const { rate, long } = await tried(browser);
    await browser.close();
    say(
      `${MATCHES} matches in the background: ${rate.toFixed(1)} a second; long tasks of the page: ${long.join(', ') || 'none'}`,
    );
    const sim = await simulated();
    say(`sandtable sim, the same battle: ${sim.toFixed(1)} a second`);
    say(JSON.stringify({ worst, rate, long, sim }));
    if (worst.some((ms) => ms > SEARCH_MS)) throw new Stop(`A search took more than ${SEARCH_MS} ms.`);
    if (rate < sim / 2) throw new Stop('Matches in the background take more than twice as long as sandtable sim.');
    if (long.length > 0) throw new Stop(`The page had tasks of more than ${LONG_MS} ms.`);
  } finally {
    server.stop();
  }
});
