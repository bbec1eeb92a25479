import type { Locator, Page } from '@playwright/test';
import { command } from './keyboard';
import { on, open2gm } from './positions';
import { expect, test } from './support';

/** South (the United States) against north (Germany) in turn 3; one person on both sides unless the north is said to be the book's. */
async function open(page: Page, units: readonly object[], more: object = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open2gm(page, { ...more, units });
}

const log = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Log' });
const hand = (page: Page): Locator => page.getByRole('region', { name: /^Hand/ });

for (const [edition, own, other] of [
  ['tactics', 'SOLOT-HQ-01', 'SOLOP-HQ-01'],
  ['pacific', 'SOLOP-HQ-01', 'SOLOT-HQ-01'],
] as const)
  test(`what the opponent of the book earns in ${edition} cites the rule of its own book`, async ({
    quietPage: page,
  }) => {
    await open(page, [on('south', 'light-infantry', 'c2'), on('north', 'light-infantry', 'd5')], {
      ...{ edition, phase: 'headquarters', active: 'north', turn: 4 },
      south: { nation: 'uk' },
      north: { solo: { system: edition } },
    });
    await page.getByRole('tab', { name: 'Log' }).click();
    const earned = log(page)
      .getByRole('listitem')
      .filter({ hasText: /Germany collects \d AP/ })
      .last();
    await expect(earned).toBeVisible({ timeout: 30_000 });
    await expect(earned.getByRole('link', { name: `Rule ${own}` })).toBeVisible();
    await expect(earned.getByRole('link', { name: `Rule ${other}` })).toHaveCount(0);
    await expect(earned.getByRole('link', { name: 'Rule 2GM-HQ-10' })).toHaveCount(0);
  });

test('a General of the form says what he does; Ram says what it lacks', async ({ quietPage: page }) => {
  await page.goto('./#/new/pacific');
  const marshal = page.getByLabel('Field Marshal', { exact: true });
  await page.locator('details').filter({ has: marshal }).locator('summary').click();
  await marshal.check();
  const south = page.getByRole('group', { name: 'South' });
  await south.getByLabel('General from the start').selectOption({ label: 'Patton' });
  await expect(south.getByText(/^The first tank/)).toBeVisible();

  await open(page, [
    on('south', 'm4a2', 'c2', { cards: ['ram'] }),
    on('south', 'm4a2', 'g1'),
    on('north', 'panzer-iv', 'c5'),
  ]);
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible' });
  await page.keyboard.press('/');
  await page.keyboard.type('ram g1 c5');
  await page.keyboard.press('Enter');
  await expect(refusal).toContainText('It has no Ram.');
  await expect(refusal).not.toContainText('AP');
});

test('a counter shows the numbers that hold now, a craft’s passenger the price he pays, a helped friend no red frame', async ({
  quietPage: page,
}) => {
  const counter = page.locator('.board .unit.south').first();
  const enemy = on('north', 'light-infantry', 'h6');
  await open(page, [on('south', 'light-infantry', 'c3'), enemy]);
  await expect(counter).toContainText('5+/10');
  await open(page, [on('south', 'light-infantry', 'c3', { wounds: 2 }), enemy]);
  await expect(counter).toContainText('7+/10');

  // help is not drawn as fire
  await open(page, [on('south', 'm4a2', 'c3'), enemy], { south: { hand: ['fuel'] } });
  await hand(page).getByRole('button', { name: /Fuel/ }).click();
  await expect(page.locator('.gm-map path.reach')).toHaveCount(1);
  await expect(page.locator('.gm-map path.reticle')).toHaveCount(0);

  // who comes along in a craft is cheaper, and the card in the hand says so while he is chosen
  const natural: Record<string, string> = {};
  for (const column of 'abcdefgh') Object.assign(natural, { [`${column}1`]: 'sea', [`${column}2`]: 'beach' });
  const south = { hand: ['lcvp', 'marines'] };
  await open(page, [on('south', 'm4a2', 'c3'), enemy], { phase: 'deployment', natural, south });
  await expect(hand(page)).not.toContainText('−1 AP');
  await command(page, 'deploy lcvp c1');
  await expect(hand(page)).toContainText(/−1 AP/);
});

test('Night raid says who the prisoners are and what is counted', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/pacific');
  await page.getByLabel('Kind of battle').selectOption({ label: 'Night raid (1945)' });
  await page.getByRole('button', { name: 'Start the match' }).click();
  const orders = page.getByRole('tabpanel', { name: 'Units' });
  await expect(orders).toContainText('Combat Engineers in your first row');
  await expect(orders).toContainText('Enemy units destroyed: 0 of 8');
});
