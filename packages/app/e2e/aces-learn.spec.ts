import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './support';

const LESSONS = ['Move', 'Occupy a factory'];

function title(page: Page, n: number) {
  return page.getByRole('heading', { level: 2, name: LESSONS[n - 1] ?? '', exact: true });
}

function done(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Done.' });
}

test('a lesson can be left, found again, gone back from, skipped and shown', async ({ quietPage: page }) => {
  await page.goto('./#/learn/aces');
  await expect(page.getByRole('grid')).toBeVisible();

  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title(page, 2)).toBeFocused();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(done(page)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'a lesson done, at night');

  await page.goto('./#/about');
  await page.goto('./#/learn/aces');
  await expect(title(page, 2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lesson 2: Occupy a factory, done' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title(page, 1)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Lesson 1: Move', exact: true })).toHaveAttribute(
    'aria-current',
    'step',
  );
});
