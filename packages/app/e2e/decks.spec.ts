import type { Page } from '@playwright/test';
import { bundled } from './bundled';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

const { PACIFIC } = await bundled<typeof import('./card-lists')>('card-lists.ts');

async function newDeck(page: Page, nation: string, edition = 'pacific'): Promise<void> {
  await page.goto('about:blank');
  await page.goto('./#/decks');
  await page.getByLabel('Nation').selectOption(nation);
  await page.getByLabel('Edition').selectOption(edition);
  await page.getByRole('button', { name: 'New deck' }).click();
  await expect(page.getByRole('heading', { name: 'The deck', exact: true })).toBeVisible();
}

async function type(page: Page, lines: string): Promise<void> {
  await page.getByLabel('Type what to add').fill(lines);
  await page.getByRole('button', { name: 'Do it' }).click();
}

const code = (page: Page) => page.getByLabel('Deck code', { exact: true });

test.describe('the two decks of the Pacific book, from nothing', () => {
  for (const deck of PACIFIC) {
    test(`${deck.name}: by mouse`, async ({ quietPage: page }) => {
      test.slow();
      await newDeck(page, deck.nation);
      for (const { id, copies } of deck.cards) {
        const row = page.locator(`[data-row="${id}"]`);
        for (let n = 0; n < copies; n++) await row.getByRole('button', { name: /^Add / }).click();
      }
      await expect(page.getByText('A legal deck.')).toBeVisible();
      await expect(code(page)).toHaveValue(deck.code);
    });

    test(`${deck.name}: by keyboard, with undo`, async ({ quietPage: page }) => {
      test.slow();
      await newDeck(page, deck.nation);
      await page.getByLabel('Search the cards of the nation').focus();
      await page.keyboard.press('ArrowDown');
      const wanted = new Map(deck.cards.map(({ id, copies }) => [id, copies]));
      // every row once, from the first to the last: what is focused says which card it is
      for (let left = wanted.size; left > 0; ) {
        const id = await page.evaluate(() => document.activeElement?.getAttribute('data-row') ?? '');
        const copies = wanted.get(id) ?? 0;
        for (let n = 0; n < copies; n++) await page.keyboard.press('+');
        if (copies > 0) left -= 1;
        await page.keyboard.press('ArrowDown');
      }
      await expect(code(page)).toHaveValue(deck.code);
      await page.keyboard.press('-');
      await page.keyboard.press('+');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect(code(page)).toHaveValue(deck.code);
    });
  }

  test('by pasted text, typed text, link and code, kept over a reload', async ({ quietPage: page }) => {
    for (const deck of PACIFIC) {
      await page.goto('about:blank');
      await page.goto('./#/decks/new');
      await page.getByLabel('Code, link, text or file').fill(deck.text);
      await page.getByRole('button', { name: 'Read it' }).click();
      await expect(code(page)).toHaveValue(deck.code);
      await expect(page.getByRole('heading', { name: deck.name })).toBeVisible();
      await page.reload();
      await expect(code(page)).toHaveValue(deck.code);
      const link = await page.getByLabel('Link', { exact: true }).inputValue();
      await page.goto('about:blank');
      await page.goto(link);
      await expect(code(page)).toHaveValue(deck.code);
    }
    const [deck] = PACIFIC;
    if (deck === undefined) throw new Error('no deck');
    await newDeck(page, deck.nation);
    const lines = deck.cards.map(({ copies, title }) => `${copies} ${title}`);
    await page.getByLabel('Type what to add').fill(`${lines.join('\n')}\n1 Death Star`);
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(page.getByText('is called “Death Star”')).toBeVisible();
    await expect(code(page)).toHaveValue(deck.code);
  });
});

test('an illegal deck is kept, says why, is mended by a click, and is played only then', async ({
  quietPage: page,
}) => {
  await newDeck(page, 'germany');
  await page.getByLabel('Type what to add').fill('20 Tiger\n14 Light Infantry');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/rules? (is|are) broken/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play this deck now' })).toBeDisabled();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('200');
  await page.getByRole('spinbutton', { name: 'Points' }).press('Enter');
  await page.getByLabel('Year').selectOption('1940');
  const mend = page.getByRole('button', { name: 'Take out 20 Tiger' });
  await expect(mend).toBeVisible();
  await mend.click();
  await expect(page.getByText('A legal deck.')).toBeVisible();
  await page.getByRole('button', { name: 'Play this deck now' }).click();
  await expect(page.getByRole('button', { name: 'Keep this hand' })).toBeVisible();
});

test('cards are dragged into the deck and back among the others', async ({ quietPage: page }) => {
  await newDeck(page, 'usa');
  const sum = page.getByText(/^\d+ of 120 points/).first();
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.getByLabel('Search the cards of the nation').fill('M4A2');
  await page.locator('[data-row="usa/m4a2"]').dragTo(page.getByRole('region', { name: 'The deck', exact: true }));
  await expect(sum).toHaveText(/^5 of/);
  const line = page.getByRole('listitem').filter({ hasText: 'M4A2' });
  await line.dragTo(page.getByLabel('Search the cards of the nation'));
  await expect(sum).toHaveText(/^0 of/);
  // the sum, which is always in view, takes cards as well
  await page.locator('[data-row="usa/m4a2"]').dragTo(sum);
  await expect(sum).toHaveText(/^5 of/);
});

test('two tabs with one deck do not overwrite each other', async ({ quietPage: page, context }) => {
  await newDeck(page, 'usa');
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByLabel('Type what to add').fill('2 M4A2');
  await page.keyboard.press('Enter');
  // what one tab does is seen in the other, and the other goes on from there
  await expect(other.getByRole('button', { name: 'Take out M4A2' }).first()).toBeEnabled();
  await other.getByLabel('Type what to add').fill('1 Promotion');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Promotion' }).first()).toBeVisible();
  await expect(code(page)).toHaveValue(await code(other).inputValue());
});

test('two tabs count their boxes without losing any, and the bench holds a deck to them', async ({
  quietPage: page,
  context,
}) => {
  await page.goto('./#/decks/boxes');
  const other = await context.newPage();
  await other.goto('./#/decks/boxes');
  const own = async (at: Page, box: string, copies: string): Promise<void> => {
    await at.getByLabel(box, { exact: true }).fill(copies);
    await at.getByLabel(box, { exact: true }).blur();
  };
  await Promise.all([own(page, '2GM Tactics', '1'), own(other, '2GM Pacific', '2')]);
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('2GM Tactics', { exact: true })).toHaveValue('1');
    await expect(tab.getByLabel('2GM Pacific', { exact: true })).toHaveValue('2');
  }
  await newDeck(page, 'usa');
  await type(page, '60 Light Infantry');
  await page.getByLabel('Hold it to my boxes').check();
  await expect(page.getByText(/rules? (is|are) broken/)).toBeVisible();
  await page.getByRole('button', { name: /^Take out \d+ Light Infantry$/ }).click();
  // what is counted in the other tab counts here at once
  await expect(page.getByText('A legal deck.')).toBeVisible();
  await own(other, '2GM Tactics', '0');
  await own(other, '2GM Pacific', '0');
  await expect(page.getByText(/rules? (is|are) broken/)).toBeVisible();
});

test('a deck is filled up by a seed, copied, laid beside its copy, and answered as the solo book would', async ({
  quietPage: page,
}) => {
  await newDeck(page, 'usa');
  await type(page, '2 M4A2');
  const sum = page.getByText(/^\d+ of 120 points/).first();
  await expect(sum).toHaveText(/^10 of/);
  // two cards are a legal deck as well: filled up is what has spent its points
  const complete = async (): Promise<string> => {
    await page.getByLabel('Leaning to').selectOption('armor');
    await page.getByLabel('Seed').fill('tanks');
    await page.getByRole('button', { name: 'Complete this deck' }).click();
    await expect(sum).toHaveText(/^120 of/);
    await expect(page.getByText('A legal deck.')).toBeVisible();
    return code(page).inputValue();
  };
  const first = await complete();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sum).toHaveText(/^10 of/);
  await expect(code(page)).not.toHaveValue(first);
  expect(await complete()).toBe(first);
  await expect(page.getByRole('link', { name: 'M4A2' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Show it' }).click();
  for (const step of ['Your deck, counted by type', 'The opponent’s piles', 'Then it draws from each shuffled pile'])
    await expect(page.getByText(step)).toBeVisible();

  const there = page.url();
  await page.goto('./#/decks');
  await page.getByRole('button', { name: 'Copy New deck of the United States' }).click();
  await expect(page.getByRole('link', { name: 'New deck of the United States, copy' })).toBeVisible();
  await page.goto(there);
  await page.getByLabel('Compare with').selectOption({ label: 'New deck of the United States, copy' });
  await expect(page.getByText('Both have the same cards.')).toBeVisible();
  await type(page, '-1 M4A2');
  await expect(page.getByText('1 fewer M4A2')).toBeVisible();
  // the list that is printed has every card
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print').getByText('M4A2')).toBeVisible();
});

test('a SETUP card asks for another to be set aside, a General takes command, a scenario says what it allows', async ({
  quietPage: page,
}) => {
  await newDeck(page, 'usa', 'tactics');
  await type(page, '1 Allies\n20 Light Infantry');
  await page.getByLabel('Set a card aside').selectOption('uk/churchill');
  await expect(page.getByRole('button', { name: 'Put Churchill back' })).toBeVisible();
  await page.getByLabel('General from the start').selectOption({ index: 1 });
  const text = page.locator('pre');
  await page.getByText('Text', { exact: true }).click();
  await expect(text).toContainText('Churchill');
  await page.getByLabel('Scenario').selectOption({ index: 1 });
  await expect(page.getByRole('spinbutton', { name: 'Points' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Scenario').locator('option:checked')).toHaveText('Pitched Battle');
});

test('cards that nobody knows are listed before a pasted deck is kept', async ({ quietPage: page }) => {
  await page.goto('./#/decks/new');
  await page.getByLabel('Code, link, text or file').fill('Nation: japan\n3 Light Infantry\n1 Death Star');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('1 line names no card of ours:')).toBeVisible();
  await expect(page.getByText('1 Death Star', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it without them' }).click();
  await expect(page.getByRole('link', { name: 'Light Infantry' }).first()).toBeVisible();
});

test('matches in the background come with an interval, and can be stopped', async ({ quietPage: page }) => {
  test.slow();
  await page.goto('./#/decks/new');
  const [deck] = PACIFIC;
  await page.getByLabel('Code, link, text or file').fill(deck === undefined ? '' : deck.code);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Play 200 matches' }).click();
  await expect(page.getByText(/With 95 % certainty between/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Never played')).toBeVisible();
});

test('the bench fits its window and axe finds nothing', async ({ quietPage: page }) => {
  await page.goto('./#/decks');
  await expectNoOverflow(page, 'decks');
  await expectNoAxeViolations(page, 'decks');
  await page.getByRole('button', { name: 'Random army' }).click();
  await expect(page.getByText('A legal deck.')).toBeVisible();
  await page.getByRole('button', { name: 'Deal a hand' }).click();
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectNoOverflow(page, 'bench');
  await expectNoAxeViolations(page, 'bench');
});
