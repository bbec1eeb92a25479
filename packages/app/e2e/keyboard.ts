import { expect, type Locator, type Page } from '@playwright/test';

/** So many stops has no screen. */
const MANY_STOPS = 150;

/** Walks there by Tab alone; fails if the way does not lead past it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const wanted = await target.elementHandle();
  for (let n = 0; n < MANY_STOPS; n++) {
    if (await page.evaluate((element) => document.activeElement === element, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** What the game waits for, as the line below the map says it. */
export function prompt(page: Page): Locator {
  return page.getByRole('region', { name: 'What the game waits for' }).getByRole('status');
}

/** Types a command at the table and waits until it is carried out. */
export async function command(page: Page, text: string): Promise<void> {
  const line = page.getByRole('combobox', { name: 'Type a command' });
  await page.keyboard.press('/');
  await expect(line).toBeFocused();
  await expect(page.getByRole('button', { name: 'Close the command line' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('');
  await page.keyboard.press('Escape');
}
