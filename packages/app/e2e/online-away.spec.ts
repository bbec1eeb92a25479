import type { Locator, Page } from '@playwright/test';
import { command, prompt, tabTo } from './keyboard';
import {
  answer,
  cuttable,
  lost,
  makeFromPosition,
  makeTable,
  mended,
  playOn,
  reads,
  SHORT,
  sitDown,
  somebody,
  waits,
} from './online-people';
import { expect, expectNoAxeViolations, test } from './support';

const on = (side: string, card: string, at: string, more: object = {}): object => ({ side, card, at, ...more });
/** Armour that no dice get through. */
const TOUGH = { armor: 9, hp: 9 };

test('whoever comes back sees the film of what happened, also over a line that breaks in the middle of it, and what came of it', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(150_000);
  const made = await makeFromPosition(request, {
    phase: 'movement',
    units: [
      on('north', 'light-infantry', 'c5'),
      on('north', 'light-infantry', 'e5'),
      on('south', 'm4a2', 'c2', { stats: TOUGH }),
    ],
  });
  const anna = await somebody(browser, 'Anna', baseURL, { reducedMotion: 'no-preference' });
  const ben = await somebody(browser, 'Ben', baseURL);
  const line = await cuttable(anna);
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await expect(prompt(anna)).toContainText('can still move');
  // Ben's screen may let a reaction pass in between: Anna waits then too, but the turn is still hers
  await playOn([anna], () => reads(ben, 'can still move'));
  const before = Number(await anna.locator('[data-answers]').getAttribute('data-answers'));
  await command(ben, 'move c5 c4');
  await expect(anna.locator(`[data-answers="${before + 1}"]`)).toBeVisible();
  const table = anna.url();
  // she has seen the first move; what she has seen is kept, then she goes
  await anna.goto('./#/matches');
  await expect(anna.getByText('Waiting for Ben')).toBeVisible();
  await anna.goto('about:blank');
  await command(ben, 'move e5 e4');
  await playOn([ben], () => waits(ben));
  const answers = Number(await ben.locator('[data-answers]').getAttribute('data-answers'));

  await anna.goto(table);
  const film = anna.getByRole('region', { name: 'The opponent’s turn' });
  await expect(film.getByText(/^The last turn again: 1 of \d+$/)).toBeVisible();
  await film.getByRole('button', { name: 'Pause' }).click();
  // in the middle of the film: it stands, says so, and goes on when the line is back
  await line.cut();
  await lost(anna);
  await film.getByRole('button', { name: 'One decision' }).click();
  await line.mend();
  await mended(anna);
  await expect(film.getByText(/^The last turn again: 2 of \d+$/)).toBeVisible();
  await expectNoAxeViolations(anna, 'film');
  await film.getByRole('button', { name: 'Back to now' }).click();
  await expect(anna.locator(`[data-answers="${answers}"]`)).toBeVisible();
  await expect(anna.getByText(/^While you were away: \d+ decisions of the others\. Enemy’s turn: /)).toBeVisible();
  await anna.getByRole('button', { name: 'Show it' }).click();
  await expect(film.getByText(/^The last turn again: 1 of \d+$/)).toBeVisible();
  await film.getByRole('button', { name: 'Back to now' }).click();
  await answer(anna);
});

test('a line that breaks while one may react: the moment waits, and the reaction counts', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await makeFromPosition(request, {
    phase: 'shooting',
    units: [on('south', 'light-infantry', 'c3', { assaults: 'c4' }), on('north', 'light-infantry', 'c4')],
  });
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  const line = await cuttable(ben);
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await expect(prompt(anna)).toContainText('Every declared assault');
  await command(anna, 'resolve c3');
  const assaulted = ben.getByRole('region', { name: /^You are assaulted/ });
  await expect(assaulted).toBeVisible();
  await line.cut();
  await lost(ben);
  await ben
    .getByRole('button', { name: /^Fire with main weapon/ })
    .first()
    .click();
  // nothing has happened yet, here or there
  await expect(ben.locator('[aria-busy="true"]').first()).toBeVisible();
  await expect(prompt(anna)).toContainText('Waiting for Germany');
  await line.mend();
  await expect(assaulted).toBeHidden();
  // it counts once, for both of them
  for (const page of [anna, ben]) await expect(page.locator('[data-answers]:not([data-answers="1"])')).toBeVisible();
  await expect(prompt(anna)).not.toContainText('Waiting for Germany');
});

test('notices are offered after a first turn, never before; tables that wait are counted in the title and on the icon', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const made = await makeTable(request, SHORT.tactics);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await anna.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    Object.assign(navigator, { setAppBadge: async (n: number) => void told.push(`badge ${n}`) });
    Notification.requestPermission = async () => {
      told.push('asked');
      return 'denied';
    };
  });
  const told = (): Promise<string[]> => anna.evaluate(() => (window as unknown as { told: string[] }).told);
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await expect(anna.locator('[data-answers="0"]')).toBeVisible();
  await anna.getByRole('button', { name: 'Table…' }).click();
  await expect(anna.getByRole('heading', { name: 'Go on on another device' })).toBeVisible();
  await expect(anna.getByRole('heading', { name: 'Be told when it is your turn' })).toHaveCount(0);
  await anna.keyboard.press('Escape');
  await answer(anna);
  expect(await told()).not.toContain('asked');
  await anna.getByRole('button', { name: 'Table…' }).click();
  await anna.getByRole('button', { name: 'Tell me' }).click();
  await expect(anna.getByText(/^The browser said no/)).toBeVisible();
  expect(await told()).toContain('asked');
  await anna.keyboard.press('Escape');

  await anna.goto('./#/matches');
  await expect(anna.getByText('Waiting for Ben')).toBeVisible();
  await answer(ben);
  await anna.reload();
  await expect(anna.getByRole('article').getByText('Your turn')).toBeVisible();
  await expect.poll(() => anna.title()).toMatch(/^\(1\) /);
  await expect.poll(told).toContain('badge 1');
});

test('without the net a table opens as it was last seen, and says so', async ({ browser, baseURL, request }) => {
  test.setTimeout(150_000);
  const made = await makeTable(request, SHORT.tactics);
  const anna = await somebody(browser, 'Anna', baseURL, { serviceWorkers: 'allow' });
  const ben = await somebody(browser, 'Ben', baseURL);
  await anna.goto('./');
  await anna.evaluate(async () => void (await navigator.serviceWorker.ready));
  await anna.reload();
  await expect.poll(() => anna.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await answer(anna);
  await expect(anna.locator('[data-answers="1"]')).toBeVisible();
  const table = anna.url();
  // what is seen is written down when the page is left
  await anna.goto('./#/matches');
  await expect(anna.getByRole('article').getByText('A short match')).toBeVisible();
  await anna.context().setOffline(true);
  await anna.goto(table);
  await anna.reload();
  await expect(anna.locator('[data-answers="1"]')).toBeVisible();
  await expect(
    anna.getByText('There is no connection. This is how the table stood when you last saw it.'),
  ).toBeVisible();
  // the list knows it as well
  await anna.goto('./#/matches');
  await expect(anna.getByRole('article').getByText('A short match')).toBeVisible();
  // a match on one screen is untouched by all this
  await anna.goto('./');
  await expect(anna.getByRole('button', { name: 'Play now: 2GM Tactics' })).toBeVisible();
  await expect(anna.getByRole('link', { name: 'Play online…' })).toHaveCount(0);
  await anna.getByRole('button', { name: 'Play now: 2GM Tactics' }).click();
  await expect(anna.getByRole('button', { name: 'Keep this hand' })).toBeVisible();
});

test('a table with a pack: the guest is told, and the cards have its values at every seat', async ({
  browser,
  baseURL,
  request,
}) => {
  const pack = { game: '2gm', name: 'My printed cards', units: [{ nation: 'usa', id: 'm4a2', hp: 7 }] };
  const made = await makeTable(request, { game: '2gm', setup: { ...SHORT.night.setup, pack } });
  const guest = await somebody(browser, 'Ben', baseURL);
  await guest.goto(`./#/join/${made.seats[1]}`);
  await expect(guest.getByText('Printed values: My printed cards')).toBeVisible();
  const playing = await makeFromPosition(request, { phase: 'movement', pack, south: { hand: ['m4a2'] }, units: [] });
  const anna = await somebody(browser, 'Anna', baseURL);
  await sitDown(anna, playing.seats[0] ?? '');
  await sitDown(guest, playing.seats[1] ?? '');
  await expect(anna.locator('.hand .number.hp').first()).toContainText('7');
});

test('a whole short match by keyboard alone, and once more with the army of the other', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const made = await makeTable(request, SHORT.tactics);
  const people = [await somebody(browser, 'Anna', baseURL), await somebody(browser, 'Ben', baseURL)] as const;
  const press = async (page: Page, wanted: Locator): Promise<void> => {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  for (const [seat, page] of people.entries()) {
    await page.goto(`./#/join/${made.seats[seat]}`);
    await press(page, page.getByRole('button', { name: 'Sit down' }));
    await expect(page).toHaveURL(/#\/table\//);
  }
  const [anna, ben] = people;
  await playOn(people, undefined, undefined, { list: (page) => page.keyboard.press('l'), take: press });
  for (const page of people) await expect(page.getByText('The match is over.').first()).toBeVisible();
  await press(anna, anna.getByRole('button', { name: 'Change armies' }));
  await expect(anna.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();
  await press(ben, ben.getByRole('button', { name: 'The other side wants a rematch: sit down' }));
  for (const page of people) await expect(page.locator('[data-answers="0"]')).toBeVisible();
  await expect(anna.getByRole('heading', { name: /^Germany\s*\(you\)/ })).toBeVisible();
  await expect(ben.getByRole('heading', { name: /^United Kingdom\s*\(you\)/ })).toBeVisible();
});
