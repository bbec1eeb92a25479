import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support';

/** One click from the first page to the table. */
async function playNow(page: Page): Promise<string> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await expect(page.getByRole('button', { name: 'These are my armies' })).toBeVisible();
  return page.url();
}

/** The first answers of a match: which unit goes to which army. */
async function assignArmies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'These are my armies' }).click();
  await expect(page.getByRole('button', { name: 'These are my armies' })).toBeHidden();
}

/** How many answers the list says the only match has. */
async function answersKept(page: Page): Promise<number> {
  await page.goto('./#/matches');
  const row = page.getByRole('main').getByRole('article');
  await expect(row).toHaveCount(1);
  return Number(/(\d+) decisions?/.exec(await row.innerText())?.[1] ?? 'NaN');
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

const POSITION = `game: aces
map: { size: 9x9, hexes: { "5,3": factory } }
turn: { seat: usa, phase: move }
seats: { germany-2: { automa: standard }, usa: {} }
units:
  - { at: "4,2", seat: germany-2, unit: panther }
  - { at: "4,6", seat: usa, unit: infantry }
`;

test('play now leads to a match that survives a reload in the middle', async ({ quietPage: page }) => {
  const table = await playNow(page);
  await assignArmies(page);
  const kept = await answersKept(page);
  expect(kept).toBeGreaterThanOrEqual(6);

  await page.goto(table);
  await page.reload();
  await expect(page.getByRole('button', { name: 'These are my armies' })).toBeHidden();
  expect(await answersKept(page)).toBeGreaterThanOrEqual(kept);
  await page.goto('./');
  await page.getByRole('link', { name: 'Continue at Aces & Armor' }).click();
  await expect(page).toHaveURL(table);
});

test('a new match is what was chosen, and the engine says what may not be', async ({ quietPage: page }) => {
  await page.goto('./#/new/aces');
  await page.getByRole('radio', { name: /^Three people/ }).check();
  await page.getByLabel('Part of the map').selectOption({ label: 'The half with start numbers 1–6' });
  const status = page.getByRole('status').filter({ hasText: 'The rulebook does not agree' });
  await expect(status).toContainText('Four factions play on the full map.');
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeDisabled();

  await page.getByRole('radio', { name: /^Two people/ }).check();
  await page.getByLabel('Faction', { exact: true }).nth(1).selectOption({ label: 'United States' });
  await expect(page.locator('#seats-problem')).toContainText('Two seats belong to different teams');
  await expect(page.locator('#seats-problem').getByRole('link', { name: 'AA-PLAYERS-06' })).toBeVisible();
  await page.getByLabel('Faction', { exact: true }).nth(1).selectOption({ label: 'Germany I' });
  await page.getByLabel('Name', { exact: true }).fill('Bo');
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/play\/\w+$/);

  await page.goto('./#/matches');
  const row = page.getByRole('article', { name: 'Soviet Union against Germany I' });
  await expect(row).toContainText('Soviet Union: You · Germany I: Bo');
  await page.goto('./#/new/aces');
  await expect(page.getByRole('radio', { name: /^Two people/ })).toBeChecked();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Bo');
});

test('a match can be renamed, deleted and had back', async ({ quietPage: page }) => {
  await playNow(page);
  await page.goto('./#/matches');
  const rows = page.getByRole('main').getByRole('article');
  await rows.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of the match').fill('Over the river');
  await page.keyboard.press('Enter');
  const row = page.getByRole('article', { name: 'Over the river' });
  await expect(row.getByRole('button', { name: 'Rename Over the river' })).toBeFocused();
  await row.getByRole('button', { name: 'Delete Over the river' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});

test('a replay goes out as a file and comes back', async ({ quietPage: page }) => {
  await playNow(page);
  await assignArmies(page);
  await page.goto('./#/matches');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export the replay/ }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'sandtable-replay', ruleset: 'aces' });

  await openFile(page, 'mine.replay.json', text);
  await expect(page).toHaveURL(/#\/replay\/\w+$/);
  await page.goto('./#/matches');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: 'from a replay' })).toBeVisible();

  const forged = JSON.parse(text) as { draws: [number, number][] };
  forged.draws = forged.draws.map(([sides, face]) => [sides, sides < 0 ? (face + 1) % -sides : face]);
  await openFile(page, 'forged.json', JSON.stringify(forged));
  await expect(page.getByRole('alert')).toContainText('forged.json cannot be opened: ');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('a position becomes a match that begins there', async ({ quietPage: page }) => {
  await page.goto('./#/matches');
  await openFile(page, 'bridge.yaml', POSITION);
  await expect(page).toHaveURL(/#\/play\/\w+$/);
  await page.goto('./#/matches');
  await expect(page.getByRole('article').filter({ hasText: 'from a position' })).toContainText('United States: You');
});

test('a turn timer that has run out ends movement and declarations', async ({ quietPage: page }) => {
  await page.goto('./#/matches');
  await openFile(page, 'hurry.yaml', `${POSITION}options: { timerSeconds: 3 }\n`);
  const timer = page.getByRole('timer');
  await expect(timer).toBeVisible();
  await expect(timer).toBeHidden();
  await page.goto('./#/matches');
  const row = page.getByRole('article').filter({ hasText: 'from a position' });
  await expect(row).toContainText(/[1-9]\d* decisions?/);
});

test('a bad file is answered with one sentence and leaves nothing behind', async ({ quietPage: page }) => {
  await page.goto('./#/matches');
  for (const [name, text, said] of [
    ['empty.json', '', 'empty.json is empty.'],
    ['photo.json', 'PNG\0\0', 'photo.json is not a text file: expected JSON or YAML.'],
    ['list.yaml', '- one\n- two\n', 'list.yaml is neither a replay nor a position'],
    ['half.json', '{"game": "aces", ', 'half.json cannot be opened: This is not JSON'],
    ['tabs.yaml', 'game: aces\nmap: [', 'tabs.yaml cannot be opened: line 2'],
    ['cards.yaml', 'game: chess', 'cards.yaml is about chess, which cannot be played here yet.'],
    [
      'hex.yaml',
      POSITION.replace('"4,6"', '"40,6"'),
      'hex.yaml cannot be opened: units/1/at: Expected a hex of the map',
    ],
    [
      'old.json',
      JSON.stringify({ format: 'sandtable-replay', formatVersion: 9, ruleset: 'aces' }),
      'old.json cannot be opened: formatVersion: This version reads replays of format 1, found 9.',
    ],
  ] as const) {
    await openFile(page, name, text);
    await expect(page.getByRole('alert')).toContainText(said);
  }
  await page.reload();
  await expect(page.getByText('No match yet.')).toBeVisible();
});

test('two tabs play one match: what is done in one is seen in the other', async ({ quietPage: page, context }) => {
  const table = await playNow(page);
  const other = await context.newPage();
  await other.goto(table);
  await expect(other.getByRole('button', { name: 'These are my armies' })).toBeVisible();
  await assignArmies(page);
  await expect(other.getByRole('button', { name: 'These are my armies' })).toBeHidden();
  await expect(other.getByRole('alert')).toHaveText('');
  // the match waits for the person in both, after as many answers
  const answers = async (tab: Page) => tab.locator('[data-answers]').getAttribute('data-answers');
  await expect.poll(async () => (await answers(page)) === (await answers(other))).toBe(true);
  await other.close();
});

test('a match of an older version goes on', async ({ quietPage: page }) => {
  const table = await playNow(page);
  const id = table.split('/').at(-1) ?? '';
  await page.goto('./#/about');
  await page.reload();
  await page.evaluate(async (match) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const now = await asked(indexedDB.open('sandtable'));
    const stores = now.transaction(['matches', 'tables']);
    const record = await asked(stores.objectStore('matches').get(match));
    const saved = await asked(stores.objectStore('tables').get(match));
    now.close();
    await asked(indexedDB.deleteDatabase('sandtable'));
    // as version 1 had it: no log, a revision
    const opening = indexedDB.open('sandtable', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('matches', { keyPath: 'id' });
      opening.result.createObjectStore('tables');
    };
    const old = await asked(opening);
    const writing = old.transaction(['matches', 'tables'], 'readwrite');
    writing.objectStore('matches').put({ ...record, revision: 0, timer: {} });
    writing.objectStore('tables').put(saved, match);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    old.close();
  }, id);
  await page.goto(table);
  await assignArmies(page);
  expect(await answersKept(page)).toBeGreaterThanOrEqual(6);
});

test('matches that a newer version keeps are not called deleted', async ({ quietPage: page }) => {
  await page.goto('./#/about');
  await page.evaluate(async () => {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('sandtable', 99);
      opening.onsuccess = () => {
        opening.result.close();
        resolve(null);
      };
      opening.onerror = () => reject(opening.error);
    });
  });
  await page.goto('./#/matches');
  await expect(page.getByRole('alert')).toContainText('A newer version of Sandtable keeps the matches');
  await page.goto('./#/play/something');
  await expect(page.getByRole('alert')).toContainText('A newer version of Sandtable keeps the matches');
});

test('a browser that keeps nothing is played in, and says so at the table', async ({ quietPage: page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { get: () => ({ open: refuse }) });
  });
  await playNow(page);
  await expect(page.getByRole('alert')).toContainText('lets nothing be kept for this page');
  await assignArmies(page);
});

test.describe('when the worker dies', () => {
  test.use({ allowedComplaints: [/a slip of the engine/] });

  test('the table is set up again from the last save', async ({ quietPage: page }) => {
    await playNow(page);
    await page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('a slip of the engine');
      });
    });
    await expect(page.getByRole('alert')).toContainText('Nothing is lost.');
    await assignArmies(page);
    expect(await answersKept(page)).toBeGreaterThanOrEqual(6);
  });
});
