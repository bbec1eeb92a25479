import { command } from './keyboard';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

test('a situation is played at the table and judged by exact odds', async ({ quietPage: page }) => {
  test.slow();
  await page.goto('./');
  await page.getByRole('link', { name: 'Situations' }).click();
  await expect(page.getByRole('heading', { name: 'Situations', exact: true })).toBeVisible();
  await expect(page.getByText('not tried yet')).toHaveCount(12);
  await expectNoOverflow(page, 'situations');
  await expectNoAxeViolations(page, 'situations');
  await page.getByRole('link', { name: 'The crossing' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The crossing' })).toBeVisible();
  await expect(page.locator('[data-answers="0"]')).toBeVisible();
  await command(page, 'end');
  await expect(page.getByText('You gave away 45%. The best line has 45% from the start.')).toBeVisible();
  await expect(page.getByText(/^better: shoot /)).toBeVisible();
  await expectNoAxeViolations(page, 'judged');

  // the best line, whatever the dice bring
  await page.getByRole('button', { name: 'Again, with other dice' }).click();
  await expect(page.locator('[data-answers="0"]')).toBeVisible();
  await command(page, 'shoot e4 d5');
  await expect(page.locator('[data-answers]:not([data-answers="0"])')).toBeVisible();
  await command(page, 'end');
  await expect(page.getByText(/from the start\.$/)).toBeVisible();
  await page.goto('./#/situations');
  await expect(page.getByText(/tried (once|2 times)/)).toBeVisible();
  // a fight with a dozen dice is counted as exactly
  await page.getByRole('link', { name: 'Silence the gun' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Silence the gun' })).toBeVisible();
  await expect(page.locator('[data-answers="0"]')).toBeVisible();
  await command(page, 'end');
  await expect(page.getByText('You gave away 78.6%. The best line has 78.6% from the start.')).toBeVisible();
  await expect(page.getByText(/^better: attack /)).toBeVisible();
  await expectNoAxeViolations(page, 'a fight judged');
  await page.goto('./#/situations/nothing');
  await expect(page.getByRole('heading', { name: 'Nothing lies here' })).toBeVisible();
});
