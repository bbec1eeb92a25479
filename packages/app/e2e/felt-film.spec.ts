import { command, prompt } from './keyboard';
import { expect, test } from './support';

test('what a table answers by itself in the enemy’s turn is not waited for, and skipping goes past it', async ({
  quietPage: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sandtable.film.speed', 'slow'));
  await page.goto('./#/new/pacific');
  await page.getByLabel('Kind of battle').selectOption('tarawa');
  await page.locator('summary').filter({ hasText: 'Advanced' }).click();
  await page.getByLabel('Seed', { exact: true }).fill('landing');
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  // every prompt that comes up from now on
  await prompt(page).evaluate((line) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => void seen.push((line as HTMLElement).innerText);
    new MutationObserver(look).observe(line, { subtree: true, characterData: true, childList: true });
  });
  for (const phase of [/^End movement/, /^End deployment/, /^End (shooting|turn)/])
    await page.getByRole('button', { name: phase }).click();
  await expect(prompt(page)).toContainText('Discard one');
  await command(page, 'discard flares');
  await page.getByRole('button', { name: 'Skip to my turn' }).click();
  // a decision stays for four seconds if it is not skipped
  await expect(page.getByText(/^Turn 3/).first()).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('button', { name: /^End movement/ })).toBeVisible({ timeout: 5000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.some((words) => words.includes('Watch, step or skip'))).toBe(true);
  expect(seen.filter((words) => words.includes('Waiting for'))).toEqual([]);
});
