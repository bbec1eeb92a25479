import type { Page } from '@playwright/test';
import { makeTable, playOn, SHORT, sitDown, somebody } from './online-people';
import { expect, test } from './support';

/** Everything a browser was sent over its socket. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

interface SeenTable {
  readonly seats: readonly { readonly hand: readonly number[] }[];
  readonly units: readonly { readonly seat: number; readonly card?: number; readonly shown?: boolean }[];
}

/** The tables in what was sent, whoever's they are. */
function tablesIn(frames: readonly string[]): SeenTable[] {
  return frames.flatMap((frame) => {
    const message = JSON.parse(frame) as { push?: string; update?: { view: { table: SeenTable } } };
    return message.push === 'update' && message.update !== undefined ? [message.update.view.table] : [];
  });
}

test('a whole short match of 2GM Pacific at night: neither browser is ever sent what it may not know', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(150_000);
  const made = await makeTable(request, SHORT.night);
  const people = [await somebody(browser, 'Anna', baseURL), await somebody(browser, 'Ben', baseURL)] as const;
  const frames = people.map(framesOf);
  for (const [seat, page] of people.entries()) await sitDown(page, made.seats[seat] ?? '');
  // somebody comes out of the dark: a card is brought in by each side
  await playOn(people, undefined, /^(keep|pass|deploy|bid)|^end$/);

  for (const [seat, sent] of frames.entries()) {
    const tables = tablesIn(sent);
    expect(tables.length).toBeGreaterThan(10);
    for (const { seats } of tables) {
      // the other hand is so many backs of cards
      const other = seats[1 - seat]?.hand ?? [];
      expect(
        other.every((card) => card < 0),
        JSON.stringify(other),
      ).toBe(true);
    }
    // no secret of the other seat, no dice to come, no key but what was typed
    expect(sent.join('\n')).not.toMatch(/"secret"|"stakes"|"seed":"[^"]/);
    expect(sent.join('\n')).not.toContain(made.seats[1 - seat]);
  }
  // both hands were really held: each side saw its own cards
  for (const [seat, sent] of frames.entries()) {
    expect(tablesIn(sent).some(({ seats }) => seats[seat]?.hand.some((card) => card >= 0))).toBe(true);
  }
});

test('a whole short match of Aces & Armor between two people, one of them behind a network without sockets', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const made = await makeTable(request, SHORT.aces);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await ben.routeWebSocket(/api\/socket/, (socket) => socket.close({ code: 1011 }));
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await expect(ben.getByText('connected', { exact: true })).toBeVisible();
  await playOn([anna, ben]);
  for (const page of [anna, ben]) await expect(page.getByText('The match is over.').first()).toBeVisible();
});

test('four people in two teams', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000);
  const made = await makeTable(request, SHORT.teams);
  const people: Page[] = [];
  for (const [seat, name] of ['Anna', 'Ben', 'Carl', 'Dora'].entries()) {
    const page = await somebody(browser, name, baseURL);
    await sitDown(page, made.seats[seat] ?? '');
    people.push(page);
  }
  for (const page of people) {
    await expect(page.locator('[data-answers]')).toBeVisible();
    for (const name of ['Anna', 'Ben', 'Carl', 'Dora']) {
      await expect(page.getByRole('list', { name: 'Seats' }).getByText(name, { exact: true })).toBeVisible();
    }
  }
  await playOn(people);
  for (const page of people) await expect(page.getByText('The match is over.').first()).toBeVisible();
});
