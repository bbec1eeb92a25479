import type { Locator, Page } from '@playwright/test';
import { bundled } from './bundled';
import { prompt } from './keyboard';
import { expect, test } from './support';

const DECK = new Array<string>(20).fill('light-infantry');
const on = (side: string, card: string, at: string, more: object = {}): object => ({ side, card, at, ...more });

/** South (the United States) against north (Germany) in turn 3, one person on both sides. */
async function open(page: Page, hand: readonly string[], more: object = {}): Promise<void> {
  const position = {
    ...{ game: '2gm', edition: 'pacific', turn: 3, phase: 'deployment', active: 'south' },
    south: { nation: 'usa', ap: 9, hand, deck: DECK },
    north: { nation: 'germany', ap: 5, hand: [], deck: DECK },
    units: [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'd5'), on('north', 'light-infantry', 'h6')],
    ...more,
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/matches');
  const buffer = Buffer.from(JSON.stringify(position));
  await page.locator('input[type="file"]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer });
  await expect(prompt(page)).toBeVisible();
}

const hand = (page: Page): Locator => page.getByRole('region', { name: /^Hand/ });
const cards = (page: Page): Locator => hand(page).getByRole('listitem').getByRole('button');

test('a low window shows seven cards, a phone all of an opening hand and four of a long one', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const seven = ['heavy-infantry', 'luck', 'm4a2', 'decoy', 'light-infantry', 'impact', 'm26-pershing'];
  await open(page, seven);
  await expect(cards(page)).toHaveCount(7);
  for (let n = 0; n < 7; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  for (let n = 0; n < 4; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });

  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: 2GM Pacific' }).click();
  await expect(page.getByRole('button', { name: 'Keep this hand' })).toBeInViewport({ ratio: 1 });
  await expect(cards(page)).toHaveCount(6);
  for (let n = 0; n < 6; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });
});

test('held sideways a hand without cards takes no room, and the odds lie beside who shoots and the target', async ({
  quietPage: page,
}) => {
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  await page.setViewportSize({ width: 844, height: 390 });
  const map = page.locator('.gm-map');
  const paper = page.locator('.gm-map svg.layer').first();
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    const box = await paper.boundingBox();
    const { x, y } = spaceAt(name);
    return { x: (box?.x ?? 0) + x * (box?.width ?? 0), y: (box?.y ?? 0) + y * (box?.height ?? 0) };
  };
  await open(page, ['m4a2'], { phase: 'shooting' });
  await expect(hand(page)).toBeInViewport();
  expect((await map.boundingBox())?.width).toBeLessThan(600);

  await open(page, [], { phase: 'shooting' });
  await expect(hand(page)).toBeHidden();
  expect((await map.boundingBox())?.width).toBe(844);
  // all of its height is the field's
  expect((await paper.boundingBox())?.height).toBeGreaterThan(((await map.boundingBox())?.height ?? 0) - 25);
  await page.keyboard.press('n');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds.getByText(/damage expected/)).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const edge = (await odds.boundingBox())?.x ?? 0;
    for (const name of ['c3', 'd5']) expect((await middle(name)).x, name).toBeLessThan(edge - 10);
  }).toPass({ timeout: 5000 });
});

test('what a barrage comes down on stays marked while its AP are chosen', async ({ quietPage: page }) => {
  await open(page, [], { phase: 'barrage', options: { tacticalArtillery: true } });
  const frames = page.locator('.gm-map path.reticle:not(.casing)');
  await expect(frames).toHaveCount(2);
  const target = page.getByRole('button', { name: /^Call it down on the enemy’s Light Infantry on d5/ });
  await expect(target).toContainText('1 to 9 AP');
  await target.click();
  const sheet = page.getByRole('region', { name: 'Tactical artillery' });
  await expect(sheet).toContainText('It comes down on the enemy’s Light Infantry on d5.');
  await expect(frames).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Spend 9 AP' }).click();
  await expect(sheet).toBeHidden();
  await expect(frames).toHaveCount(0);
});

test('whoever leaves a table while its odds are on their way hears no complaint at the next', async ({
  quietPage: page,
}) => {
  // words for odds come late: the first table is gone when they are there
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue().catch(() => undefined);
  });
  for (let n = 0; n < 2; n++) await open(page, ['m4a2'], { phase: 'shooting' });
  await page.keyboard.press('n');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds.getByText(/damage expected/)).toBeVisible();
});
