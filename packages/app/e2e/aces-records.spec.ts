import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

/** A finished match of two Automas that roll dice, from the engine itself. */
const IN_NODE = `
  import { acesGame } from '@sandtable/aces';
  import { openTable } from '@sandtable/host';
  import { readAll } from '@sandtable/kernel';
  export function play(seed) {
    const setup = acesGame.defaultSetup('aces', ['automa', 'automa']);
    const seats = setup.seats.map(() => ({ by: 'opponent', name: 'rulebook' }));
    const options = { ...setup.options, automaRolls: true };
    const table = openTable(acesGame, { setup: { ...setup, options }, seed, seats, thoughts: 'open' }).value;
    while (table.advance()) {}
    const { answers } = table.saved().replay;
    const result = readAll(table.sync('spectator').value.over, (fact) => acesGame.read(fact));
    return { text: JSON.stringify(table.saved().replay), answers: answers.length, result };
  }
`;

interface Played {
  readonly text: string;
  readonly answers: number;
  readonly result: { readonly reason: string; readonly rule: string };
}

async function playInNode(seed: string): Promise<Played> {
  const stdin = { contents: IN_NODE, resolveDir: 'packages/app', loader: 'ts' as const };
  const built = await build({ stdin, bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' });
  const code = Buffer.from(built.outputFiles[0]?.text ?? '').toString('base64');
  const { play } = (await import(`data:text/javascript;base64,${code}`)) as { play(seed: string): Played };
  return play(seed);
}

let played: Played;

test.beforeAll(async () => {
  played = await playInNode('records');
});

/** Opens the match as a file; the app answers with its replay. */
async function openReplay(page: Page): Promise<void> {
  await page.goto('./#/matches');
  const buffer = Buffer.from(played.text);
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/#\/replay\//);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('log').locator('section').first()).toBeVisible();
}

function position(page: Page, n: number) {
  return page.getByText(`${n} / ${played.answers}`, { exact: true });
}

test('a finished match: summary with charts, replay, scrub, branch', async ({ quietPage: page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReplay(page);
  await expectNoOverflow(page, 'replay');
  expect(await smallTargets(page), 'replay').toEqual([]);
  await expectNoAxeViolations(page, 'replay');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'replay at night');

  await page.getByRole('link', { name: 'Summary', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: / won$/ })).toBeVisible();
  await expect(page.getByText(played.result.reason)).toBeVisible();
  await expect(page.getByRole('link', { name: `Rule ${played.result.rule}` })).toBeVisible();
  const charts = page.getByRole('figure');
  await expect(charts).toHaveCount(6);
  await expect(charts.locator('canvas')).toHaveCount(6);
  const units = page.getByRole('figure', { name: 'Units on the map' });
  await units.getByText('As a table').click();
  await expect(units.getByRole('row').nth(1)).toContainText('Round 1');
  await expect(units.getByRole('row').nth(1).getByRole('cell')).toHaveText(['7', '7']);
  await expectNoOverflow(page, 'summary');
  expect(await smallTargets(page), 'summary').toEqual([]);
  await expectNoAxeViolations(page, 'summary at night');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page, 'summary');

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const slider = page.getByRole('slider');
  await slider.fill('20');
  await expect(position(page, 20)).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Answer 20 of \d+\. Round \d+: the turn of /);
  await page.getByRole('button', { name: 'One decision on' }).click();
  await expect(position(page, 21)).toBeVisible();
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(position(page, 0)).toBeVisible();

  await slider.fill('20');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  // who wants less motion gets no pacing, and the same dice fall again
  await expect(page.getByText(played.result.reason)).toBeVisible({ timeout: 20_000 });
});

test('the replay is driven by keys', async ({ quietPage: page }) => {
  await openReplay(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(position(page, 1)).toBeVisible();
  await page.keyboard.press('End');
  await expect(position(page, played.answers)).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(position(page, played.answers)).toBeHidden();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(position(page, 0)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

/** Whether the end of the last way, or the last hit, lies inside the window of the map; null where nothing is drawn. */
function shownInView(page: Page): Promise<boolean | null> {
  return page.locator('.board.aces-map').evaluate((board) => {
    const shown = [...board.querySelectorAll('.last.tip, .hit')].at(-1)?.getBoundingClientRect();
    const { left, right, top, bottom } = board.getBoundingClientRect();
    if (shown === undefined) return null;
    return shown.left >= left && shown.right <= right && shown.top >= top && shown.bottom <= bottom;
  });
}

test('what a moment of the replay shows is in view, also where the map is larger than its window', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReplay(page);
  await page.getByRole('button', { name: 'To the next turn' }).click();
  let shown = 0;
  for (let n = 0; n < 14; n++) {
    await page.getByRole('button', { name: 'One decision on' }).click();
    await expect.poll(() => shownInView(page)).not.toBe(false);
    if ((await shownInView(page)) === true) shown++;
  }
  expect(shown).toBeGreaterThan(3);
});

test('held sideways the log goes along with a replay, and the page stays at the map', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 844, height: 390 });
  await openReplay(page);
  await page.getByRole('button', { name: 'To the end' }).click();
  const now = page.getByRole('log').locator('[aria-current]').first();
  // inside the log it is in view, though the log itself may not be
  await expect
    .poll(() =>
      now.evaluate((line) => {
        const outer = line.closest('[role="log"]')?.getBoundingClientRect() ?? new DOMRect();
        const { top, bottom } = line.getBoundingClientRect();
        return top >= outer.top && bottom <= outer.bottom;
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the log can be narrowed, copied and jumped from', async ({ quietPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReplay(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('who places first');

  await page.getByRole('combobox', { name: 'Show' }).selectOption('Fights');
  await expect(log).not.toContainText('who places first');
  await expect(log).toContainText(/lands \d+ hits?/);
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('destroyed');
  await expect(log).not.toContainText(/lands \d+ hits?/);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('The log is copied as text')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = copied.split('\n').filter((line) => line.startsWith('    '));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.every((line) => / is destroyed \[AA-[A-Z0-9-]+\]$/.test(line))).toBe(true);

  await log
    .getByRole('button', { name: /^Show this moment in the replay: / })
    .first()
    .click();
  await expect(log.locator('[aria-current="step"]').first()).toContainText('is destroyed');
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('xyzzy');
  await expect(log).toContainText('No line fits.');
});

test('the film says why, goes on when told, and shows the turn again', async ({ quietPage: page }) => {
  await openReplay(page);
  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/play\//);
  const film = page.getByRole('region', { name: 'The opponent’s turn' });
  await film.getByRole('button', { name: 'Pause' }).click();
  await expect(film).toContainText('paused');
  await film.getByRole('button', { name: 'One decision' }).click();
  await expect(film.getByRole('group').first()).toContainText(/\d+ rules?/);
  await film.getByRole('group').first().click();
  await expect(film.getByRole('link', { name: /^Rule AA-/ }).first()).toBeVisible();
  await film.getByLabel('Speed').selectOption('At once');
  await page.reload();
  // the speed is remembered
  await expect(page.getByText(played.result.reason)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Show the last turn again' }).click();
  await expect(film).toContainText(/The last turn again: \d+ of \d+/);
  await film.getByRole('button', { name: 'Back to now' }).click();
  await expect(film).not.toContainText('The last turn again');
});
