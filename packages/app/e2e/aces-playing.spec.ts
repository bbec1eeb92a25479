import type { Page } from '@playwright/test';
import { command, prompt } from './keyboard';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

/** The person has the first turn, the first unit is at the top of the map. */
const SOLO_SEED = 'keyboard-1';

/** Sets up a match whose chances are known. */
async function begin(page: Page, who: string, seed: string): Promise<void> {
  await page.goto('./#/new/aces');
  await page.getByText(who, { exact: true }).click();
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/play\//);
}

/** The first of all answers, by keyboard alone. */
async function firstAnswer(page: Page): Promise<void> {
  const before = await prompt(page).innerText();
  await page.keyboard.press('l');
  const list = page.getByRole('region', { name: 'All answers' });
  await expect(list.getByRole('button').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page).allInnerTexts()).not.toEqual([before]);
}

/** Turns over and places army after army until somebody else is to place, or the first turn begins. */
async function placeArmies(page: Page): Promise<void> {
  const cover = page.getByRole('button', { name: /^Show the side of/ });
  const asked = page.getByText(/Turn over one|Place .+ on a marked hex|Choose the army/).first();
  for (;;) {
    await expect(cover.or(asked).first()).toBeVisible();
    if (await cover.isVisible()) await page.keyboard.press('Tab').then(() => cover.press('Enter'));
    else if (/Choose the army/.test(await prompt(page).innerText())) return;
    else await firstAnswer(page);
  }
}

/** Lays out armies as they come and places them. */
async function fromSetupToFirstTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'These are my armies' }).press('Enter');
  await placeArmies(page);
}

test('a turn of a solo match by keyboard alone, with a refusal, undo and redo', async ({ quietPage: page }) => {
  await begin(page, 'Solo', SOLO_SEED);
  await fromSetupToFirstTurn(page);
  await expectNoOverflow(page, 'at the table');
  await command(page, 'armies 1');
  await expect(prompt(page)).toContainText('2 units can still move');

  await page.keyboard.press('n');
  await expect(prompt(page)).toContainText('choose where it goes');
  const cell = page.getByRole('gridcell');
  await expect(cell).toContainText('selected');
  await expectNoAxeViolations(page, 'a unit in hand');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'a unit in hand, at night');
  expect(await smallTargets(page), 'a unit in hand').toEqual([]);

  // a hex that cannot be: the answer is a sentence and its rule
  for (const key of ['ArrowUp', 'ArrowRight']) for (let n = 0; n < 16; n++) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible' });
  await expect(refusal).toContainText(/Not possible: Infantry on 1,10 to \d+,\d+/);
  await expect(refusal.getByRole('link', { name: /AA-/ }).first()).toHaveAttribute('href', /#\/rules\/aces\/AA-/);
  await page.keyboard.press('Escape');
  await expect(refusal).toBeHidden();

  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await page.keyboard.press('ArrowDown');
  await expect(cell).toContainText('can be reached at a cost of');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('1 unit can still move');

  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAccessibleDescription(/Undo reaches back \d steps?/);
  await page.keyboard.press('u');
  await expect(prompt(page)).toContainText('2 units can still move');
  await page.keyboard.press('Shift+U');
  await expect(prompt(page)).toContainText('1 unit can still move');
});

test('what is typed and pressed while an answer is on its way is done after it', async ({ quietPage: page }) => {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      setTimeout(() => send.call(this, message), 300);
    };
  });
  await begin(page, 'Solo', SOLO_SEED);
  await fromSetupToFirstTurn(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type('armies 1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(prompt(page)).toContainText('unit can attack');
});

test('a click on what cannot be is answered in place', async ({ quietPage: page }) => {
  await begin(page, 'Solo', SOLO_SEED);
  await fromSetupToFirstTurn(page);
  await command(page, 'armies 1');
  await page.keyboard.press('n');
  const map = await page.getByRole('grid').boundingBox();
  if (map === null) throw new Error('There is no map.');
  await page.mouse.click(map.x + map.width / 2, map.y + map.height * 0.4);
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible' });
  await expect(refusal).toContainText(/Not possible: Infantry on 1,10 (to|against)/);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toBeHidden();
});

test('two people: armies lie open, an interception asks the right one', async ({ quietPage: page }) => {
  await begin(page, 'Two people', 'bridge-2');
  // nothing is secret (AA-RULING-106): the screen changes sides by itself
  await expect(prompt(page)).toContainText('Soviet Union');
  await page.getByRole('group', { name: 'T-34' }).getByLabel('Army 3').check();
  await page.getByRole('button', { name: 'These are my armies' }).click();
  await expect(prompt(page)).toContainText('Second player (Germany II)');
  await expect(page.getByRole('heading', { name: /^Hand the screen to/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'These are my armies' }).click();

  await placeArmies(page);
  await expect(prompt(page)).toContainText('Second player (Germany II)');
  await command(page, 'armies 1');
  await command(page, 'move 4,13 2,8');
  await expect(prompt(page)).toContainText('Soviet Union: ');
  await expect(prompt(page)).toContainText('is passing');
  await expect(page.getByRole('region', { name: 'Intercept?' })).toContainText('must attack it in your next turn');
  await page.getByRole('button', { name: /^Stop it with T-34/ }).click();
  await expect(prompt(page)).toContainText('Second player (Germany II)');
  await expect(prompt(page)).toContainText('can still move');
});
