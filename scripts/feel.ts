import { type Browser, chromium, type Page } from '@playwright/test';
import { ownTimes } from './feel/own-times.js';
import { findBrowser } from './lib/browser.mjs';
import { runMain, Stop, say } from './lib/say.mjs';
import { served } from './lib/served.mjs';

const PORT = 4393;
const CLICKS = 40;
/** What a click may take until the screen has answered it, and a frame while dice fall. */
const BUDGET_MS = 50;

const unit = (side: string, card: string, at: string): object => ({ side, card, at });
const POSITION = {
  ...{ game: '2gm', edition: 'pacific', turn: 3, phase: 'shooting', active: 'south' },
  units: [
    ...['a1', 'c1', 'e1', 'g1'].map((at) => unit('south', 'light-infantry', at)),
    ...['b3', 'd3', 'f3'].map((at) => unit('south', 'm4a2', at)),
    ...['b5', 'd5', 'f5', 'h6'].map((at) => unit('north', 'light-infantry', at)),
  ],
  south: { nation: 'usa', ap: 9, hand: [], deck: ['light-infantry'] },
  north: { nation: 'germany', ap: 5, hand: [], deck: ['light-infantry'] },
};

interface Felt {
  readonly slowed: number;
  readonly clicks: number;
  readonly inpP95: number;
  readonly inpWorst: number;
  readonly frames: number;
  readonly longestFrame: number;
  readonly framesOver50: number;
  /** What the page itself reckoned for one click until its picture was ready, and in one go while dice fell. */
  readonly ownP95: number;
  readonly ownLongest: number;
}

/** Runs in the page: keeps how long each interaction took until the next picture, and how far apart pictures are. */
function watch(): void {
  const felt = { spans: new Map<number, number>(), frames: [] as number[], watching: false };
  Object.assign(window, { felt });
  const seen = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id > 0) felt.spans.set(id, Math.max(felt.spans.get(id) ?? 0, entry.duration));
    }
  };
  new PerformanceObserver(seen).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let last = 0;
  const frame = (now: number): void => {
    if (felt.watching && last > 0) felt.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

type Window = typeof globalThis & { felt: { spans: Map<number, number>; frames: number[]; watching: boolean } };

async function open(browser: Browser, slowed: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: `http://127.0.0.1:${PORT}/` });
  // the functions below are compiled with names of their own, by a helper the page does not have
  await page.addInitScript('globalThis.__name = (what) => what');
  await page.addInitScript(watch);
  await page.goto('./#/matches');
  const buffer = Buffer.from(JSON.stringify(POSITION));
  await page.locator('input[type="file"]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer });
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return page;
}

async function placeOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const label = page.locator('.board text').filter({ hasText: new RegExp(`^${name}$`) });
  const box = await label.first().boundingBox();
  if (box === null) throw new Stop(`${name} is not on the field.`);
  return { x: box.x + 40, y: box.y + 40 };
}

async function feel(browser: Browser, slowed: number): Promise<Felt> {
  const page = await open(browser, slowed);
  await browser.startTracing(page, { categories: ['toplevel', 'cc', 'devtools.timeline', 'blink.user_timing'] });
  const places = await Promise.all(['b3', 'd3', 'f3', 'c4', 'a1'].map((name) => placeOf(page, name)));
  // units in and out of the hand, and empty ground between them
  for (let i = 0; i < CLICKS; i++) {
    const { x, y } = places[i % places.length] ?? { x: 0, y: 0 };
    await page.mouse.click(x, y);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => {
    (window as unknown as Window).felt.watching = true;
    performance.mark('dice');
  });
  for (const [from, to] of [
    ['b3', 'b5'],
    ['d3', 'd5'],
    ['f3', 'f5'],
  ] as const) {
    for (const name of [from, to]) {
      const { x, y } = await placeOf(page, name);
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
      await page.waitForTimeout(150);
    }
    await page.waitForTimeout(1500);
  }
  const { spans, frames } = await page.evaluate(() => {
    const { felt } = window as unknown as Window;
    return { spans: [...felt.spans.values()], frames: felt.frames };
  });
  const own = ownTimes(await browser.stopTracing(), 'dice');
  await page.close();
  if (spans.length === 0 || frames.length === 0) throw new Stop('The page has told nothing of its clicks and frames.');
  const sorted = spans.sort((a, b) => a - b);
  // an interaction that was quicker than the browser can tell is not told
  const untold = Math.max(0, CLICKS + 6 - sorted.length);
  const rank = Math.ceil((sorted.length + untold) * 0.95) - 1 - untold;
  return {
    slowed,
    clicks: CLICKS + 6,
    inpP95: rank < 0 ? 16 : (sorted[rank] ?? 16),
    inpWorst: sorted.at(-1) ?? 16,
    frames: frames.length,
    longestFrame: Math.round(Math.max(0, ...frames)),
    framesOver50: frames.filter((ms) => ms > BUDGET_MS + 1).length,
    ownP95: own.clickP95,
    ownLongest: own.longest,
  };
}

/** `npm run feel`: how long a click takes until the screen has answered, and how even the frames are while dice fall. The last line is JSON. */
await runMain(async () => {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Stop('There is no browser to measure with.');
  const server = await served(PORT);
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const found: Felt[] = [];
    for (const slowed of [1, 4]) {
      const felt = await feel(browser, slowed);
      found.push(felt);
      say(
        `CPU ${slowed}× slowed: ${felt.clicks} clicks, p95 ${felt.inpP95} ms, worst ${felt.inpWorst} ms; ` +
          `${felt.frames} frames while dice fall, longest ${felt.longestFrame} ms, ${felt.framesOver50} over ${BUDGET_MS} ms; ` +
          `the page's own part: ${felt.ownP95} ms of a click, ${felt.ownLongest} ms in one go`,
      );
    }
    await browser.close();
    say(JSON.stringify(found));
    const isHeld = found.every(({ inpP95, framesOver50 }) => inpP95 <= BUDGET_MS && framesOver50 === 0);
    if (!isHeld) throw new Stop(`Not everything is within ${BUDGET_MS} ms.`);
  } finally {
    server.stop();
  }
});
