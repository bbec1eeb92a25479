import type { Page } from '@playwright/test';
import { command, prompt } from './keyboard';
import { on, openPosition } from './positions';
import { expect, expectNoAxeViolations, test } from './support';

/** Steps of the bar that are seen in part only. */
function cutSteps(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Phases of the turn' }).evaluate((bar) => {
    const line = bar.querySelector('ol')?.getBoundingClientRect() ?? new DOMRect();
    const isCut = ({ left, right, top, bottom, width }: DOMRect): boolean =>
      width > 0 && top < line.bottom && (left < line.left - 1 || right > line.right + 1 || bottom > line.bottom + 1);
    return [...bar.querySelectorAll('li')].flatMap((step) =>
      isCut(step.getBoundingClientRect()) ? [step.textContent.trim()] : [],
    );
  });
}

test('beside a situation the bar shows whole steps, the present one among them', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['The Tiger in the wood', 'Silence the gun']) {
    await page.goto('./#/situations');
    await page.getByRole('link', { name }).click();
    await expect(page.locator('[data-answers="0"]')).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
    expect(await cutSteps(page), name).toEqual([]);
  }
});

const SURE = { armor: 4, hp: 3, accuracy: [1, 1], pierce: 9, damage: 3 };

test('held sideways the sheet of an air combat lies beside the field', async ({ quietPage: page }) => {
  const deck = new Array<string>(20).fill('light-infantry');
  const position = {
    ...{ game: '2gm', edition: 'pacific', turn: 3, phase: 'shooting', active: 'south' },
    units: [
      on('south', 'b-25-mitchell', 'hq', { stats: { ...SURE, bomber: 3 } }),
      on('north', 'fw-190', 'hq', { stats: SURE }),
      on('north', 'light-infantry', 'c4'),
      on('north', 'light-infantry', 'h6'),
      on('south', 'm4a2', 'g4'),
    ],
    south: { nation: 'usa', ap: 9, hand: [], deck },
    north: { nation: 'germany', ap: 5, hand: [], deck },
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 844, height: 390 });
  await openPosition(page, position);
  await expect(prompt(page)).toBeVisible();
  await command(page, 'raid south:b-25-mitchell c2');
  await page.getByRole('button', { name: /^Intercept with FW 190/ }).click();
  const sheet = page.getByRole('region', { name: 'Air combat' });
  await expect(sheet).toContainText('Over');
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  const paper = await page.locator('.gm-map svg.layer').first().boundingBox();
  const there = await sheet.boundingBox();
  expect((paper?.x ?? 0) + (paper?.width ?? 0)).toBeLessThanOrEqual(there?.x ?? 0);
});

test('the sheet of armies can be put aside, and the numbers on the map below it are in full ink', async ({
  quietPage: page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
  const confirm = page.getByRole('button', { name: 'These are my armies' });
  await expect(confirm).toBeVisible();
  const third = page.getByRole('radio', { name: 'Army 3' }).first();
  await third.check();
  await page.getByRole('button', { name: 'See the map' }).click();
  await expect(confirm).toBeHidden();
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  const numbers = page.locator('.starts text');
  await expect(numbers.first()).toBeVisible();
  for (const number of await numbers.all()) await expect(number).toHaveCSS('fill', ink);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(third).toBeChecked();
  await expect(confirm).toBeVisible();
});

test('in a low window all units of the sheet of armies are in view', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
  const confirm = page.getByRole('button', { name: 'These are my armies' });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  const last = await page.getByRole('radio', { name: 'Army 3' }).last().boundingBox();
  const below = await confirm.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('the help at a table of 2GM tells what its signs mean', async ({ quietPage: page }) => {
  await page.goto('./#/learn/tactics');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await expect(help.getByRole('heading', { name: 'Signs of 2GM' })).toBeVisible();
  for (const words of ['Suppressed', 'Bazooka', 'Anti-tank gun', 'A Smoke Screen', 'Can act now'])
    await expect(help.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible();
  await expectNoAxeViolations(page, 'the signs of 2GM');
});

test('what comes to lie under a pointer that has pressed something shows no mat until the pointer moves', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('./');
  const begin = page.getByRole('button', { name: 'Play now: Aces & Armor' });
  const box = await begin.boundingBox();
  const { x, y } = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  await page.mouse.move(x - 5, y);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'These are my armies' })).toBeVisible();
  const isUnder = (): Promise<boolean> =>
    page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.closest('[data-peek]') != null, [x, y] as const);
  await expect.poll(isUnder, 'a unit lies where the button was').toBe(true);
  const mat = page.getByRole('tooltip', { name: 'Inspector' });
  await page.evaluate(() => new Promise((later) => setTimeout(later, 1500)));
  await expect(mat).toHaveCount(0);
  await page.mouse.move(x + 3, y + 1);
  await expect(mat).toBeVisible();
});
