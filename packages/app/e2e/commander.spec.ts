import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

async function begin(page: Page, table: string, advice?: string): Promise<void> {
  await page.goto(`./#/new/${table}`);
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed', { exact: true }).fill('advice');
  if (advice !== undefined) await page.getByLabel('Advice of the Commander').selectOption(advice);
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/play\//);
}

const sheet = (page: Page) => page.getByRole('region', { name: 'What the Commander would do' });

for (const table of ['aces', 'tactics']) {
  test(`the Commander is asked what it would do, at ${table}`, async ({ quietPage: page }) => {
    test.slow();
    await begin(page, table);
    const ask = page.getByRole('button', { name: 'Advice', exact: true });
    await ask.click();
    await expect(sheet(page).getByText(/^It would/)).toBeVisible({ timeout: 60_000 });
    await expect(sheet(page)).toContainText('Asked once in this match.');
    await expectNoOverflow(page, 'advice');
    await expectNoAxeViolations(page, 'advice');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toHaveCount(0);
    // it is counted with the match: whoever comes back finds it
    await page.reload();
    await ask.click();
    await expect(sheet(page)).toContainText('Asked 2 times in this match.', { timeout: 60_000 });
  });
}

test('a match that says so has no advice', async ({ quietPage: page }) => {
  await begin(page, 'aces', 'off');
  await expect(page.getByRole('button', { name: 'All answers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Advice', exact: true })).toHaveCount(0);
});
