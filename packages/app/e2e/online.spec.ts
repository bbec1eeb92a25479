import type { Page } from '@playwright/test';
import { answer, isAsked, makeTable, playOn, SHORT, sitDown, somebody } from './online-people';
import { expect, expectNoAxeViolations, test } from './support';

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test('from the first page to a link in two clicks; the guest sees what is played before sitting down', async ({
  browser,
  baseURL,
}) => {
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  await anna.goto('./');
  await anna.getByRole('link', { name: 'Play online…' }).click();
  await anna.getByRole('button', { name: 'Invite to Aces & Armor' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();
  const link = await clipboard(anna);
  expect(link).toMatch(/#\/join\/[\w-]{22}$/);
  await expectNoAxeViolations(anna, 'waiting room');

  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'What is played' })).toBeVisible();
  await expect(ben.getByText('Rules of this table')).toBeVisible();
  // the seal of the dice is the same for everybody, and there before anybody has sat down
  const seal = await anna.locator('.seal code').textContent();
  await expect(ben.locator('.seal code')).toHaveText(seal ?? 'none');
  await expectNoAxeViolations(ben, 'invitation');
  await ben.getByLabel('Your name').fill('');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.getByText('Say how the others shall call you.')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.keyboard.press('Enter');
  for (const page of [anna, ben]) await expect(page.locator('[data-answers]')).toBeVisible();
  await expect(anna.getByRole('link', { name: 'Rules', exact: true })).toHaveAttribute('href', /#\/rules\/aces/);
  // the secret has left the address, and the link works once
  expect(ben.url()).not.toContain('join');
  const carl = await somebody(browser, 'Carl', baseURL);
  await carl.goto(link);
  await expect(carl.getByText('Somebody else has this seat already.')).toBeVisible();
  await expectNoAxeViolations(anna, 'table');
});

test('a whole short match of 2GM Tactics with chat, a spectator, an undo asked for, its replay and a rematch', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(150_000);
  const made = await makeTable(request, SHORT.tactics);
  const anna = await somebody(browser, 'Anna', baseURL);
  const ben = await somebody(browser, 'Ben', baseURL);
  const vera = await somebody(browser, 'Vera', baseURL);
  await sitDown(anna, made.seats[0] ?? '');
  await sitDown(ben, made.seats[1] ?? '');
  await vera.goto(`./#/join/${made.watch}`);
  await vera.getByRole('button', { name: 'Watch' }).click();
  await expect(vera.locator('[data-answers]')).toBeVisible();
  expect(await isAsked(vera)).toBe(false);

  // chat: seen by the other seat with a mark, not by who watches
  await anna.getByRole('tab', { name: 'Talk' }).click();
  await anna.getByLabel('Say something').fill('Good luck!');
  await anna.keyboard.press('Enter');
  await ben.getByRole('tab', { name: 'Talk (1)' }).click();
  await expect(ben.getByText('Good luck!')).toBeVisible();
  await expect(ben.getByRole('tab', { name: 'Talk', exact: true })).toBeVisible();
  await expect(vera.getByRole('tab', { name: 'Talk', exact: true })).toBeVisible();

  // both hands are kept: what the other has answered since can only be taken back if they agree
  await answer(anna);
  await answer(ben);
  await expect(anna.locator('[data-answers="2"]')).toBeVisible();
  await anna.keyboard.press('u');
  await expect(ben.getByText(/^Anna would like to take back/)).toBeVisible();
  await expect(anna.getByText('Waiting for Ben to agree.')).toBeVisible();
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expect(anna.locator('[data-answers="0"]')).toBeVisible();

  await playOn([anna, ben]);
  await expect(vera.getByText('The match is over.').first()).toBeVisible();

  // the replay is open to everybody at its address, at any moment and through any eyes, with the proof of the dice
  const carl = await somebody(browser, 'Carl', baseURL);
  await carl.goto(`./#/table/${made.match}/replay?at=3&as=1`);
  await expect(carl.getByText(/^The dice, proved: All \d+ draws of this match follow/)).toBeVisible();
  await expect(carl.getByText(/^3 \/ \d+$/)).toBeVisible();
  await carl.getByRole('slider').press('ArrowRight');
  await expect(carl).toHaveURL(/at=4&as=1$/);
  await expectNoAxeViolations(carl, 'replay');

  // a rematch with seats changed: whoever is second sits down at what the first has made
  await anna.getByRole('button', { name: 'Change seats' }).click();
  await expect(anna.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();
  await ben.getByRole('button', { name: 'The other side wants a rematch: sit down' }).click();
  for (const page of [anna, ben]) await expect(page.locator('[data-answers="0"]')).toBeVisible();
  await expect(anna.getByRole('heading', { name: /^Germany\s*\(you\)/ })).toBeVisible();
});
