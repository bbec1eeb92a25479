import type { Locator, Page } from '@playwright/test';
import { prompt } from './keyboard';
import { on, open2gm } from './positions';
import { expect, expectNoAxeViolations, expectNoOverflow, reloadTable, smallTargets, test } from './support';

/** South (the United States) against north (Germany) in turn 3, one person on both sides; nobody up north holds a card. */
async function open(page: Page, units: readonly object[], south: object = {}, north: object = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open2gm(page, { south: { ap: 5, ...south }, north, units });
}

async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

const cell = (page: Page): Locator => page.getByRole('gridcell');
const refusal = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Not possible' });
const units = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Units' });

test('a turn by keys: a refused move, undo, upgrades at their price, a shot with its odds; reload in the middle', async ({
  quietPage: page,
}) => {
  await open(
    page,
    [
      on('south', 'm4a2', 'c3', { upgrades: ['tank-mg'] }),
      on('south', 'light-infantry', 'b1'),
      on('north', 'light-infantry', 'd5', { stats: { hp: 9 } }),
      on('north', 'light-infantry', 'h6'),
    ],
    { ap: 3, hand: ['heavy-infantry', 'm26-pershing'] },
  );
  await expect(prompt(page)).toContainText('2 units can still move');
  await keys(page, 'n');
  await expect(prompt(page)).toContainText('M4A2 on c3: choose where to go');
  await expect(cell(page)).toContainText('selected');
  await expectNoAxeViolations(page, 'a unit in hand');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'a unit in hand, at night');
  expect(await smallTargets(page), 'a unit in hand').toEqual([]);
  await expectNoOverflow(page, 'at the table');

  // what cannot be done says why, with its rule
  await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await expect(refusal(page)).toContainText('Not possible: M4A2 on c3 to h3');
  await expect(refusal(page).getByRole('link', { name: /2GM-/ })).toHaveAttribute('href', /#\/rules\/2gm\/2GM-/);
  await keys(page, 'Escape');
  await expect(refusal(page)).toBeHidden();

  await keys(page, 'n', 'p', 'ArrowUp');
  await expect(cell(page)).toContainText('Move here');
  await keys(page, 'Enter');
  await expect(prompt(page)).toContainText('1 unit can still move');
  await keys(page, 'u');
  await expect(prompt(page)).toContainText('2 units can still move');
  await keys(page, 'U');
  await expect(prompt(page)).toContainText('1 unit can still move');

  await keys(page, 'e');
  await expect(prompt(page)).toContainText('You have 3 AP');
  await page.getByRole('button', { name: /M26 Pershing/ }).click();
  await expect(refusal(page)).toContainText('It costs 7 AP and you have 3.');
  await keys(page, 'Escape');
  await page.getByRole('button', { name: /Heavy Infantry/ }).click();
  await expect(prompt(page)).toContainText('choose where to come in');
  await keys(page, 'm', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');

  const upgrades = page.getByRole('form', { name: 'Upgrades of Heavy Infantry on c1' });
  await expect(upgrades).toContainText('2 of 3 AP');
  await upgrades.getByRole('checkbox', { name: /^HMG/ }).check();
  await expect(upgrades).toContainText('3 of 3 AP');
  await upgrades.getByRole('checkbox', { name: /^Mortar/ }).check();
  await upgrades.getByRole('button', { name: 'Deploy it so' }).press('Enter');
  await expect(refusal(page)).toContainText('Infantry takes at most one offensive and one defensive upgrade.');
  await expectNoAxeViolations(page, 'upgrades');
  await upgrades.getByRole('checkbox', { name: /^Mortar/ }).uncheck();
  await upgrades.getByRole('button', { name: 'Deploy it so' }).click();
  await expect(prompt(page)).toContainText('You have 0 AP');

  await reloadTable(page);
  await expect(units(page)).toContainText('Heavy Infantry on c1');
  await keys(page, 'e');
  await expect(prompt(page)).toContainText('can shoot');
  await keys(page, 'n');
  await expect(prompt(page)).toContainText('M4A2 on c4: choose the target');
  await keys(page, 'ArrowUp', 'ArrowRight');
  await expect(cell(page)).toContainText('Main weapon at Light Infantry on d5');

  // two weapons reach it: each with its odds and what goes into them
  await keys(page, 'Enter');
  const choice = page.getByRole('region', { name: 'd5: which of these?' });
  await expect(choice.getByRole('button', { name: /^Main weapon/ })).toBeFocused();
  await expect(choice).toContainText(/\d+% .*damage expected/);
  await choice.getByText('What goes into it').first().click();
  await expect(choice.getByRole('link', { name: '2GM-CARD-23' }).first()).toBeVisible();
  await expectNoAxeViolations(page, 'odds of two weapons');
  await choice.getByRole('button', { name: /^Main weapon/ }).click();
  await expect(choice).toBeHidden();
  await expect(page.getByRole('log')).toContainText(/M4A2/);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(/dice have been rolled/);
});

test('an assault: its exchange shown before, reaction fire, and the space that is won', async ({ quietPage: page }) => {
  // numbers that leave nothing to the dice: the defender does not get through, the assault always destroys
  const sure = { accuracy: [1, 1], damage: 9 };
  await open(page, [
    on('south', 'light-infantry', 'd3', { stats: { ...sure, armor: 9 } }),
    on('north', 'light-infantry', 'd4', { stats: { pierce: 0 } }),
    on('north', 'light-infantry', 'h6'),
  ]);
  await keys(page, 'n', 'ArrowUp');
  const preview = page.getByRole('region', { name: 'What would happen' });
  await expect(preview).toContainText('Reaction fire');
  await expect(preview).toContainText('100% destroyed');
  await keys(page, 'Enter');
  await expect(units(page)).toContainText('assaults');
  // nothing is left to move, and nobody in hand to be deployed: both phases go by, and say so
  await expect(page.getByRole('log')).toContainText('Passed over: Movement, Deployment.');
  await expect(prompt(page)).toContainText('Every declared assault has to be resolved');
  await keys(page, 'e');
  await expect(refusal(page)).toContainText('2GM-RULING-65');
  await keys(page, 'Escape', 'n');
  await page.getByRole('button', { name: 'Resolve the assault on Light Infantry on d4' }).first().click();

  // the same person sits on both sides: the screen turns by itself
  await expect(prompt(page)).toContainText('Germany');
  await page.getByRole('button', { name: /^Fire/ }).first().click();
  await expect(prompt(page)).toContainText('choose the weapon');
  await expect(preview).toContainText('100% destroyed');
  await page.getByRole('button', { name: 'Assault: Main weapon' }).first().click();
  await expect(units(page)).toContainText('Light Infantry on d4');
  await expect(units(page)).not.toContainText('Light Infantry on d3');
});

test('a long question takes nothing from the field: its cards stay as they are', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const own = [on('south', 'light-infantry', 'c3'), on('south', 'marines', 'd3'), on('south', 'm3-half-track', 'b3')];
  await open(page, [...own, on('north', 'light-infantry', 'c4')]);
  const line = page.getByRole('region', { name: 'What the game waits for' });
  await page.evaluate(() => document.fonts.ready);
  const before = await line.boundingBox();
  await expect(page.locator('[data-detail="near"]')).toBeVisible();
  await units(page)
    .getByRole('button', { name: /Light Infantry on c3/ })
    .click();
  await expect(page.getByRole('button', { name: /^Get into M3 Half-track/ })).toBeVisible();
  const twoLines = prompt(page).evaluate((p) => {
    const range = document.createRange();
    range.selectNodeContents(p);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  });
  expect(await twoLines).toBe(true);
  // the small letters of the buttons may have to be loaded first
  await expect.poll(() => line.boundingBox()).toEqual(before);
  await expect(page.locator('[data-detail="near"]')).toBeVisible();
});

test('on a tablet: a tall sheet leaves the AP and every card of the hand within reach', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const hand = ['heavy-infantry', 'm26-pershing', 'm7-priest', 'm10-wolverine', 'p-38-lightning'];
  await open(page, [on('south', 'light-infantry', 'c1'), on('north', 'light-infantry', 'c6')], { hand });
  await keys(page, 'e');
  await page.getByRole('button', { name: /Heavy Infantry/ }).click();
  await expect(prompt(page)).toContainText('choose where to come in');
  await keys(page, 'm', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
  const sheet = page.getByRole('form', { name: /^Upgrades of Heavy Infantry/ });
  await expect(sheet).toBeVisible();
  await expect(page.locator('.hand .purse strong')).toBeInViewport();
  // not under the sheet: it can be hit
  await page.getByRole('button', { name: /P-38 Lightning/ }).click({ trial: true });

  // held upright: the header and the line of the phases are one line each
  await page.setViewportSize({ width: 768, height: 1024 });
  const heightOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.height ?? 999;
  await expect.poll(() => heightOf(page.getByRole('banner'))).toBeLessThan(80);
  const seats = page.getByRole('button', { name: 'Seats…' });
  await expect.poll(async () => (await seats.boundingBox())?.y ?? 999).toBeLessThan(100);
});

test('on a phone: hand below the field, units and inspector behind a button', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'c5')], { hand: ['heavy-infantry'] });
  // the hand is a drawer
  await page.getByRole('button', { name: 'Show cards' }).click();
  await expect(page.getByRole('button', { name: /Heavy Infantry/ })).toBeVisible();
  // the numbers of a card stay in their rows
  const broken = await page
    .locator('.hand .numbers')
    .evaluateAll(
      (rows) =>
        rows.filter(({ children }) => new Set([...children].map((x) => x.getBoundingClientRect().top)).size > 1).length,
    );
  expect(broken).toBe(0);
  await expectNoOverflow(page, 'the table on a phone');
  expect(await smallTargets(page), 'the table on a phone').toEqual([]);
  await page.getByRole('button', { name: 'Panel' }).click();
  await units(page)
    .getByRole('button', { name: /M4A2 on c3/ })
    .click();
  await page.getByRole('tab', { name: 'Inspector' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Inspector' })).toContainText('M4A2');
  await expectNoAxeViolations(page, 'the panel on a phone');
  await page.getByRole('button', { name: 'Close the panel' }).click();
  await expect(prompt(page)).toContainText('M4A2 on c3: choose where to go');
});

test('without motion the enemy’s turn is summed up once, until the next deed', async ({ quietPage: page }) => {
  const units = [on('south', 'light-infantry', 'c3'), on('south', 'm4a2', 'g1'), on('north', 'panzer-iv', 'c5')];
  await open(page, units, { hand: ['heavy-infantry'] }, { solo: { system: 'pacific' } });
  const told = page.getByRole('log');
  for (const phase of ['movement', 'deployment', 'shooting']) await press(page, `End ${phase}`);
  const digest = /^Enemy’s turn: .*\b(lost|wounded|no hits)\b.*\./;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turn 5');
  await expect(told).toHaveText(digest);
  await reloadTable(page);
  await expect(told).toHaveText(digest);
  await press(page, 'End movement');
  await expect(told).not.toContainText('Enemy’s turn');
});

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}
