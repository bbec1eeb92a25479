import type { Page } from '@playwright/test';
import type { Played } from './2gm-match';
import { bundled } from './bundled';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

/** Long enough for shots, raids and every curve; a tie goes on. */
const TURNS = 12;

let tactics: Played;
let pacific: Played;

test.beforeAll(async () => {
  const { play } = await bundled<typeof import('./2gm-match')>('2gm-match.ts');
  tactics = play('tactics', TURNS);
  pacific = play('pacific', TURNS);
});

/** Opens the match as a file; the app answers with its replay. */
async function openReplay(page: Page, played: Played): Promise<void> {
  await page.goto('./#/matches');
  const buffer = Buffer.from(played.text);
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/replay\//);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('log').locator('section').first()).toBeVisible();
}

function position(page: Page, n: number, played: Played) {
  return page.getByText(`${n} / ${played.answers}`, { exact: true });
}

test('a finished match of 2GM: replay with reasons, summary with charts', async ({ quietPage: page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReplay(page, tactics);
  const slider = page.getByRole('slider');
  const moment = page.getByRole('region', { name: 'This moment' });
  await slider.fill('20');
  await expect(position(page, 20, tactics)).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Answer 20 of \d+\. Turn \d+: /);
  await expect(moment).toContainText(/It plays [A-Z ]+/);
  await expect(moment.getByRole('link', { name: /^Rule SOLOT-STANCE-/ }).first()).toBeVisible();
  await expectNoOverflow(page, 'replay');
  expect(await smallTargets(page), 'replay').toEqual([]);
  await expectNoAxeViolations(page, 'replay');

  await page.getByRole('link', { name: 'Summary', exact: true }).click();
  await expect(page.getByText(tactics.result.reason)).toBeVisible();
  await expect(page.getByRole('link', { name: `Rule ${tactics.result.rule}` })).toBeVisible();
  await expect(page.getByText(`${tactics.turns} turns`)).toBeVisible();
  await expect(page.getByRole('figure').locator('canvas')).toHaveCount(5);
  const hq = page.getByRole('figure', { name: 'HP of the HQ' });
  await hq.getByText('As a table').click();
  await expect(hq.getByRole('row').nth(1)).toContainText('Turn 1');
  await expectNoOverflow(page, 'summary');
  expect(await smallTargets(page), 'summary').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'summary at night');

  // the same file again is the same match
  await openReplay(page, tactics);
  await page.goto('./#/matches');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('the log of 2GM has dice with what they needed, and every modifier', async ({ quietPage: page }) => {
  await openReplay(page, pacific);
  const log = page.getByRole('log');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Fights');
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('Accuracy');
  const die = log
    .getByRole('img', { name: /^Dice: \d+\. Needed: \d+ or more, critical with \d+\. \d hits?\.$/ })
    .first();
  await expect(die).toBeVisible();
  await expect(log).toContainText(/Accuracy \d+\/\d+/);
  await expect(log).toContainText(/Armor-piercing against Armor \d+ : \d+/);
  await expect(log.getByRole('link', { name: 'Rule 2GM-CARD-23' }).first()).toBeVisible();
});

for (const edition of ['tactics', 'pacific'] as const) {
  test(`a branch of ${edition} goes on as a film that says why`, async ({ quietPage: page }) => {
    const played = edition === 'tactics' ? tactics : pacific;
    await openReplay(page, played);
    await page.getByRole('slider').fill(String(played.answers - 40));
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/#\/play\//);
    const film = page.getByRole('region', { name: 'The opponent’s turn' });
    const table = page.locator('[data-answers]');
    await film.getByRole('button', { name: 'Pause' }).click();
    await expect(film).toContainText('paused');
    // a die for a tie has no reasons of its own: on to the next decision that has
    await expect(async () => {
      const answers = (await table.getAttribute('data-answers')) ?? '';
      await film.getByRole('button', { name: 'One decision' }).click();
      // not the reasons of the decision before
      await expect(table).not.toHaveAttribute('data-answers', answers, { timeout: 2000 });
      await expect(film.getByRole('group').first()).toContainText(/\d+ rules?/, { timeout: 2000 });
      await expect(film).toContainText(edition === 'tactics' ? /It plays [A-Z ]{6,}/ : /It plays /, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await film.getByRole('group').first().click();
    await expect(film.getByRole('link', { name: /^Rule SOLO/ }).first()).toBeVisible();
    await film.getByLabel('Speed').selectOption('At once');
    await film.getByRole('button', { name: 'Play', exact: true }).click();
    // the same dice fall again
    await expect(page.getByText(played.result.reason).first()).toBeVisible({ timeout: 30_000 });
  });
}
