import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebSocketRoute } from '@playwright/test';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { answer, lost, makeTable, mended, playOn, SHORT, sitDown, somebody, waits } from './online-people';
import { expect, expectNoAxeViolations, test } from './support';

test('a line that breaks in the middle of an answer: it is sent again, and counts once', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await makeTable(request, SHORT.tactics);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  // the acknowledgement of Anna's first answer is swallowed and the line cut; later lines are whole
  let cuts = 0;
  const lines: WebSocketRoute[] = [];
  await anna.routeWebSocket(/api\/socket/, (line) => {
    lines.push(line);
    const server = line.connectToServer();
    let answering: number | null = null;
    line.onMessage((text) => {
      const { id, op } = JSON.parse(String(text)) as { id: number; op: string };
      if ((op === 'answer' || op === 'wish') && cuts === 0) answering = id;
      server.send(text);
    });
    server.onMessage((text) => {
      const { id } = JSON.parse(String(text)) as { id?: number };
      if (answering !== null && id === answering) {
        cuts++;
        void server.close();
        void line.close();
      } else if (answering === null) line.send(text);
    });
  });
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await answer(anna);
  expect(cuts).toBe(1);
  await expect(anna.getByText('connected', { exact: true })).toBeVisible();
  await answer(ben);
  for (const page of [anna, ben]) await expect(page.locator('[data-answers="2"]')).toBeVisible();

  // no line at all: the state is told, what is done waits visibly, and goes through when the line is back
  await anna.getByRole('button', { name: 'All answers' }).click();
  const bid = anna.getByRole('region', { name: 'All answers' }).getByRole('button', { name: 'bid 1', exact: true });
  await expect(bid).toBeVisible();
  await anna.context().setOffline(true);
  for (const line of lines) void line.close();
  await expect(anna.getByText('connection lost, trying again…')).toBeVisible();
  await lost(anna);
  await expectNoAxeViolations(anna, 'banner');
  await bid.click();
  await expect(anna.locator('[aria-busy="true"]').first()).toBeVisible();
  await anna.context().setOffline(false);
  await mended(anna);
  await expect(anna.locator('[data-answers="3"]')).toBeVisible();
  await playOn([anna, ben]);
});

test('a second device takes the seat over; the first is told; who comes back sees what happened', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await makeTable(request, SHORT.tactics);
  const desk = await somebody(browser, 'Anna', baseURL);
  const phone = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await sitDown(desk, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await answer(desk);
  await desk.getByRole('button', { name: 'Table…' }).click();
  await desk.getByRole('button', { name: 'Make the link' }).click();
  const link = await desk.getByRole('textbox', { name: 'Go on on another device' }).inputValue();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await expect(phone.locator('[data-answers="1"]')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'This table is not yours any more' })).toBeVisible();

  // away: the list shows whose turn it is, with the number in the title, and the table tells what happened
  await answer(ben);
  await answer(phone);
  await phone.goto('./#/matches');
  await expect(phone.getByText('Waiting for Ben')).toBeVisible();
  await answer(ben);
  await playOn([ben], () => waits(ben));
  await phone.reload();
  await expect(phone.getByRole('article').getByText('Your turn')).toBeVisible();
  await expect.poll(() => phone.title()).toMatch(/^\(1\) /);
  await expectNoAxeViolations(phone, 'matches');
  await phone.getByRole('link', { name: 'To the table: A short match' }).click();
  await expect(phone.getByText(/^While you were away: /)).toBeVisible();
});

test('a clock that runs out: the others decide what was agreed', async ({ browser, baseURL, request }) => {
  const clock = { kind: 'live', turnMs: 2500, bankMs: 0, over: 'forfeit' };
  const made = await makeTable(request, SHORT.tactics, { clock });
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  // beside the names, the armies and the HQs; what is read aloud is told apart, and seldom
  await expect(anna.getByRole('list', { name: 'Seats' }).getByRole('timer')).toHaveCount(2);
  await expect(anna.getByRole('tabpanel').getByRole('timer')).toHaveCount(2);
  await expect(anna.locator('.hq .clock text')).toHaveText([/^0:0\d$/, /^0:0\d$/]);
  await expect(anna.locator('.hq .clock.running')).not.toHaveCount(0);
  await answer(anna);
  await expect(ben.getByText('Your time is over. You may still answer, until the others decide.')).toBeVisible();
  await expect(anna.getByText('The time of Ben is over.')).toBeVisible();
  await expectNoAxeViolations(anna, 'late');
  await anna.getByRole('button', { name: 'They have lost' }).click();
  for (const page of [anna, ben]) await expect(page.getByText('Ben lost by the clock.')).toBeVisible();
});

/** A server of its own, to be killed. */
async function startServer(port: number, data: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/start.mjs'), '--no-open', '--port', String(port), '--data', data],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (;;) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/healthz`)).ok) return child;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

test('a server that is killed and comes back: the table goes on; without it the last known state is shown', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(150_000);
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'sandtable-online-'));
  const home = `http://127.0.0.1:${port}/`;
  let server = await startServer(port, data);
  try {
    const request = await playwright.request.newContext({ baseURL: home });
    const made = await makeTable(request, SHORT.tactics);
    const anna = await somebody(browser, 'Anna', home);
    const ben = await somebody(browser, 'Ben', home);
    await sitDown(anna, made.seats[0] ?? '');
    await sitDown(ben, made.seats[1] ?? '');
    await answer(anna);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await lost(anna);
    // what is seen stays to be seen
    await expect(anna.locator('[data-answers="1"]')).toBeVisible();
    server = await startServer(port, data);
    await mended(anna);
    await answer(ben);
    for (const page of [anna, ben]) await expect(page.locator('[data-answers="2"]')).toBeVisible();
    await request.dispose();
  } finally {
    server.kill('SIGKILL');
  }
});
