import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { APP_DIST } from '../../../scripts/lib/paths.mjs';
import { tabTo } from './keyboard';
import { makeTable, SHORT, sitDown, somebody } from './online-people';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

test('by keyboard alone: a form with a seat by link, armies chosen in secret, a public table, ready, and the match begins', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await anna.goto('./#/new/tactics');
  await anna.getByLabel('Played by').nth(1).selectOption('Somebody by link');
  await tabTo(anna, anna.getByLabel('Armies'));
  await anna.keyboard.press('ArrowDown');
  await anna.keyboard.press('ArrowDown');
  await anna.getByLabel('Clock').selectOption('By correspondence');
  await anna.getByLabel('Show it among the public tables').check();
  await expect(anna.getByText('The rulebook agrees.')).toBeVisible();
  await expectNoAxeViolations(anna, 'form');
  await tabTo(anna, anna.getByRole('button', { name: 'Make the table, copy the link' }));
  await anna.keyboard.press('Enter');
  await expect(anna.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();

  await ben.goto('./#/online');
  await expectNoAxeViolations(ben, 'lobby');
  await ben
    .getByRole('button', { name: /^Join / })
    .first()
    .click();
  await expect(ben.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();
  await ben.getByLabel('Army').selectOption('Soviet Union · Starter deck');
  await tabTo(ben, ben.getByRole('button', { name: 'I am ready' }));
  await ben.keyboard.press('Enter');
  await expect(anna.getByText('ready', { exact: true })).toBeVisible();
  // what Ben brings is nobody's business yet
  await expect(anna.getByRole('region', { name: 'Seats' }).getByText('Soviet Union')).toHaveCount(0);
  await tabTo(anna, anna.getByRole('button', { name: 'I am ready' }));
  await anna.keyboard.press('Enter');
  for (const page of [anna, ben]) await expect(page.locator('[data-answers="0"]')).toBeVisible();
  await expect(ben.getByRole('heading', { name: /^Soviet Union\s*\(you\)/ })).toBeVisible();
  await expect(ben.getByRole('timer').first()).toBeVisible();
});

test('every screen of online play fits, from a desk to a phone held sideways', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await makeTable(request, SHORT.aces);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  const fits = async (page: typeof anna, about: string): Promise<void> => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page, `${about} ${width}`);
      expect(await smallTargets(page), `${about} ${width}`).toEqual([]);
    }
  };
  await anna.goto('./#/online');
  await expect(anna.getByRole('heading', { name: 'Public tables' })).toBeVisible();
  await fits(anna, 'lobby');
  await anna.getByLabel('Link or code').fill('hello');
  await anna.keyboard.press('Enter');
  await expect(anna.getByText(/^This is neither a link/)).toBeVisible();
  await ben.goto(`./#/join/${made.seats[1]}`);
  await expect(ben.getByText('Seal of the dice')).toBeVisible();
  await fits(ben, 'invitation');
  await sitDown(anna, made.seats[0] ?? '');
  await expect(anna.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();
  await fits(anna, 'waiting room');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.locator('[data-answers="0"]')).toBeVisible();
  await fits(anna, 'table');
  await anna.goto('./#/matches');
  await expect(anna.getByRole('article').first()).toBeVisible();
  await fits(anna, 'matches');
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

test('a place that only hands out files hides online play, and everything else works', async ({ browser }) => {
  const files = createServer((asked, reply) => {
    const path = normalize(new URL(asked.url ?? '/', 'http://x/').pathname);
    const file = join(APP_DIST, path === '/' ? 'index.html' : path);
    stat(file).then(
      () => {
        reply.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
        createReadStream(file).pipe(reply);
      },
      () => reply.writeHead(404).end('Not here.'),
    );
  });
  await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
  const address = files.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const anna = await somebody(browser, 'Anna', `http://127.0.0.1:${port}/`);
    const asked = anna.waitForResponse(/healthz/);
    await anna.goto('./');
    expect((await asked).status()).toBe(404);
    await expect(anna.getByRole('button', { name: 'Play now: Aces & Armor' })).toBeVisible();
    await expect(anna.getByRole('link', { name: 'Play online…' })).toHaveCount(0);
    await anna.goto('./#/online');
    await expect(anna.getByRole('heading', { name: 'There is no server here' })).toBeVisible();
    await anna.goto('./#/new/aces');
    await expect(anna.getByRole('option', { name: 'Somebody by link' })).toHaveCount(0);
    await anna.goto('./');
    await anna.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
    await expect(anna.getByRole('button', { name: 'These are my armies' })).toBeVisible();
  } finally {
    files.close();
    files.closeAllConnections();
  }
});
