import { expect, type Locator, type Page } from '@playwright/test';
import type { Click } from './2gm-clicks';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The sheet of the field as it lies on the screen, once it lies still. */
async function sheetBox(page: Page): Promise<Box> {
  return page
    .locator('.gm-map svg.layer')
    .first()
    .evaluate(async (sheet) => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      const measure = (): Box => sheet.getBoundingClientRect().toJSON();
      for (let was = measure(); ; was = measure()) {
        await frame();
        await frame();
        if (JSON.stringify(measure()) === JSON.stringify(was)) return was;
      }
    });
}

/** The pointer comes first, as that of a hand does: what it is over is aimed at. */
export async function clickField(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const { x, y, width, height } = await sheetBox(page);
  await page.mouse.click(x + at.x * width, y + at.y * height);
}

/** Where nothing comes after the shots, ending them ends the turn. */
const LAST_PHASE = /^End (shooting|turn)(?!\w)/;

/** A button by its words; those with more to say begin with them. */
function named(page: Page, role: 'button' | 'checkbox' | 'radio', name: string, nth = 0): Locator {
  const words = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
  const begins = name === 'End shooting' ? LAST_PHASE : words;
  return page.getByRole(role, { name: begins }).nth(nth);
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
      return named(page, 'checkbox', click.name, click.nth).setChecked(click.to);
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
