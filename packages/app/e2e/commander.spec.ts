import type { Locator, Page } from '@playwright/test';
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
    // nobody types what a table calls its answers
    await expect(sheet(page)).not.toContainText(/Its choice: (step|reveal|act|shoot) /);
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
    // whoever follows it need not look for the piece and the place
    const answers = (): Promise<number> => page.locator('[data-answers]').evaluate((at) => Number(at.dataset.answers));
    const before = await answers();
    await sheet(page).getByRole('button', { name: 'Do its choice' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(answers).toBeGreaterThan(before);
    await expect(page.getByRole('alert').filter({ hasText: 'Not possible' })).toHaveCount(0);
  });
}

test('a whole way is followed with one press, and where it leads is seen beside the sheet', async ({
  quietPage: page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, 'aces');
  await page.getByRole('button', { name: 'These are my armies' }).click();
  const ask = page.getByRole('button', { name: 'Advice', exact: true });
  const moving = page.getByText(/units can still move/);
  const others = page.getByRole('button', {
    name: /^(Place all for me|Let it pass, whole move|Use Army 1|Army 1 waits)/,
  });
  await expect(async () => {
    if (await others.first().isVisible()) await others.first().click({ timeout: 1000 });
    await expect(moving).toBeVisible({ timeout: 500 });
  }).toPass();
  await ask.click();
  const choice = sheet(page).getByText(/^Its choice: .+ on \d+,\d+ to \d+,\d+$/);
  await expect(choice).toBeVisible({ timeout: 60_000 });
  const [, unit = '', to = ''] = /: (.+) on .+ to (.+)$/.exec((await choice.textContent()) ?? '') ?? [];
  const mark = page.locator('.board .candidate.first');
  await expect(page.locator('.board .candidate')).toHaveCount(1);
  await expect
    .poll(async () => ((await sheet(page).boundingBox())?.y ?? 0) - ((await mark.boundingBox())?.y ?? 999))
    .toBeGreaterThan(0);
  await sheet(page).getByRole('button', { name: 'Do its choice' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Army' })).toContainText(`${unit} on ${to}`);
});

test.describe('where the words of commands cannot be fetched', () => {
  test.use({ allowedComplaints: [/wish-words|^Failed to load resource: net::ERR_FAILED/] });

  test('advice names the command itself, and can still be followed', async ({ quietPage: page }) => {
    test.slow();
    await page.route(/wish-words/, (route) => route.abort('failed'));
    await begin(page, 'tactics');
    await page.getByRole('button', { name: 'Advice', exact: true }).click();
    await expect(sheet(page).getByText(/^Its choice: [a-z-]+( [\w:,-]+)*$/)).toBeVisible({ timeout: 60_000 });
    await sheet(page).getByRole('button', { name: 'Do its choice' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'Not possible' })).toHaveCount(0);
  });
});

test('a match that says so has no advice', async ({ quietPage: page }) => {
  await begin(page, 'aces', 'off');
  await expect(page.getByRole('button', { name: 'All answers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Advice', exact: true })).toHaveCount(0);
});

/** Finished matches of two people's seats, played without foresight. */
const IN_NODE = `
  import { gmGame } from '@sandtable/2gm';
  import { acesGame } from '@sandtable/aces';
  import { intention } from '@sandtable/aces/stand-in';
  import { Recording } from '@sandtable/kernel';
  function finished({ rules }, setup, seed, choose) {
    const recording = new Recording(rules, setup, seed);
    const { match } = recording;
    for (let decision = match.decision(); decision !== null; decision = match.decision())
      recording.submit(decision.seat, choose(rules.view(match.state, decision.seat), decision));
    return JSON.stringify(recording.file());
  }
  const people = ['person', 'person'];
  export const aces = () =>
    finished(acesGame, acesGame.defaultSetup('aces', people), 'analysis', (view, asked) => intention(view, asked)[0]);
  export const pacific = () =>
    finished(gmGame, gmGame.defaultSetup('pacific', people), 'c', (view, asked) => gmGame.opponents.greedy(view, asked).option);
`;

async function finishedMatch(table: 'aces' | 'pacific'): Promise<Buffer> {
  const stdin = { contents: IN_NODE, resolveDir: 'packages/app', loader: 'ts' as const };
  const built = await build({ stdin, bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' });
  const code = Buffer.from(built.outputFiles[0]?.text ?? '').toString('base64');
  const matches = (await import(`data:text/javascript;base64,${code}`)) as Record<typeof table, () => string>;
  return Buffer.from(matches[table]());
}

async function openSummary(page: Page, table: 'aces' | 'pacific'): Promise<Locator> {
  await page.goto('./#/matches');
  const buffer = await finishedMatch(table);
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('link', { name: 'Summary', exact: true }).click();
  return page.getByRole('region', { name: /^Luck and choices of/ }).first();
}

test('a match is taken apart, stopped, taken apart again, and what was found stays with it', async ({
  quietPage: page,
}) => {
  test.slow();
  const part = await openSummary(page, 'aces');
  await part.getByRole('button', { name: 'Analyse the match' }).click();
  await part.getByRole('button', { name: 'Stop' }).click();
  await part.getByRole('button', { name: 'Analyse the match' }).click();
  const sum = part.getByText(/^Dice and draws were worth .+ points of the chance to win, the choices/);
  await expect(sum).toBeVisible({ timeout: 90_000 });
  const said = await sum.innerText();
  // its curve goes by the same points as the charts beside it
  const pointsOf = (chart: Locator) => chart.locator('th[scope="row"]').allTextContents();
  const points = await pointsOf(part.getByRole('figure'));
  expect(points[0]).toMatch(/^Round 1, /);
  expect(points.at(-1)).toBe('End');
  expect(points).toEqual(await pointsOf(page.getByRole('figure').first()));
  await expectNoOverflow(page, 'analysis');
  await expectNoAxeViolations(page, 'analysis');
  await page.reload();
  await expect(sum).toHaveText(said);
  // a costly decision is told as the table tells it, and leads to its moment, where the other way can be tried
  const costly = part.getByRole('link', { name: /; rather / });
  await expect(costly.first()).toBeVisible();
  for (const words of await costly.allTextContents()) {
    expect(words).toMatch(/^Round \d+ · /);
    expect(words).not.toMatch(/(: |rather )(step|attack|buy|end)\b/);
  }
  await costly.first().click();
  await expect(page).toHaveURL(/#\/replay\/.*at=\d+/);
  await expect(page.getByRole('slider')).toBeVisible();
});

test('at 2GM too a costly decision is told with units and cards by their names', async ({ quietPage: page }) => {
  test.slow();
  const part = await openSummary(page, 'pacific');
  await part.getByRole('button', { name: 'Analyse the match' }).click();
  const costly = part.getByRole('link', { name: /; rather / });
  await expect(costly.first()).toBeVisible({ timeout: 90_000 });
  for (const words of await costly.allTextContents()) {
    expect(words).toMatch(/^Turn \d+ · (United States|Germany): /);
    expect(words).not.toMatch(/(: |rather )(move|shoot|deploy|equip|load|play|end|assault)\b/);
  }
});
