import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support';

/** Somebody with a browser of their own. */
async function somebody(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.addInitScript((own) => localStorage.setItem('sandtable.name', own), name);
  return context.newPage();
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function invite(page: Page, table: string): Promise<string> {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play online…' }).click();
  await page.getByRole('button', { name: `Invite to ${table}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Waiting room/ })).toBeVisible();
  return clipboard(page);
}

test('from the first page to a link in two clicks, and two people at one table', async ({ browser }) => {
  const anna = await somebody(browser, 'Anna');
  const ben = await somebody(browser, 'Ben');
  const link = await invite(anna, 'Aces & Armor');
  expect(link).toMatch(/#\/join\/[\w-]{22}$/);
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'What is played' })).toBeVisible();
  await expect(ben.getByText('Seal of the dice')).toBeVisible();
  await expectNoAxeViolations(ben, 'invitation');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [anna, ben]) {
    await expect(page.locator('[data-answers]')).toBeVisible();
  }
});
