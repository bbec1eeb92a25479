import { bundled } from './bundled';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

const { CARDS } = await bundled<typeof import('./card-lists')>('card-lists.ts');

/** Opens every card in the page itself and gives back what is wrong with any: words missing, a text cut off, a page too wide. */
async function openAll(cards: readonly { readonly key: string; readonly name: string }[]): Promise<string[]> {
  const wrong: string[] = [];
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
  for (const { key, name } of cards) {
    // nobody looks for that: the list beside the card is empty, and only the card is drawn
    window.location.hash = `#/cards/${key}?q=zzzzzz`;
    const heading = (): string => document.querySelector('.reader article h2')?.textContent ?? '';
    for (let n = 0; n < 600 && !heading().startsWith(`${name},`); n++) await frame();
    if (!heading().startsWith(`${name},`)) wrong.push(`${key}: does not open`);
    const card = document.querySelector<HTMLElement>('.reader');
    if (card === null) continue;
    const text = card.innerText;
    if (/undefined|\[object|NaN|\bnull\b/u.test(text) || text.length < 40) wrong.push(`${key}: words are missing`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`${key}: the page is ${scrollWidth - clientWidth} px too wide`);
    for (const part of card.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(part);
      const cut = style.overflowX === 'hidden' || style.overflowX === 'clip';
      // what is only for those who listen is cut on purpose
      if (cut && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
        wrong.push(`${key}: ${part.className} cuts “${part.innerText.slice(0, 40)}”`);
    }
  }
  return wrong;
}

test('every card opens with all its words, and nothing sticks out or is cut off', async ({ quietPage: page }, {
  project,
}) => {
  test.slow();
  await page.goto('./#/cards');
  await expect(page.getByText(`${CARDS.length} cards`)).toBeVisible();
  expect(await page.evaluate(openAll, CARDS), project.name).toEqual([]);
  if (project.name !== 'desktop') return;
  // a phone on its side is the fourth size
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await page.evaluate(openAll, CARDS), 'on its side').toEqual([]);
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
  await expect(page.getByLabel('Target card')).toBeVisible();
  await page.getByRole('button', { name: /^Armor 5 house/ }).focus();
  await expect(page.getByText('A hit counts only where the Armor-piercing of the weapon reaches it.')).toBeVisible();
  await page.getByLabel('Target card').selectOption('2gm/germany/tiger');
  const table = page.getByRole('table', { name: 'M4A2 attacks Tiger' });
  // the head, and for each ground its name and three distances
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('rowheader', { name: 'in a forest' })).toBeVisible();
  await expectNoOverflow(page, 'card');
  await expectNoAxeViolations(page, 'card');
  expect(await smallTargets(page)).toEqual([]);
});

test('an aircraft is a target of guns and fighters; a rule leads to its cards', async ({ quietPage: page }) => {
  await page.goto('./#/cards/2gm/usa/p-51-mustang');
  await page.getByLabel('Target card').selectOption('2gm/germany/fw-190');
  const fight = page.getByRole('table', { name: 'P-51 Mustang attacks FW 190' });
  await expect(fight.getByRole('rowheader', { name: 'intercepted on its way' })).toBeVisible();
  await expect(fight.getByRole('rowheader', { name: 'attacked beside its HQ' })).toBeVisible();
  // 3 or more on ten sides, in the air and on the ground
  await expect(fight.getByRole('cell', { name: '80%', exact: true })).toHaveCount(4);
  await page.goto('./#/cards/2gm/usa/m1-90mm');
  await page.getByLabel('Target card').selectOption('2gm/germany/fw-190');
  const flak = page.getByRole('table', { name: 'M1 90mm attacks FW 190' });
  await expect(flak.getByRole('rowheader', { name: 'fired at while it attacks within range' })).toBeVisible();
  await expectNoOverflow(page, 'odds');

  await page.goto('./#/rules/aces/AA-B17-03');
  await page.getByRole('link', { name: 'Cards it is about' }).click();
  await expect(page).toHaveURL(/#\/cards\?game=aces&q=b-17/);
  await expect(page.getByText('1 card', { exact: true })).toBeVisible();
});
