import type { Page } from '@playwright/test';
import { prompt } from './keyboard';
import { DECK, openPosition } from './positions';
import { expect, test } from './support';

const TABLES = [
  {
    name: '2GM',
    position: {
      ...{ game: '2gm', edition: 'pacific', turn: 3, phase: 'shooting', active: 'south' },
      units: [
        ...['b3', 'd3'].map((at) => ({ side: 'south', card: 'm4a2', at })),
        ...['b5', 'd5'].map((at) => ({ side: 'north', card: 'light-infantry', at })),
      ],
      south: { nation: 'usa', ap: 9, hand: [], deck: DECK },
      north: { nation: 'germany', ap: 5, hand: [], deck: DECK },
    },
    fetched: /\/(AimNotes|AimMarks|CardPeek|ShotStage)-/,
    parts: 4,
  },
  {
    name: 'Aces & Armor',
    position: {
      ...{ game: 'aces', map: { size: '9x9' }, turn: { seat: 'usa', phase: 'declare', round: 3 } },
      seats: { usa: { coins: 9 }, 'germany-1': {} },
      units: [
        { seat: 'usa', unit: 'sherman', at: '4,1' },
        { seat: 'germany-1', unit: 'tiger', at: '4,2' },
      ],
    },
    fetched: /\/(AimNotes|UnitPeek|ShotStage)-/,
    parts: 3,
  },
] as const;

/** What the game waits for, and how many answers were given. */
async function tableNow(page: Page): Promise<string> {
  return `${await page.locator('[data-answers]').getAttribute('data-answers')} ${await prompt(page).innerText()}`;
}

const fetchedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((file) => file.endsWith('.js')),
  );

for (const { name, position, fetched, parts } of TABLES) {
  test(`${name}: in the calm the table fetches what the first click needs, and does nothing else`, async ({
    quietPage: page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/first-click-*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/first-click-*');
    await openPosition(page, position);
    await expect(prompt(page)).toBeVisible();
    await asked;

    // whoever is quicker is answered as ever
    const unit = page.locator('aside [data-peek="unit 0"]');
    await page.keyboard.press('Escape');
    await expect(unit).toHaveAttribute('aria-pressed', 'false');
    await unit.click();
    await expect(unit).toHaveAttribute('aria-pressed', 'true');
    const taken = await tableNow(page);

    release();
    await expect.poll(async () => (await fetchedBy(page)).filter((file) => fetched.test(file)).length).toBe(parts);
    // what is tried out comes after what is fetched, as soon as nobody needs the page
    await page.evaluate(() => new Promise((idle) => setTimeout(() => requestIdleCallback(idle), 500)));
    expect(await tableNow(page)).toBe(taken);
    await expect(unit).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(unit).toHaveAttribute('aria-pressed', 'false');
  });
}
