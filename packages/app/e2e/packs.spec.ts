import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { bundled } from './bundled';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

const { PACIFIC } = await bundled<typeof import('./card-lists')>('card-lists.ts');

async function openPacks(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./#/decks/packs');
  await expect(page.getByRole('heading', { name: 'Packs', exact: true })).toBeVisible();
}

/** Another browser that has nothing of this one. */
async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), serviceWorkers: 'block' });
  return context.newPage();
}

async function keepPack(page: Page, name: string, text: string): Promise<void> {
  await openPacks(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('JSON, or lines of CSV').fill(text);
  await checkAndKeep(page);
  await expect(page.getByText(`${name} is kept.`)).toBeVisible();
}

/** In the editor: thresholds of a tank, and a map of one's own that is called Kitchen. */
async function typeMats(page: Page): Promise<void> {
  await openPacks(page);
  await page.getByText('Edit values').click();
  await page.getByLabel('Cards', { exact: true }).selectOption('aces/soviet-union');
  await page.getByLabel('T-34, levels').fill('6 9 11');
  await page.getByRole('button', { name: 'Begin with our summer map' }).click();
  const map = page.getByLabel('Further map');
  await expect(map).toHaveValue(/name: /);
  await map.fill((await map.inputValue()).replace(/^name: .*$/mu, 'name: Kitchen'));
  await map.blur();
  await page.getByLabel('Name', { exact: true }).fill('My mats');
}

async function checkAndKeep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check and keep it' }).click();
}

/** The list of matches says with which pack one is played. */
async function expectPlayedWith(page: Page, pack: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'These are my armies' })).toBeVisible();
  await page.goto('./#/matches');
  await expect(page.getByText(new RegExp(`\\(pack ${pack}, [0-9a-f]{8}\\)`, 'u')).first()).toBeVisible();
}

const MINE = 'list,nation,id,hp,cost\nunits,usa,m4a2,9,6\n';

test('values are typed, refused by their cell, kept, and played with', async ({ quietPage: page }) => {
  await typeMats(page);
  await page.getByLabel('Dice with 1 damage').fill('13');
  await page.getByLabel('Dice with 5 damage').fill('3');
  await page.getByLabel('Dice with 5 damage').blur();
  await checkAndKeep(page);
  await expect(page.getByText('dice/1: ', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page, 'editor');
  // what was typed stays while the cards of the other game are looked at
  await page.getByLabel('Cards', { exact: true }).selectOption('2gm/germany');
  await page.getByLabel('Cards', { exact: true }).selectOption('aces/usa');
  await expect(page.getByLabel('Dice with 1 damage')).toHaveValue('13');
  await page.getByLabel('Dice with 1 damage').fill('10');
  await page.getByLabel('Dice with 1 damage').blur();
  await checkAndKeep(page);
  await expect(page.getByText('My mats is kept.')).toBeVisible();
  await expectNoOverflow(page, 'packs');
  await page.getByRole('button', { name: 'Play with My mats on kitchen' }).click();
  await expectPlayedWith(page, 'My mats');
});

test('a kept pack is changed, and kept beside what it was', async ({ quietPage: page }) => {
  await keepPack(page, 'My cards', MINE);
  const contents = page.getByText(/· Content [0-9a-f]{8}$/u);
  const before = await contents.innerText();
  await page.getByRole('button', { name: 'Change My cards' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('My cards');
  const text = page.getByLabel('JSON, or lines of CSV');
  const old = await text.inputValue();
  expect(JSON.parse(old)).toMatchObject({ game: '2gm', units: [{ nation: 'usa', id: 'm4a2', hp: 9, cost: 6 }] });
  await text.fill(old.replace('"hp": 9', '"hp": "many"'));
  await checkAndKeep(page);
  await expect(page.getByText('units/usa/m4a2/hp: Expected a number, found "many".')).toBeVisible();
  await expect(contents).toHaveCount(1);
  await text.fill(old.replace('"hp": 9', '"hp": 8'));
  await checkAndKeep(page);
  await expect(page.getByText('My cards is kept.')).toBeVisible();
  await expect(contents).toHaveCount(2);
  await expect(contents.filter({ hasText: before })).toHaveCount(1);
});

test('a deck says with which pack it is built, asks for it by name elsewhere, and takes our values instead', async ({
  quietPage: page,
  browser,
  baseURL,
}) => {
  test.slow();
  await keepPack(page, 'My cards', MINE);
  const [deck] = PACIFIC;
  if (deck === undefined) throw new Error('no deck');
  await page.goto('./#/decks/new');
  await page.getByLabel('Code, link, text or file').fill(deck.code);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('A legal deck.')).toBeVisible();
  const points = page.getByText(/of 120 points/).first();
  await expect(points).toHaveText(/120 of 120/);
  await page.getByLabel('Values', { exact: true }).selectOption({ index: 1 });
  // the printed price of the M4A2 counts from here on
  await expect(points).not.toHaveText(/^120 of 120/);
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/pack-name=My\+cards/);
  const address = await link.inputValue();

  // the catalogue shows the same values, and says whose they are
  await page.goto('./#/cards/2gm/usa/m4a2');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Values', { exact: true }).selectOption({ index: 1 });
  const hp = page.getByRole('button', { name: /^HP 9 pack/ });
  await hp.focus();
  await expect(page.getByText('The value of your pack.')).toBeVisible();
  await expect(page).toHaveURL(/pack=[0-9a-f]+/);
  await page.getByLabel('Values', { exact: true }).selectOption({ label: 'Ours' });
  await expect(page.getByRole('button', { name: /^HP 4 house/ })).toBeVisible();
  await page.getByLabel('In the deck').selectOption({ label: 'New deck of the United States, my deck' });
  await expect(page.getByText(`${deck.cards.length} cards`)).toBeVisible();

  const far = await elsewhere(browser, baseURL);
  await far.goto(address);
  await expect(far.getByText('was built with the pack “My cards”')).toBeVisible();
  await expect(far.getByText('The pack of this deck is not here.')).toBeVisible();
  await far.getByRole('button', { name: 'Use our values instead' }).click();
  await expect(far.getByRole('button', { name: 'Play this deck now' })).toBeEnabled();
  await far.context().close();
});

test('a file that only names its pack is opened with it, or with our values', async ({ quietPage: page }) => {
  const position = {
    game: '2gm',
    edition: 'pacific',
    turn: 4,
    phase: 'shooting',
    active: 'south',
    pack: { name: 'My cards', hash: '0123456789abcdef' },
    south: { nation: 'usa', ap: 3, hq: 10 },
    north: { nation: 'japan', ap: 5, hq: 8 },
    units: [
      { at: 'c3', side: 'south', card: 'm4a2' },
      { at: 'c5', side: 'north', card: 'type-95-ha-go' },
    ],
  };
  await page.goto('./#/matches');
  const file = { name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(position)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('asks for the pack “My cards” (01234567), which is not here')).toBeVisible();
  await page.getByRole('button', { name: 'Our values instead' }).click();
  await expect(page.locator('[data-answers]')).toBeVisible();
});

test('the form of a new match offers the packs, refuses what does not fit, and asks for a lost one by name', async ({
  quietPage: page,
  browser,
  baseURL,
}) => {
  test.slow();
  await keepPack(page, 'My cards', MINE);
  const values = page.getByLabel('Values', { exact: true });
  const start = page.getByRole('button', { name: /^(Start the match|Make the table)/ });
  await page.goto('./#/new/pacific');
  await expect(page.getByText(/\b120 points/).first()).toBeVisible();
  await values.selectOption({ index: 1 });
  // the printed price makes the ready deck too dear, and the seat says so
  await expect(start).toBeDisabled();
  await expect(page.getByText(/\b12[1-9] points/).first()).toBeVisible();
  await expectNoAxeViolations(page, 'form');
  await page.getByLabel('Points').fill('140');
  await page.getByLabel('Points').press('Enter');
  await expect(start).toBeEnabled();
  // what was chosen is remembered, the values too
  await page.reload();
  await expect(values.locator('option:checked')).toHaveText(/^My cards/);
  await page.getByLabel('Played by').nth(1).selectOption('link');
  await page.getByRole('button', { name: 'Make the table, copy the link' }).click();
  await expect(page.getByText(/Printed values: My cards \([0-9a-f]{8}\)/)).toBeVisible();
  const far = await elsewhere(browser, baseURL);
  await far.goto(await page.locator('.link input').first().inputValue());
  await expect(far.getByText(/Printed values: My cards \([0-9a-f]{8}\)/)).toBeVisible();
  await far.context().close();

  await page.goto('./#/decks/packs');
  await page.getByRole('button', { name: 'Remove My cards' }).click();
  await page.goto('./#/new/pacific');
  await expect(page.getByText(/The pack “My cards” \([0-9a-f]{8}\) is not here/)).toBeVisible();
  await expect(start).toBeDisabled();
  await page.getByRole('button', { name: 'Use our values instead' }).click();
  await expect(start).toBeEnabled();
  await expect(page.getByText(/\b120 points/).first()).toBeVisible();
});

test('a match of Aces from the form is played with a pack, on its map', async ({ quietPage: page }) => {
  await typeMats(page);
  await checkAndKeep(page);
  await expect(page.getByText('My mats is kept.')).toBeVisible();
  await page.goto('./#/new/aces');
  await page.getByLabel('Values', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Side of the board').selectOption({ label: 'kitchen, of the pack' });
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expectPlayedWith(page, 'My mats');
});

test('two decks are a team', async ({ quietPage: page }) => {
  for (const nation of ['uk', 'usa']) {
    await page.goto('about:blank');
    await page.goto('./#/decks');
    await page.getByLabel('Nation').selectOption(nation);
    await page.getByRole('button', { name: 'Random army' }).click();
    await expect(page.getByText('A legal deck.')).toBeVisible();
  }
  await page.getByLabel('Deck of the partner').selectOption({ label: 'New deck of the United Kingdom' });
  await expect(page.getByText(/Together with New deck of the United Kingdom/)).toBeVisible();
  await page.getByRole('button', { name: 'Play this team now' }).click();
  await expect(page.locator('[data-answers]')).toBeVisible();
  // in the form the partner's deck comes along
  await page.goto('./#/new/pacific');
  await page.getByRole('radio', { name: /^Four/ }).check({ force: true });
  const decks = page.getByLabel('Deck', { exact: true });
  await decks.nth(0).selectOption({ label: 'New deck of the United States, my deck' });
  await expect(decks.nth(2).locator('option:checked')).toHaveText('New deck of the United Kingdom, my deck');
});

test('all my data goes into one file and comes back in another browser', async ({
  quietPage: page,
  browser,
  baseURL,
}) => {
  test.slow();
  await keepPack(page, 'My cards', MINE);
  await page.goto('./#/decks/boxes');
  await page.getByLabel('2GM Pacific').fill('2');
  await page.getByLabel('2GM Pacific').blur();
  await page.goto('./#/decks');
  await page.getByRole('button', { name: 'Random army' }).click();
  await expect(page.getByText('A legal deck.')).toBeVisible();
  await page.getByLabel('What is new').fill('the first');
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await page.getByRole('button', { name: 'Play this deck now' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(page.locator('[data-answers="1"], [data-answers="2"], [data-answers="3"]')).toBeVisible();

  const saved = async (from: Page): Promise<string> => {
    await from.goto('./#/decks/data');
    const waiting = from.waitForEvent('download');
    await from.getByRole('button', { name: 'Save all my data' }).click();
    return readFile(await (await waiting).path(), 'utf8');
  };
  const file = await saved(page);
  const far = await elsewhere(browser, baseURL);
  await far.goto('./#/decks/data');
  const read = async (text: string): Promise<void> => {
    const buffer = Buffer.from(text);
    await far.getByLabel('Read a file back').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  };
  await read('{"format":"something"}');
  await expect(far.getByText('This is no file of all my data.')).toBeVisible();
  const damaged = { ...(JSON.parse(file) as object), decks: [{ id: 'x', draft: 7 }], packs: [], matches: [{}] };
  await read(JSON.stringify(damaged));
  await expect(far.getByText('2 things in it are damaged and were left out.')).toBeVisible();
  await read(file);
  await expect(far.getByText(/Read 1 deck, 1 pack and 1 match/)).toBeVisible();
  const again = JSON.parse(await saved(far)) as Record<string, unknown>;
  const before = JSON.parse(file) as Record<string, unknown>;
  expect(again.decks).toEqual(before.decks);
  expect(again.boxes).toEqual(before.boxes);
  expect(again.packs).toEqual(before.packs);
  const replayIn = ({ matches }: Record<string, unknown>): unknown =>
    (matches as { saved: { replay: unknown } }[])[0]?.saved.replay;
  expect(replayIn(again)).toEqual(replayIn(before));
  await far.context().close();
});
