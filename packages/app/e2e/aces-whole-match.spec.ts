import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Played } from './aces-player';
import { bundled } from './bundled';
import { command, prompt, tabTo } from './keyboard';
import { expect, test } from './support';

const SEED = 'whole-188';

/** What the form gives for a short solo match against an easy Automa. */
const OPENING = {
  setup: {
    map: 'summer',
    half: '1-6',
    seats: [
      { faction: 'soviet-union', automa: false },
      { faction: 'random', automa: true },
    ],
    options: { shortGame: true, difficulty: 'easy' },
  },
  seed: SEED,
  seats: [
    { by: 'person', name: 'You' },
    { by: 'opponent', name: 'automa' },
  ],
};

async function setUpByKeyboard(page: Page): Promise<void> {
  await page.goto('./');
  await tabTo(page, page.getByRole('link', { name: 'New match of Aces & Armor' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^New match/ })).toBeFocused();
  await tabTo(page, page.getByLabel('Level of the Automa'));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('checkbox', { name: 'Short game' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('summary').filter({ hasText: 'Advanced' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Seed', { exact: true }));
  await page.keyboard.type(SEED);
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Start the match' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/play\//);
}

test('a whole solo match by keyboard alone, to the victory screen', async ({ quietPage: page }) => {
  test.setTimeout(120_000);
  const { play } = await bundled<{ play(opening: unknown): Played }>('aces-player.ts');
  const inNode = play(OPENING);

  // who wants less motion sees the opponent's turns at once
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setUpByKeyboard(page);
  await tabTo(page, page.getByRole('button', { name: 'These are my armies' }));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('button', { name: 'Type a command' });
  for (const text of inNode.commands) {
    await expect(asked).toBeVisible();
    await command(page, text);
  }

  await expect(page.getByRole('heading', { name: 'The Soviet Union won the match' })).toBeVisible();
  await expect(prompt(page)).toContainText('The match is over.');
  await tabTo(page, page.getByRole('link', { name: 'Summary', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The Soviet Union won' })).toBeVisible();
  await expect(page.getByText('The Allies hold 3 factories.')).toBeVisible();

  // the same seed and answers come to the same end in Node and in the browser, hash by hash
  await page.goto('./#/matches');
  const download = page.waitForEvent('download');
  await tabTo(page, page.getByRole('button', { name: /^Export the replay/ }));
  await page.keyboard.press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(inNode.replay)));
});
