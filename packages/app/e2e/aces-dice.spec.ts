import { prompt } from './keyboard';
import { expect, expectNoAxeViolations, test } from './support';

test('real dice: every die is asked for, and faces are clicked or typed', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/aces');
  await page.getByLabel('Dice', { exact: true }).selectOption({ label: 'Real dice; we type them in' });
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'These are my armies' }).click();

  await expect(prompt(page)).toContainText('Roll 1D12 for who places first');
  const pad = page.getByRole('group', { name: 'What the D12 shows' });
  await expect(pad.getByRole('button')).toHaveCount(12);
  await expectNoAxeViolations(page, 'the dice');
  // a slip of the finger is no throw: it is rubbed out before it counts
  const typed = page.getByLabel('Faces as they fell; press them above or type them here');
  const enter = page.getByRole('button', { name: 'These fell' });
  await expect(enter).toBeDisabled();
  await pad.getByRole('button', { name: '1', exact: true }).click();
  await expect(typed).toHaveValue('1');
  await page.getByRole('button', { name: 'Rub out' }).click();
  await expect(typed).toHaveValue('');
  await pad.getByRole('button', { name: '11', exact: true }).click();
  await enter.click();

  await expect(typed).toHaveValue('');
  await expect(prompt(page)).toContainText('Roll 1D12 for who places first');
  await typed.fill('13');
  await typed.press('Enter');
  await expect(page.getByText('A face is a whole number from 1 to 12.')).toBeVisible();
  await typed.fill('4');
  await typed.press('Enter');
  // the higher roll places first
  await expect(prompt(page)).toContainText('Turn over one of your tokens');
  // the pad is gone: the focus is on the map rather than nowhere
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
