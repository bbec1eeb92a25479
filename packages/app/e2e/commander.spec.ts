import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

async function begin(page: Page, table: string, advice?: string): Promise<void> {
  await page.goto(`./#/new/${table}`);
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Seed', { exact: true }).fill('advice');
  if (advice !== undefined) await page.getByLabel('Advice of the Commander').selectOption(advice);
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/play\//);
}

const sheet = (page: Page) => page.getByRole('region', { name: 'What the Commander would do' });

for (const table of ['aces', 'tactics']) {
  test(`the Commander is asked what it would do, at ${table}`, async ({ quietPage: page }) => {
    test.slow();
    await begin(page, table);
    const ask = page.getByRole('button', { name: 'Advice', exact: true });
    await ask.click();
    await expect(sheet(page).getByText(/^Its choice:/)).toBeVisible({ timeout: 60_000 });
    await expect(sheet(page)).toContainText('Asked once in this match.');
    await expectNoOverflow(page, 'advice');
    await expectNoAxeViolations(page, 'advice');
    // a screen that is turned or made smaller shows it again, and asks nothing
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sheet(page).getByText(/^Its choice:/)).toBeVisible();
    await expect(sheet(page)).toContainText('Asked once in this match.');
    if (size !== null) await page.setViewportSize(size);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toHaveCount(0);
    // it is counted with the match: whoever comes back finds it
    await page.reload();
    await ask.click();
    await expect(sheet(page)).toContainText('Asked 2 times in this match.', { timeout: 60_000 });
  });
}

test('a match that says so has no advice', async ({ quietPage: page }) => {
  await begin(page, 'aces', 'off');
  await expect(page.getByRole('button', { name: 'All answers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Advice', exact: true })).toHaveCount(0);
});

/** A finished match of two people's seats, played without foresight. */
const IN_NODE = `
  import { acesGame } from '@sandtable/aces';
  import { intention } from '@sandtable/aces/stand-in';
  import { Recording } from '@sandtable/kernel';
  export function play() {
    const recording = new Recording(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'person']), 'analysis');
    const { match } = recording;
    for (let decision = match.decision(); decision !== null; decision = match.decision()) {
      const view = acesGame.rules.view(match.state, decision.seat);
      recording.submit(decision.seat, intention(view, decision)[0]);
    }
    return JSON.stringify(recording.file());
  }
`;

async function finishedMatch(): Promise<string> {
  const stdin = { contents: IN_NODE, resolveDir: 'packages/app', loader: 'ts' as const };
  const built = await build({ stdin, bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' });
  const code = Buffer.from(built.outputFiles[0]?.text ?? '').toString('base64');
  const { play } = (await import(`data:text/javascript;base64,${code}`)) as { play(): string };
  return play();
}

test('a match is taken apart, stopped, taken apart again, and what was found stays with it', async ({
  quietPage: page,
}) => {
  test.slow();
  await page.goto('./#/matches');
  const buffer = Buffer.from(await finishedMatch());
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('link', { name: 'Summary', exact: true }).click();
  const part = page.getByRole('region', { name: /^Luck and choices of/ }).first();
  await part.getByRole('button', { name: 'Analyse the match' }).click();
  await part.getByRole('button', { name: 'Stop' }).click();
  await part.getByRole('button', { name: 'Analyse the match' }).click();
  const sum = part.getByText(/^Dice and draws were worth .+ points of the chance to win, the choices/);
  await expect(sum).toBeVisible({ timeout: 90_000 });
  const said = await sum.innerText();
  await expectNoOverflow(page, 'analysis');
  await expectNoAxeViolations(page, 'analysis');
  await page.reload();
  await expect(sum).toHaveText(said);
  // a costly decision leads to its moment, where the other way can be tried
  await part
    .getByRole('link', { name: /; rather / })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/replay\/.*at=\d+/);
  await expect(page.getByRole('slider')).toBeVisible();
});
