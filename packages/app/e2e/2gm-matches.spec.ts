import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bundled } from './bundled';
import { expect, expectNoAxeViolations, reloadTable, test } from './support';

const KEEP = 'Keep this hand';

/** One click from the first page to the table. */
async function playNow(page: Page, table: string, first = KEEP): Promise<string> {
  await page.goto('./');
  await page.getByRole('button', { name: `Play now: ${table}` }).click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await expect(page.getByRole('button', { name: first })).toBeVisible();
  return page.url();
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const POSITION = `game: 2gm
edition: pacific
turn: 5
phase: movement
active: south
south: { nation: usa, ap: 4, hand: [light-infantry] }
north: { nation: japan, hand: 3, solo: { system: pacific } }
natural: { c3: forest }
units:
  - { at: b1, side: south, card: light-infantry }
  - { at: c6, side: north, card: light-infantry }
`;

test('one click leads to a match of each edition, which survives a reload and is continued from its own card', async ({
  quietPage: page,
}) => {
  const tactics = await playNow(page, '2GM Tactics');
  const pacific = await playNow(page, '2GM Pacific');
  // the hand lies beside the field already, so the question about it fits on the lowest screen
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('button', { name: 'Draw a new hand' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: KEEP }).click();
  await expect(page.getByRole('button', { name: KEEP })).toBeHidden();
  await reloadTable(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: KEEP })).toBeHidden();

  await page.goto('./#/matches');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(2);
  const row = page.getByRole('article', { name: 'United States against Japan' });
  await expect(row).toContainText('United States: You · Japan: Opponent of the book');
  await expect(row).toContainText('2GM Pacific');
  await expect(row.getByRole('img').locator('svg')).toBeVisible();
  await expect(rows.filter({ hasText: '2GM Tactics' }).getByRole('img').locator('svg')).toBeVisible();

  for (const [name, url] of [
    ['2GM Tactics', tactics],
    ['2GM Pacific', pacific],
  ] as const) {
    await page.goto('./');
    await page.getByRole('link', { name: `Continue at ${name}` }).click();
    await expect(page).toHaveURL(url);
  }
  await page.goto('./');
  await expect(
    page.getByRole('article', { name: 'Aces & Armor' }).getByRole('button', { name: 'Continue' }),
  ).toBeDisabled();
});

for (const [table, first, own, other] of [
  ['2GM Pacific', KEEP, '2GM-SHOOT-15', 'AA-INTERCEPT-0'],
  ['Aces & Armor', 'These are my armies', 'AA-INTERCEPT-0', '2GM-SHOOT-15'],
] as const) {
  test(`a match of ${table} does not load the other game`, async ({ quietPage: page, context }) => {
    const scripts = new Set<string>();
    context.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.add(response.url());
    });
    await playNow(page, table, first);
    // asked for again: the worker that loaded one may have ended, and its answer with it
    const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
    const loaded = (await Promise.all(texts)).join('\n');
    expect(loaded).toContain(own);
    expect(loaded).not.toContain(other);
  });
}

test('a scenario brings its armies, its briefing and its sky; sides can be changed', async ({ quietPage: page }) => {
  await page.goto('./#/new/tactics');
  await page.getByLabel('Kind of battle').selectOption({ label: 'The road to Moscow (1941)' });
  const briefing = page.getByRole('article', { name: 'Briefing' });
  await expect(briefing).toContainText('thirty degrees of frost');
  await expect(briefing).toContainText('Take both villages');
  await expect(briefing).toContainText('Snow and frost.');
  // what the scenario settles is not asked
  await expect(page.getByRole('heading', { name: 'Weather and light' })).toHaveCount(0);
  await expect(page.getByLabel('Nation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change sides' }).click();
  await expect(page.getByRole('group', { name: 'North' }).getByLabel('Played by')).toHaveValue('me');
  await page.getByLabel('Difficulty').selectOption({ label: 'Hard' });
  await expect(page.getByText('1 AP more each turn, as the book proposes')).toBeVisible();
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await expectNoAxeViolations(page, 'the form with a scenario');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);

  await page.goto('./#/matches');
  const row = page.getByRole('article', { name: 'The road to Moscow: Germany against Soviet Union' });
  await expect(row).toContainText('Germany: Opponent of the book · Soviet Union: You');
  await page.goto('./#/new/tactics');
  await expect(page.getByLabel('Kind of battle')).toHaveValue('moscow-road');
});

test('a deck comes by its code, and what is wrong with one is said beside it', async ({ quietPage: page }) => {
  const { codeOf } = await bundled<{ codeOf(id: string): string }>('2gm-deck-codes.ts');
  await page.goto('./#/new/tactics');
  const south = page.getByRole('group', { name: 'South' });
  await south.getByLabel('Deck', { exact: true }).selectOption({ label: 'By deck code…' });
  const code = south.getByLabel('Deck code');
  const start = page.getByRole('button', { name: 'Start the match' });

  // it begins as the code of the deck that was chosen before
  await expect(code).toHaveValue(codeOf('uk-starter'));
  const points = page.getByLabel('Points for each army');
  await points.fill('');
  await points.blur();
  await expect(points).toHaveValue('120');
  // no army is worth nothing, or less
  for (const nothing of ['0', '-5']) {
    await points.fill(nothing);
    await points.blur();
    await expect(points).toHaveValue('1');
  }
  // with one of our own decks the limit says what it does to it
  await points.fill('100');
  await points.blur();
  await south.getByLabel('Deck', { exact: true }).selectOption('uk-starter');
  await expect(south.getByText('The deck costs 120 points of 100')).toBeVisible();
  await points.fill('120');
  await points.blur();
  await expect(south.getByText('The deck costs 120 points of 100')).toBeHidden();
  await south.getByLabel('Deck', { exact: true }).selectOption({ label: 'By deck code…' });

  await code.fill('my best deck');
  await expect(south.getByText('A deck code of 2GM begins with "2GM1.".')).toBeVisible();
  await expect(start).toBeDisabled();
  await code.fill(`${codeOf('uk-starter').slice(0, -1)}`);
  await expect(south.getByText(/The deck code is/)).toBeVisible();
  await code.fill(codeOf('ussr-starter'));
  await expect(south.getByText('Expected a deck of the United Kingdom, found one of the Soviet Union.')).toBeVisible();
  await points.fill('100');
  await code.fill(codeOf('uk-starter'));
  await expect(south.getByText('46 cards, 120 points.')).toBeVisible();
  await expect(south.getByText('The deck costs 120 points of 100')).toBeVisible();
  await expect(south.getByRole('link', { name: '2GM-DECK-07' })).toBeVisible();
  await points.fill('150');
  // right after the change, before the rulebook was asked about it
  await page.getByLabel('Seed').evaluate((field) => field.closest('details')?.setAttribute('open', ''));
  await page.getByLabel('Seed').fill('kursk');
  await start.click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await page.goto('./#/matches');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export the replay/ }).click();
  const replay = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { seed: unknown; setup: unknown };
  expect(replay).toMatchObject({ seed: 'kursk', setup: { edition: 'tactics', options: { points: 150 } } });
});

test('four people play in two teams, with two copies of the game if they like', async ({ quietPage: page }) => {
  await page.goto('./#/new/pacific');
  await page.getByRole('radio', { name: /^Four people/ }).check();
  await page.getByLabel('Two copies of the game').check();
  await page.getByRole('group', { name: 'North, second player' }).getByLabel('Name').fill('Bo');
  await page.getByRole('radio', { name: /^Three people/ }).check();
  await expect(page.getByLabel('Two copies of the game')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Four people/ }).check();
  await page.getByLabel('Two copies of the game').check();
  await page.getByLabel('Night combat').check();
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await page.goto('./#/matches');
  await expect(
    page.getByRole('article', { name: 'United States and United Kingdom against Japan and Germany' }),
  ).toContainText('United States: You · Japan: Second player · United Kingdom: Third player · Germany: Fourth player');
});

test('replays and positions of 2GM come from files', async ({ quietPage: page }) => {
  await page.goto('./#/matches');
  await openFile(page, 'beach.yaml', POSITION);
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await page.goto('./#/matches');
  const row = page.getByRole('article').filter({ hasText: 'from a position' });
  await expect(row).toContainText('Round 3');
  await expect(row).toContainText('United States: You · Japan: Opponent of the book');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Export the replay/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'sandtable-replay', ruleset: '2gm' });
  await openFile(page, 'mine.replay.json', text);
  await expect(page).toHaveURL(/#\/replay\/\w+$/);

  await page.goto('./#/matches');
  await openFile(page, 'odd.yaml', POSITION.replace('at: b1', 'at: z9'));
  await expect(page.getByRole('alert')).toContainText('odd.yaml cannot be opened: units/0/at: ');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('a seat is handed to an opponent and taken back', async ({ quietPage: page }) => {
  await page.goto('./#/matches');
  await openFile(page, 'beach.yaml', POSITION);
  const end = page.getByRole('button', { name: /^End movement/ });
  await expect(end).toBeVisible();
  await page.getByRole('button', { name: 'Seats…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who plays' });
  // the opponent of the book keeps its own seat
  await expect(sheet.getByRole('button', { name: /Japan/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Hand over to a plain opponent: United States' }).click();
  await expect(sheet.getByText('United States · Plain opponent')).toBeVisible();
  await sheet.getByRole('button', { name: 'Play the United States myself' }).click();
  await expect(sheet.getByText('United States · You')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Seats…' })).toBeFocused();
  await expect(page.getByRole('region', { name: /What the game waits for/ })).toBeVisible();
});

test('a match that is over begins again with the sides changed, and with cards for who takes the other one', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/tactics');
  await page.locator('summary').filter({ hasText: 'Advanced' }).click();
  await page.getByLabel('Seed', { exact: true }).fill('sides');
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await page.getByRole('button', { name: /^Bid 0 AP/ }).click();
  await expect(page.getByRole('button', { name: /^End / })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'All answers' }).click();
  const list = page.getByRole('region', { name: 'All answers' });
  await list.getByRole('button', { name: 'surrender' }).click();
  await list.getByRole('button', { name: 'Really give up? Press once more' }).click();
  const result = page.getByRole('heading', { name: 'Germany won the match' });
  await expect(result).toBeVisible();
  // whoever has looked at the field finds the way to the summary again
  await page.getByRole('button', { name: 'Look at the map' }).click();
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'The result' }).click();
  await expect(result).toBeFocused();

  // the same from the table and from what is said of the match afterwards
  const over = page.url();
  await page.getByRole('link', { name: 'Summary' }).click();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page).not.toHaveURL(/summary/);
  await expect(page.getByRole('tabpanel', { name: 'Units' })).toContainText(/Germany\s*\(you\)/);
  await page.goto(over);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page).not.toHaveURL(over);
  await expect(page.getByRole('button', { name: 'Keep this hand' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hand (5)' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Units' })).toContainText(/Germany\s*\(you\)/);
});
