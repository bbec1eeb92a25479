import type { Page } from '@playwright/test';
import { command, tabTo } from './keyboard';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

function done(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Done.' });
}

function task(page: Page) {
  return page.getByRole('list', { name: 'What to do' }).locator('[aria-current]');
}

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

test('a lesson of Tactics by keyboard: what points, what is wrong, what is shown', async ({ quietPage: page }) => {
  await page.goto('./#/learn/tactics');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(title(page, 'AP and the Supply Line')).toBeVisible();
  await expectNoOverflow(page, 'a lesson');
  expect(await smallTargets(page), 'a lesson').toEqual([]);
  await expectNoAxeViolations(page, 'a lesson');

  await command(page, 'move e4 e5');
  await expect(page.getByRole('status').filter({ hasText: 'still a row without a unit' })).toBeVisible();
  await page.keyboard.press('u');
  await command(page, 'move e4 e3');
  await expect(task(page)).toContainText('End the Movement Phase');
  await page.keyboard.press('m');
  await page.keyboard.press('e');
  await expect(done(page)).toContainText('one AP more next turn');
  await page.keyboard.press('g');
  await expect(title(page, 'Deploy')).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Show me' }));
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
});

test('a lesson of Pacific by keyboard: a raid is met and escorted', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/learn/pacific');
  await expect(page.getByRole('grid')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Lesson 2: An air attack' }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'An air attack')).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
  await command(page, 'raid south:b-25-mitchell c5 toward east');
  await expect(task(page)).toContainText('let the P-38 Lightning fly escort');
  await command(page, 'escort south:p-38-lightning');
  await expect(done(page)).toBeVisible();
  // lessons are in no list
  await page.goto('./#/matches');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
});
