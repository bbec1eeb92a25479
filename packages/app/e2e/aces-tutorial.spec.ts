import type { Page } from '@playwright/test';
import { command, prompt, tabTo } from './keyboard';
import { expect, test } from './support';

const LESSONS = [
  'Move',
  'Occupy a factory',
  'Be intercepted',
  'Intercept',
  'Attack',
  'Combine arms',
  'Buy and repair',
  'Set up',
  'Win',
];

function title(page: Page, n: number) {
  return page.getByRole('heading', { level: 2, name: LESSONS[n - 1] ?? '', exact: true });
}

function done(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Done.' });
}

async function next(page: Page, n: number): Promise<void> {
  await expect(done(page)).toBeVisible();
  await page.keyboard.press('g');
  await expect(title(page, n)).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Walks over the map to a hex. */
async function walkTo(page: Page, hex: string): Promise<void> {
  const cell = page.getByRole('gridcell');
  await page.keyboard.press('m');
  await expect(page.getByRole('grid')).toBeFocused();
  const [column = 0, row = 0] = hex.split(',').map(Number);
  for (let n = 0; n < 30; n++) {
    const [, x, y] = /^(\d+),(\d+),/.exec((await cell.textContent())?.trim() ?? '') ?? [];
    if (Number(x) === column && Number(y) === row) break;
    const key =
      Number(x) < column ? 'ArrowRight' : Number(x) > column ? 'ArrowLeft' : Number(y) < row ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(key);
  }
  await expect(cell).toContainText(`${hex},`);
}

async function choose(page: Page, hex: string): Promise<void> {
  await walkTo(page, hex);
  await page.keyboard.press('Enter');
}

/** Quicker than any answer can come. */
async function pressAtOnce(page: Page, keys: readonly string[]): Promise<void> {
  await page.evaluate((pressed) => {
    for (const key of pressed)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
}

test('keys pressed while an undo is on its way are meant for what it leads to', async ({ quietPage: page }) => {
  await page.goto('./#/learn/aces');
  await expect(page.getByRole('grid')).toBeVisible();
  await choose(page, '1,3');
  await choose(page, '4,2');
  await expect(page.getByRole('status').filter({ hasText: 'only not the one over the bridge' })).toBeVisible();
  await walkTo(page, '1,3');
  await pressAtOnce(page, ['u', 'Enter']);
  await choose(page, '6,3');
  await expect(done(page)).toBeVisible();
});

test('at a lesson the rules and the signs of its game are at hand', async ({ quietPage: page }) => {
  await page.goto('./#/learn/aces');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rules', exact: true })).toHaveAttribute('href', /#\/rules\/aces/);
  await page.keyboard.press('?');
  const open = page.locator('details[open]');
  await expect(open.getByRole('heading', { level: 3 })).toHaveText(['Signs on the map of Aces & Armor']);
});

test('the whole tutorial by keyboard alone', async ({ quietPage: page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await tabTo(page, page.getByRole('link', { name: 'Learn Aces & Armor' }));
  await page.keyboard.press('Enter');
  await expect(title(page, 1)).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();

  // a lesson points, and what is wrong may be tried
  await choose(page, '1,3');
  await expect(page.getByRole('gridcell')).toContainText('the lesson points here, selected');
  await choose(page, '5,1');
  await expect(page.getByRole('alert').filter({ hasText: 'Not possible: M4 Sherman on 1,3 to 5,1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, '1,3');
  await choose(page, '4,2');
  await expect(page.getByRole('status').filter({ hasText: 'only not the one over the bridge' })).toBeVisible();
  await page.keyboard.press('u');
  await choose(page, '1,3');
  await choose(page, '6,3');

  await next(page, 2);
  await choose(page, '3,3');
  await choose(page, '2,5');
  await expect(page.getByRole('link', { name: /AA-FACTORY-02/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, '3,4');
  await choose(page, '2,5');

  await next(page, 3);
  await choose(page, '4,3');
  await choose(page, '7,4');

  await next(page, 4);
  await expect(prompt(page)).toContainText('is passing');
  await tabTo(page, page.getByRole('button', { name: /^Stop it with/ }));
  await page.keyboard.press('Enter');

  await next(page, 5);
  await choose(page, '6,3');
  await choose(page, '7,3');
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await page.keyboard.press('e');

  await next(page, 6);
  await command(page, 'move 6,5 6,4');
  await expect(page.getByRole('list', { name: 'What to do' }).locator('[aria-current]')).toContainText(
    'End the movement',
  );
  await page.keyboard.press('e');
  await expect(prompt(page)).toContainText('can attack');
  await command(page, 'attack 6,3 7,3');
  await page.keyboard.press('e');

  await next(page, 7);
  await tabTo(page, page.getByRole('button', { name: /^Repair/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Infantry 2 coins/ }));
  await page.keyboard.press('Enter');
  await choose(page, '2,5');

  await next(page, 8);
  await tabTo(page, page.getByRole('button', { name: 'These are my armies' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Turn over army 2/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Place this army for me' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Place all for me' }));
  await page.keyboard.press('Enter');

  await next(page, 9);
  await choose(page, '7,4');
  await choose(page, '7,5');
  await expect(done(page)).toContainText('Won!');
  await tabTo(page, page.getByRole('button', { name: 'Play a match now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/play\//);
  await page.goto('./#/matches');
  // lessons are in no list
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});
