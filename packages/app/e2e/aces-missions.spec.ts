import type { Page } from '@playwright/test';
import { prompt } from './keyboard';
import { expect, expectNoAxeViolations, test } from './support';

const cover = (page: Page) => page.getByRole('heading', { name: /^Hand the screen to/ });

/**
 * Four people at one screen with a mission of the book, from the form to the first turn; says how often the screen was handed over, and
 * that everybody leaves their placing to the table once.
 */
async function begin(page: Page, mission: 'v2' | 'bulge'): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/aces');
  await page.getByRole('radio', { name: /^Four people/ }).check({ force: true });
  await page.getByLabel('Mission').selectOption(mission);
  // the Bulge is fought in winter, whoever knows it or not
  await expect(page.getByRole('combobox', { name: 'Side of the board', exact: true })).toHaveValue(
    mission === 'bulge' ? 'winter' : 'summer',
  );
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed', { exact: true }).fill('missions');
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();

  let covers = 0;
  const left: string[] = [];
  const armies = page.getByRole('button', { name: 'These are my armies' });
  const all = page.getByRole('button', { name: 'Place all for me' });
  const take = page.getByRole('button', { name: /^Show the side of/ });
  const share = page.getByRole('button', { name: 'Share out for me' });
  const controller = page.getByRole('button', { name: 'Germany I', exact: true });
  const begun = page.getByRole('heading', { level: 1, name: /^Round 1/ });
  await expect(async () => {
    if (await take.isVisible()) {
      covers++;
      await take.click();
    } else if (await armies.isVisible()) await armies.click({ timeout: 2000 });
    else if (await all.isVisible()) {
      const whose = (await prompt(page).locator('strong').textContent()) ?? '';
      await all.click({ timeout: 2000 });
      // what is being placed may still be on its way
      if (left.at(-1) !== whose) left.push(whose);
    } else if (await share.isVisible()) await share.click({ timeout: 2000 });
    else if (await controller.isVisible()) await controller.click({ timeout: 2000 });
    await expect(begun).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  expect(left.length, 'placed once for each').toBeLessThanOrEqual(4);
  return covers;
}

test('the Bulge: winter, a goal in the bar, a team and its own factories told apart, nothing to hand over', async ({
  quietPage: page,
}) => {
  expect(await begin(page, 'bulge')).toBe(0);
  await expect(page.getByText('Bulge: a German tank at the shore wins; round 1 of').first()).toBeVisible();
  const army = page.getByRole('tabpanel', { name: 'Army' });
  await expect(army.getByText(/\d+ factor(y|ies) of its own/)).toHaveCount(4);
  await expect(army.getByText(/^the team holds \d+/)).toHaveCount(4);
  await expectNoAxeViolations(page, 'the Bulge');

  // beside the long goal the present step is seen, also on a phone held sideways
  await page.setViewportSize({ width: 844, height: 390 });
  const step = page.getByRole('region', { name: 'Phases of the turn' }).locator('[aria-current="step"]');
  await page.getByRole('button', { name: /^Use Army 1/ }).click();
  await expect(step).toBeInViewport({ ratio: 1 });
  // nobody can attack: declarations go by themselves
  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(step).toContainText('Money');
  await expect(step).toBeInViewport({ ratio: 1 });
});

test('V2: enemies at one screen hide the launcher once, and see nothing of it afterwards unless asked for', async ({
  quietPage: page,
}) => {
  expect(await begin(page, 'v2')).toBeLessThanOrEqual(1);
  await expect(page.getByText(/^V2: \d+ factories win · 0 rockets have landed/).first()).toBeVisible();
  await expect(cover(page)).toHaveCount(0);
  const hidden = page.locator('.board .token text');
  const launcher = page.locator('.board .token .rocket');
  await expect(hidden.first()).toBeVisible();
  const tokens = await hidden.count();
  expect(tokens).toBeGreaterThan(3);
  await expect(launcher).toHaveCount(0);
  // an Ally is asked first or second: what only Germany may see can be shown on Germany's turn alone
  const show = page.getByRole('checkbox', { name: /^Show where the launcher lies/ });
  const isGerman = (await prompt(page).textContent())?.includes('Germany') === true;
  if (!isGerman) {
    await expect(show).toHaveCount(0);
    return;
  }
  await show.check();
  await expect(launcher).toHaveCount(1);
  await expect(hidden).toHaveCount(tokens - 1);
  await expectNoAxeViolations(page, 'the launcher shown');
  // the next answer lowers the veil again
  await page.getByRole('button', { name: /^Use Army 1/ }).click();
  await expect(prompt(page)).toContainText('can still move');
  await expect(launcher).toHaveCount(0);
});
