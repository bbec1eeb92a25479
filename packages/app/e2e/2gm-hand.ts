import { expect, type Locator, type Page } from '@playwright/test';
import type { Click } from './2gm-clicks';

/** The sheet of the field as it lies on the screen now. */
async function sheetBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('.gm-map svg.layer').first().boundingBox();
  if (box === null) throw new Error('There is no field.');
  return box;
}

/** The pointer comes first, as that of a hand does: what it is over is aimed at. */
async function clickField(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const { x, y, width, height } = await sheetBox(page);
  await page.mouse.click(x + at.x * width, y + at.y * height);
}

/** A button by its words; those with more to say begin with them. */
function named(page: Page, role: 'button' | 'checkbox' | 'radio', name: string): Locator {
  const begins = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
  return page.getByRole(role, { name: begins }).first();
}

/** How many answers the table on the screen stands at, once none is under way. */
export async function expectAnswers(page: Page, answers: number): Promise<void> {
  await expect(page.locator(`[data-answers="${answers}"]`)).toBeVisible();
}

/** Does at the screen what a click stands for. */
export async function make(page: Page, click: Click): Promise<void> {
  switch (click.on) {
    case 'field':
      return clickField(page, click);
    case 'hand':
      return page.locator('.hand').getByRole('button', { name: click.name }).first().click();
    case 'button':
      return named(page, 'button', click.name).click();
    case 'check':
      return named(page, 'checkbox', click.name).check();
    case 'radio':
      // the number beside it is what one sees and hits
      return named(page, 'radio', click.name).check({ force: true });
    case 'list':
      await page.getByRole('button', { name: 'All answers' }).click();
      return page
        .getByRole('region', { name: 'All answers' })
        .getByRole('button', { name: click.text, exact: true })
        .click();
  }
}
