import type { Locator, Page } from '@playwright/test';
import { command, prompt } from './keyboard';
import { on, open2gm } from './positions';
import { expect, expectNoAxeViolations, test } from './support';

/** South (the United States) against north (Germany) in turn 3, one person on both sides. */
async function open(page: Page, units: readonly object[], more: object = {}, south: object = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open2gm(page, { south, ...more, units });
}

const inspector = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Inspector' });

test('weather and mud explain themselves; a card that has left the hand is looked at no more', async ({
  quietPage: page,
}) => {
  await open(
    page,
    [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'h6')],
    { weather: 'rain', mud: ['b5'], options: { night: true } },
    { hand: ['fuel', 'heavy-infantry'] },
  );
  // the stamp answers: what holds now, each with its rule
  await expect(async () => {
    await page.locator('.stamp').click({ force: true });
    await expect(inspector(page)).toContainText('Rain: every unit is harder to hit by 1/1', { timeout: 2000 });
  }).toPass();
  await expect(inspector(page)).toContainText('Night: every unit is harder to hit');
  await expect(inspector(page).getByRole('link', { name: '2GM-WEATHER-05' })).toBeVisible();
  await expect(inspector(page)).not.toContainText('Mud: difficult terrain');
  await expectNoAxeViolations(page, 'the weather explained');
  // the space that is muddy says so too; by keyboard from the tank's space
  await page.getByRole('grid').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(inspector(page)).toContainText('Mud: difficult terrain');
  await expect(inspector(page).getByRole('link', { name: '2GM-WEATHER-06' })).toBeVisible();

  // a card of the hand is shown while it is pointed at; once it has left the hand, the place under the cursor is
  const fuel = page.getByRole('region', { name: /^Hand/ }).getByRole('button', { name: /Fuel/ });
  await fuel.focus();
  await expect(inspector(page)).toContainText('Fuel');
  // every card at the table leads to its page in the catalogue
  const lookUp = inspector(page).getByRole('link', { name: 'Look it up among all cards' });
  await expect(lookUp).toHaveAttribute('href', '#/cards/2gm/support/fuel');
  await command(page, 'play fuel c3');
  await expect(fuel).toHaveCount(0);
  await expect(inspector(page)).not.toContainText('Fuel');
});

test('a card before the roll and a barrage show what would come of them', async ({ quietPage: page }) => {
  const units = [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'c5'), on('north', 'heavy-infantry', 'h6')];
  await open(page, units, { phase: 'shooting' }, { hand: ['on-target'] });
  await command(page, 'shoot c3 c5');
  const card = page.getByRole('button', { name: /^Play On Target/ });
  await expect(card).toContainText('Then: 100% destroyed · 3.0 damage expected');
  await expect(page.getByText('As it stands:')).toBeVisible();
  await expectNoAxeViolations(page, 'a card before the roll');

  await open(page, units, { phase: 'barrage', options: { tacticalArtillery: true } });
  const target = page.getByRole('button', { name: /^Call it down on the enemy’s Light Infantry on c5/ });
  await expect(target).toContainText('With 9 AP: 10% miss · 90% destroyed');
  await expectNoAxeViolations(page, 'targets of a barrage');
});

test('the rule of Synergy names both editions and is no price', async ({ quietPage: page }) => {
  await page.goto('./#/rules/2gm/2GM-ABIL-94');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Synergy: gains 1 AP per further unit' })).toBeVisible();
  await expect(main).toContainText(
    'the player gains 1 AP for each of their deployed units with this tag after the first',
  );
  await expect(main).toContainText('Tactics');
  await expect(main).toContainText('Pacific');
});

test('what is typed before the command line is there is not lost, and a slip is answered with what was meant', async ({
  quietPage: page,
}) => {
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/CommandLine-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'h6')], {}, { hand: ['heavy-infantry'] });
  const line = page.getByRole('combobox', { name: 'Type a command' });
  await page.getByRole('grid').focus();
  // letters that mean something at the table, a slip that is mended, and Enter before there is anything to press it in
  await page.keyboard.type('/umn');
  for (let n = 0; n < 3; n++) await page.keyboard.press('Backspace');
  await page.keyboard.type('mvoe c3 d3');
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  arrive();
  await expect(line).toBeFocused();
  await expect(line).toHaveValue('mvoe c3 d3');
  const refusal = page.locator('section[role=alert]');
  await expect(refusal).toContainText('There is no command "mvoe". Did you mean "move c3 d3"?');
  // nothing of it was taken for a key of the table or of the map
  await expect(prompt(page)).toContainText('1 unit can still move');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await command(page, 'move c3 d3');
  await page.keyboard.press('/');
  await expect(line).toBeFocused();
  await page.keyboard.type('deploy heavy a1');
  await page.keyboard.press('Enter');
  await expect(refusal).toContainText('Did you mean "deploy heavy-infantry a1"?');
});

test('the last unit one can deploy is one step to take back', async ({ quietPage: page }) => {
  const units = [on('south', 'light-infantry', 'c3'), on('north', 'light-infantry', 'h6')];
  await open(page, units, { phase: 'deployment' }, { hand: ['heavy-infantry'], ap: 3 });
  await command(page, 'deploy heavy-infantry a1 +bazooka');
  const army = page.getByRole('tabpanel', { name: 'Units' });
  await expect(army).toContainText('Heavy Infantry on a1');
  const undo = page.getByRole('button', { name: 'Undo' });
  // a unit, what it is equipped with, and a phase that has nothing left to do: one deed
  await expect(page.getByText('Passed over: Deployment.').first()).toBeVisible();
  await expect(undo.locator('.count')).toHaveText('1');
  await undo.click();
  await expect(army).not.toContainText('Heavy Infantry on a1');
  await expect(undo.locator('.count')).toHaveCount(0);
  // by hand, with the sheet of its upgrades, it is the same one deed
  await expect(page.getByRole('button', { name: 'End deployment' })).toBeVisible();
  const card = page.getByRole('region', { name: /^Hand/ }).getByRole('button', { name: /Heavy Infantry/ });
  await card.click();
  await expect(prompt(page)).toContainText('choose where to come in');
  const bazooka = page.getByRole('checkbox', { name: /^Bazooka/ });
  await expect(async () => {
    const label = await page.locator('text').filter({ hasText: /^b1$/ }).first().boundingBox();
    await page.mouse.click((label?.x ?? 0) + 40, (label?.y ?? 0) + 40);
    await expect(bazooka).toBeVisible({ timeout: 3000 });
  }).toPass();
  await bazooka.check();
  await page.getByRole('button', { name: 'Deploy it so' }).click();
  await expect(army).toContainText('Heavy Infantry on b1');
  await expect(undo.locator('.count')).toHaveText('1');
  await undo.click();
  await expect(army).not.toContainText('Heavy Infantry on b1');
  await expect(card).toBeVisible();
});

test('one frame for what is in hand, another for the keyboard; who could only shoot at bushes does not call', async ({
  quietPage: page,
}) => {
  const units = [on('south', 'light-infantry', 'c3'), on('north', 'light-infantry', 'h6')];
  await open(page, units, { phase: 'shooting', natural: { c4: 'bushes' } });
  await expect(prompt(page)).toContainText('could shoot at empty terrain');
  // nothing is left to do that anybody would do: the turn can be ended, and no unit glows
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeVisible();
  await expect(page.locator('.gm-map path.glow')).toHaveCount(0);
  // a click still takes the unit, and leaves no cursor of the keyboard on it
  const cursor = page.locator('.gm-map path.cursor').first();
  await expect(async () => {
    const label = await page.locator('text').filter({ hasText: /^c3$/ }).first().boundingBox();
    await page.mouse.click((label?.x ?? 0) + 40, (label?.y ?? 0) + 40);
    await expect(page.getByRole('button', { name: /^Shoot at terrain/ })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(cursor).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(cursor).toBeVisible();
  // its frame around the field goes as well when the mouse is used again
  const field = page.getByRole('grid');
  await expect(field).not.toHaveCSS('outline-style', 'none');
  const box = await field.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(cursor).toBeHidden();
  await expect(field).toHaveCSS('outline-style', 'none');
});

test('a card taken in hand before its picture is there does not lie over the field', async ({ quietPage: page }) => {
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = page.waitForRequest(/\/CardPeek-[^/]*\.js$/);
  await page.route(/\/CardPeek-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const units = [on('south', 'light-infantry', 'c3'), on('north', 'light-infantry', 'h6')];
  await open(page, units, { phase: 'deployment' }, { hand: ['heavy-infantry', 'm4a2'] });
  const hand = page.getByRole('region', { name: /^Hand/ });
  const infantry = hand.getByRole('button', { name: /Heavy Infantry/ });
  await infantry.hover();
  await asked;
  await infantry.click();
  await expect(prompt(page)).toContainText('choose where to come in');
  const came = page.waitForResponse(/\/CardPeek-[^/]*\.js$/);
  arrive();
  await came;
  // the pointer still rests on it, for longer than a card takes to come
  await page.evaluate(() => new Promise((later) => setTimeout(later, 900)));
  const card = page.getByRole('tooltip', { name: 'The whole card' });
  await expect(card).toHaveCount(0);
  // whoever points at another one reads it
  await hand.getByRole('button', { name: /M4A2/ }).hover();
  await expect(card).toContainText('M4A2');
});

test('a shot that can pierce nothing says so, on the field and beside it', async ({ quietPage: page }) => {
  const units = [on('south', 'light-infantry', 'c3'), on('north', 'tiger', 'c5'), on('north', 'light-infantry', 'd4')];
  await open(page, units, { phase: 'shooting' });
  await page.keyboard.press('n');
  for (let n = 0; n < 2; n++) await page.keyboard.press('ArrowUp');
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds).toContainText('No damage is possible');
  await expect(odds).not.toContainText('0.0');
  const labels = page.locator('.gm-map .tag text');
  await expect(labels.filter({ hasText: /^−0$/ })).toHaveCount(1);
  await expect(labels.filter({ hasText: /^✕/ })).toHaveCount(1);
});
