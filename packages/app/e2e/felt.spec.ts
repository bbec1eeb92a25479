import type { Locator, Page } from '@playwright/test';
import { bundled } from './bundled';
import { command, prompt } from './keyboard';
import { on, open2gm } from './positions';
import { expect, expectNoAxeViolations, test } from './support';

/** South (the United States) against north (Germany) in turn 3, one person on both sides. */
function open(page: Page, units: readonly object[], more: object = {}, south: object = {}): Promise<void> {
  return open2gm(page, { south, ...more, units });
}

/** Inside a space of the field, some way off the corner that has its name. */
async function spaceNow(page: Page, name: string): Promise<{ x: number; y: number }> {
  const label = await page
    .locator('.spaces text, text')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .first()
    .boundingBox();
  if (label === null) throw new Error(`${name} is not on the field.`);
  return { x: label.x + 40, y: label.y + 40 };
}

/** Where a space is once the field rests: until it has found its size, it moves under the pointer. */
async function spaceAt(page: Page, name: string): Promise<{ x: number; y: number }> {
  let last = await spaceNow(page, name);
  for (let same = 0; same < 3; ) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const now = await spaceNow(page, name);
    same = now.x === last.x && now.y === last.y ? same + 1 : 0;
    last = now;
  }
  return last;
}

const inspector = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Inspector' });
const hand = (page: Page): Locator => page.getByRole('region', { name: /^Hand/ });

test('the numbers on the table are those that hold now, with every reason', async ({ quietPage: page }) => {
  await open(
    page,
    [
      on('south', 'light-infantry', 'c3', { wounds: 2 }),
      on('south', 'm4a2', 'd2'),
      on('north', 'light-infantry', 'c4'),
      on('north', 'light-infantry', 'h6'),
    ],
    { options: { night: true }, weather: 'rain' },
    { hand: ['m26-pershing', 'heavy-infantry'], general: 'patton', discard: ['fortunate'] },
  );
  // a General's discount, with his name
  await expect(hand(page)).toContainText('Patton −1 AP');
  await page.keyboard.press('n');
  await page.getByRole('tab', { name: 'Inspector' }).click();
  await expect(inspector(page)).toContainText('7+/10');
  await expect(inspector(page)).toContainText('+2/+2Accuracy: Wounds');
  await expect(inspector(page)).toContainText('Rain: every unit is harder to hit by 1/1');
  await expect(inspector(page)).toContainText('Night: every unit is harder to hit');
  await expectNoAxeViolations(page, 'numbers as they are now');

  // the General beside the HQ says what he does, and the discard pile can be read
  await page.keyboard.press('Escape');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowDown');
  await expect(inspector(page)).toContainText('General Patton: The first tank');
  await expect(inspector(page)).toContainText('+1HQ');
  await inspector(page).getByText('Discard pile (1, the last first)').click();
  await expect(inspector(page)).toContainText('Fortunate');

  // upgrades show a unit at night, and the sheet says so before
  await page.keyboard.press('e');
  await hand(page)
    .getByRole('button', { name: /Heavy Infantry/ })
    .click();
  await expect(prompt(page)).toContainText('choose where to come in');
  const first = await spaceAt(page, 'a1');
  await page.mouse.click(first.x, first.y);
  const sheet = page.getByRole('form', { name: /^Upgrades of Heavy Infantry/ });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('note')).toHaveCount(0);
  await sheet.getByRole('checkbox').first().check();
  await expect(sheet.getByRole('note')).toContainText('comes face up');
});

test('a shot is seen where it happens; who wants no motion sees none', async ({ quietPage: page }) => {
  const units = [
    on('south', 'm4a2', 'c3'),
    on('south', 'light-infantry', 'b1'),
    on('north', 'light-infantry', 'd5', { stats: { hp: 9 } }),
    on('north', 'light-infantry', 'h6'),
  ];
  await open(page, units, { phase: 'shooting' });
  // units that could only mount or shoot at bushes are not counted
  await expect(prompt(page)).toContainText('1 unit can shoot');
  await page.keyboard.press('n');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds).toContainText('40% miss · 40% hit · 20% destroyed · 2.6 damage expected');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-staged]')).toHaveCount(1);
  await expect(page.locator('[data-staged] .need')).toHaveText('5+ / 9');
  // it stops nobody, takes its time, and less of it for who wants it faster
  await expect(prompt(page)).toContainText('No unit can shoot');
  const beat = (): Promise<number> =>
    page
      .locator('[data-staged]')
      .evaluate((shot) => Number.parseFloat((shot as SVGGElement).style.getPropertyValue('--beat')));
  const normal = await beat();
  expect(normal).toBeGreaterThanOrEqual(400);
  expect(normal).toBeLessThanOrEqual(700);
  await page.getByRole('tab', { name: 'Dice' }).click();
  const pace = page.getByLabel('Shots on the table');
  await pace.selectOption({ index: 1 });
  await expect.poll(beat).toBeLessThan(normal);
  await pace.selectOption({ index: 2 });
  await expect(page.locator('[data-staged]')).toHaveCount(0);
  await pace.selectOption({ index: 0 });

  // who is destroyed stays until the stamp is read: told already, and still there to be seen
  const pair = [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'd5'), on('north', 'light-infantry', 'h6')];
  await open(page, pair, { phase: 'shooting' }, { hand: ['on-target'] });
  await command(page, 'shoot c3 d5');
  await page.getByRole('button', { name: /^Play On Target/ }).click();
  await page.waitForFunction(() => {
    const told = document.querySelector('[role="log"]')?.textContent ?? '';
    return told.includes('destroyed') && document.querySelectorAll('.board .unit.north').length === 2;
  });
  await expect(page.locator('.board .unit.north')).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, units, { phase: 'shooting' });
  await page.keyboard.press('n');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(odds).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('No unit can shoot');
  await expect(page.locator('[data-staged]')).toHaveCount(0);
});

test('units are dragged, a hasty second click ends nothing more, giving up takes two presses', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(
    page,
    [on('south', 'm4a2', 'c3'), on('south', 'light-infantry', 'b1'), on('north', 'light-infantry', 'h6')],
    {},
    { hand: ['heavy-infantry'] },
  );
  await expect(prompt(page)).toContainText('2 units can still move');
  // the field may still find its size: then the hand has grasped beside the unit, and grasps again
  await expect(async () => {
    const [from, to] = [await spaceAt(page, 'c3'), await spaceAt(page, 'd3')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expect(prompt(page)).toContainText('1 unit can still move', { timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('tabpanel', { name: 'Units' })).toContainText('M4A2 on d3');

  await page.getByRole('button', { name: 'All answers' }).click();
  const list = page.getByRole('region', { name: 'All answers' });
  await list.getByRole('button', { name: 'surrender' }).click();
  await expect(list.getByRole('button', { name: 'Really give up? Press once more' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'End movement' }).dblclick();
  await expect(page.getByRole('button', { name: 'End deployment' })).toBeVisible();
  // a leading slash is no mistake
  await command(page, '/ deploy heavy-infantry a1');
  await expect(page.getByRole('tabpanel', { name: 'Units' })).toContainText('Heavy Infantry on a1');
});

test('Aces & Armor: the focus begins on the map and stays there', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
  const armies = page.getByRole('button', { name: 'These are my armies' });
  await expect(armies).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await armies.click();
  await expect(armies).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('the whole card is there on hover and focus, in the hand, on the field and in the log', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 768 });
  const hand6 = ['m26-pershing', 'heavy-infantry', 'fortunate', 'm4a2', 'command-group', 'p-38-lightning'];
  await open(
    page,
    [on('south', 'light-infantry', 'c3', { wounds: 2 }), on('north', 'tiger', 'f5')],
    { weather: 'rain', phase: 'deployment' },
    { hand: hand6, general: 'patton' },
  );
  // the whole hand is in view on a tablet
  const cards = hand(page).getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(6);
  for (let i = 0; i < 6; i++) await expect(cards.nth(i)).toBeInViewport({ ratio: 1 });

  const card = page.getByRole('tooltip', { name: 'The whole card' });
  await cards.nth(0).hover();
  await expect(card).toContainText('6 AP (printed 7)');
  await expect(card).toContainText('−1');
  await expect(card).toContainText('Patton');
  await expect(card).toContainText('May be equipped with');
  await expectNoAxeViolations(page, 'the whole card');
  await cards.nth(2).hover();
  await expect(card).toContainText('Played');
  await expect(card).toContainText('after a die was rolled');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  // by keyboard
  await cards.nth(3).focus();
  await page.keyboard.press('Tab');
  await expect(card).toContainText('Command Group');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  // a unit on the field, with the numbers it has now and why
  await page.setViewportSize({ width: 1440, height: 900 });
  // the field may still find its size: then the pointer rests beside the unit, and is moved again
  await expect(async () => {
    const { x, y } = await spaceAt(page, 'c3');
    await page.mouse.move(x, y);
    await expect(card).toContainText('Light Infantry', { timeout: 3000 });
  }).toPass();
  await expect(card).toContainText('Accuracy: Wounds');
  const away = await spaceAt(page, 'g2');
  await page.mouse.move(away.x, away.y);
  await expect(card).toBeHidden();

  // what came is told as a line, and the line has the card
  await command(page, 'deploy heavy-infantry a1');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .getByRole('tabpanel', { name: 'Log' })
    .getByRole('button', { name: /Heavy Infantry/ })
    .first()
    .click();
  const pinned = page.getByRole('dialog', { name: 'The whole card' });
  await expect(pinned).toContainText('Heavy Infantry');
  await pinned.getByRole('button', { name: 'Close the card' }).click();
  await expect(pinned).toBeHidden();
});

test('an ordinary turn of five units takes fewer than eight clicks', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    let clicks = 0;
    // at the document: what the browser is told at the window not to pass on, because the button has just moved, is clicked again
    document.addEventListener('click', () => (document.documentElement.dataset.clicks = String(++clicks)), true);
  });
  await open(
    page,
    [
      on('south', 'light-infantry', 'a1'),
      on('south', 'heavy-infantry', 'b2'),
      on('south', 'combat-engineers', 'c1'),
      on('south', 'm4a2', 'e3'),
      on('south', 'm26-pershing', 'g3'),
      on('north', 'light-infantry', 'e5', { stats: { hp: 9 } }),
      on('north', 'heavy-infantry', 'g5', { stats: { hp: 9 } }),
    ],
    {},
    { ap: 1, hand: ['m26-pershing'] },
  );
  const line = prompt(page);
  /** As a person does it: the unit whose turn it is comes to hand by itself, and the person shows where. */
  const order = async (unit: string, from: string, to: string, then: RegExp): Promise<void> => {
    await expect(line).toContainText(`In hand: ${unit} on ${from}`);
    const { x, y } = await spaceAt(page, to);
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    await expect(line).toContainText(then);
  };
  await expect(line).toContainText('5 units can still move');
  await order('Light Infantry', 'a1', 'a2', /4 units can still move/);
  await order('Heavy Infantry', 'b2', 'b3', /3 units can still move/);
  await order('Combat Engineers', 'c1', 'c2', /2 units can still move/);
  await page.getByRole('button', { name: 'End movement' }).click();
  // nothing of the hand can be paid: deployment goes by
  await expect(line).toContainText('2 units can shoot');
  await order('M4A2', 'e3', 'e5', /1 unit can shoot/);
  await order('M26 Pershing', 'g3', 'g5', /No unit can shoot/);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByRole('region', { name: /^Hand/ })).toBeVisible();
  const clicks = Number(await page.evaluate(() => document.documentElement.dataset.clicks));
  expect(clicks).toBeLessThan(8);
});

test('whoever sits in the north sees the field from there; the same replay twice is one match', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const units = [on('south', 'light-infantry', 'c3'), on('north', 'light-infantry', 'c5')];
  const height = async (name: string): Promise<number> => (await spaceAt(page, name)).y;
  await open(page, units);
  expect(await height('a1')).toBeGreaterThan(await height('a6'));
  await open(page, units, { active: 'north' }, { solo: 'variable' });
  await expect(prompt(page)).toContainText('can still move');
  expect(await height('a1')).toBeLessThan(await height('a6'));

  const { play } = await bundled<typeof import('./2gm-match')>('2gm-match.ts');
  const buffer = Buffer.from(play('pacific', 1).text);
  const rows = page.getByRole('link', { name: /^Replay of / });
  for (let time = 0; time < 2; time++) {
    await page.goto('./#/matches');
    await page.locator('input[type="file"]').setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer });
    await expect(page).toHaveURL(/#\/replay\//);
  }
  await page.goto('./#/matches');
  // the two positions above, and one replay
  await expect(rows).toHaveCount(3);
});
