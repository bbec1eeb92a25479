import { bundled } from './bundled';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

const { CARDS } = await bundled<typeof import('./card-lists')>('card-lists.ts');

test('every card opens with all its words, and nothing sticks out', async ({ quietPage: page }) => {
  test.slow();
  await page.goto('./#/cards');
  await expect(page.getByText(`${CARDS.length} cards`)).toBeVisible();
  for (const [at, { key, name }] of CARDS.entries()) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/cards/${key}`);
    const card = page.locator('.reader article').first();
    await expect(card.getByRole('heading', { level: 2 })).toContainText(name);
    const text = await card.innerText();
    expect(text, key).not.toMatch(/undefined|\[object|NaN|null/);
    if (at % 20 === 0) await expectNoOverflow(page, key);
  }
});

test('cards are searched, filtered, sorted and compared, and the address says so', async ({ quietPage: page }) => {
  await page.goto('./#/cards');
  await page.getByLabel('Search the cards').fill('tiger');
  await expect(page.getByRole('link', { name: /^.*Tiger/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/q=tiger/);
  await page.reload();
  await expect(page.getByLabel('Search the cards')).toHaveValue('tiger');
  await page.getByLabel('Search the cards').fill('');
  await page.getByLabel('Game').selectOption('2gm');
  await page.getByLabel('Nation').selectOption('germany');
  await page.getByLabel('Class').selectOption('tank');
  await page.getByLabel('Shown as').selectOption('list');
  await page.getByRole('button', { name: 'Armor', exact: true }).click();
  await page.getByRole('button', { name: 'Armor', exact: true }).click();
  await expect(page).toHaveURL(/sort=armor/);
  const compare = page.getByRole('button', { name: /^Compare / });
  await compare.nth(0).click();
  await compare.nth(0).click();
  await expect(page.getByText('2 cards to compare')).toBeVisible();
  await expectNoOverflow(page, 'compare');
  await expectNoAxeViolations(page, 'compare');
});

test('the large card explains its numbers and counts the odds against another', async ({ quietPage: page }) => {
  await page.goto('./#/cards/2gm/usa/m4a2');
  await page.getByText('Armor', { exact: true }).last().click();
  await page.getByLabel('Target card').selectOption('2gm/germany/tiger');
  const table = page.getByRole('table', { name: 'M4A2 attacks Tiger' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByLabel('The target stands').selectOption('forest');
  await expect(table).toBeVisible();
  await expectNoOverflow(page, 'card');
  await expectNoAxeViolations(page, 'card');
  expect(await smallTargets(page)).toEqual([]);
});
