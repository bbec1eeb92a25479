import process from 'node:process';
import { expect, type Page, test } from '@playwright/test';
import { KillableBrowser } from './killable';

/** `npm run kills` asks for more. */
const KILLS = Number(process.env.SANDTABLE_KILLS ?? 6);
const A_KILL_MS = 30_000;
const A_CRASH_MS = 1000;

/** Resolves in the page the moment it shows so many answers as done; how many it shows then. */
function shown(page: Page, least: number): Promise<number> {
  return page.evaluate((wanted) => {
    const now = () => Number(document.querySelector('[data-answers]')?.getAttribute('data-answers') ?? Number.NaN);
    return new Promise<number>((resolve) => {
      const look = () => {
        if (now() >= wanted) resolve(now());
        else requestAnimationFrame(look);
      };
      look();
    });
  }, least);
}

/** How many answers of the match are in the database, seen from a page that opens no match. */
function kept(page: Page, id: string): Promise<number> {
  return page.evaluate(async (match) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sandtable');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const entries = await new Promise<{ change: { do: string } }[]>((resolve, reject) => {
      const range = IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);
      const request = database.transaction('entries').objectStore('entries').getAll(range);
      request.onsuccess = () => resolve(request.result as { change: { do: string } }[]);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return entries.filter((entry) => entry.change.do === 'answer').length;
  }, id);
}

test('nothing that was shown as done is lost, whoever is killed', async ({ baseURL }, info) => {
  test.setTimeout(KILLS * A_KILL_MS);
  const browser = new KillableBrowser(info.project.use.launchOptions?.executablePath ?? 'chromium');
  const told = { kills: 0, answers: 0, lost: 0 };
  try {
    for (let n = 0; n < KILLS; n++) {
      const page = await browser.page();
      await page.goto(`${baseURL ?? ''}#/`);
      await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
      await page.getByRole('button', { name: 'These are my armies' }).click();
      const id = page.url().split('/').at(-1) ?? '';
      // at another moment each time, in the middle of the answers of one sheet
      const answers = await shown(page, 1 + (n % 6));
      if (n % 2 === 0) await browser.kill();
      else await crash(page);
      const after = await browser.page();
      await after.goto(`${baseURL ?? ''}#/about`);
      const found = await kept(after, id);
      told.kills++;
      told.answers += answers;
      if (found < answers) told.lost += answers - found;
      expect.soft(found, `kill ${n}: ${answers} answers were shown`).toBeGreaterThanOrEqual(answers);
      // and the match goes on
      await after.goto(`${baseURL ?? ''}#/play/${id}`);
      await expect(after.locator('[data-answers]')).toBeVisible();
      await after.close();
    }
  } finally {
    await browser.end();
  }
  process.stdout.write(`${JSON.stringify(told)}\n`);
  expect(told.lost).toBe(0);
});

/** The page and its worker die at once, as when the system takes their memory. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = new Promise((resolve) => page.once('crash', resolve));
  void session.send('Page.crash').catch(() => undefined);
  // a dead page says nothing more, not even always that it died; nobody waits for it to close
  await Promise.race([crashed, new Promise((resolve) => setTimeout(resolve, A_CRASH_MS))]);
}
