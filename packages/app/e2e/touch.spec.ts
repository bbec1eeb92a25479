import type { Page } from '@playwright/test';
import { prompt } from './keyboard';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

/** The person has the first turn and the start number on 1,10. */
const SEED = 'keyboard-1';

/** The middle of a hex on the screen; a hex is 96 wide, flat tops, odd columns lower. */
function placeOf(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  return page.locator('.board svg.layer').evaluate(
    (svg, [c, r]) => {
      const high = 48 * Math.sqrt(3);
      const point = new DOMPoint(48 + c * 72, high / 2 + r * high + (c % 2) * (high / 2));
      const there = point.matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? new DOMMatrix());
      return { x: there.x, y: there.y };
    },
    [column, row] as const,
  );
}

/** Taps a hex, wherever the map has been moved to; it moves when the line below it grows or shrinks. */
async function tapHex(page: Page, column: number, row: number): Promise<void> {
  let place = await placeOf(page, column, row);
  await expect(async () => {
    const before = place;
    place = await placeOf(page, column, row);
    expect(place).toEqual(before);
  }).toPass({ intervals: [200] });
  await page.touchscreen.tap(place.x, place.y);
}

test('the first turn on a phone, by touch', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/aces');
  await page.getByText('Advanced', { exact: true }).tap();
  await page.getByLabel('Seed', { exact: true }).fill(SEED);
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).tap();
  await page.getByRole('button', { name: 'These are my armies' }).tap();

  await page.getByRole('button', { name: /^Turn over army 1/ }).tap();
  await expect(prompt(page)).toContainText('Place Infantry on a marked hex');
  await tapHex(page, 5, 5);
  await expect(page.getByRole('alert').filter({ hasText: 'Not possible: place' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await tapHex(page, 1, 10);
  await expect(prompt(page)).toContainText('Place Katyusha');
  const list = page.getByRole('region', { name: 'All answers' });
  await expect(async () => {
    const use = page.getByRole('button', { name: /^Use Army 1/ });
    if (await use.isVisible()) return;
    await page.getByRole('button', { name: 'All answers' }).tap();
    await list.getByRole('listitem').getByRole('button').first().tap();
    await expect(use).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

  await page.getByRole('button', { name: /^Use Army 1/ }).tap();
  await expect(prompt(page)).toContainText('2 units can still move');
  // the line below has just shrunk: a busy browser moves the map a moment later
  await expect(async () => {
    await tapHex(page, 1, 10);
    await expect(prompt(page)).toContainText('Infantry on 1,10, speed 3: choose where it goes.', { timeout: 1000 });
  }).toPass();
  await expectNoAxeViolations(page, 'a unit in hand');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'a unit in hand, at night');
  await expectNoOverflow(page, 'a unit in hand');
  expect(await smallTargets(page), 'a unit in hand').toEqual([]);
  await tapHex(page, 2, 10);
  await expect(prompt(page)).toContainText('1 unit can still move');
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expect(prompt(page)).toContainText('2 units can still move');

  await page.getByRole('button', { name: 'Panel' }).tap();
  await expect(page.getByRole('tab', { name: 'Army' })).toBeVisible();
  await expectNoAxeViolations(page, 'the panel');
  expect(await smallTargets(page), 'the panel').toEqual([]);
  await page.getByRole('button', { name: 'Close the panel' }).tap();
  await page.setViewportSize({ width: 320, height: 422 });
  await expectNoOverflow(page, 'enlarged');
});
