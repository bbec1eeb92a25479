import type { Page } from '@playwright/test';
import { DECK, openPosition } from './positions';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

/** A little of everything: both sides, woods, water, buildings, aircraft, a full transport, a pair, smoke. */
const POSITION = {
  game: '2gm',
  edition: 'tactics',
  turn: 7,
  phase: 'movement',
  active: 'south',
  south: { nation: 'usa', ap: 7, hq: 8, hand: ['light-infantry', 'm4-sherman'], deck: DECK, general: 'patton' },
  north: { nation: 'germany', ap: 4, hand: 4, deck: DECK },
  natural: { a1: 'forest', c4: 'forest', d5: 'bushes', h6: 'mountain', a6: 'lake', f3: 'river', g3: 'river' },
  terrain: [
    { at: 'e5', card: 'house', damage: 3 },
    { at: 'c2', card: 'trench' },
  ],
  screens: ['e4'],
  units: [
    { at: 'a1', side: 'south', card: 'light-infantry', upgrades: ['grenades'] },
    { at: 'a2', side: 'south', card: 'heavy-infantry', upgrades: ['hmg'], wounds: 2, suppressed: true },
    { at: 'd1', side: 'south', card: 'm3-half-track' },
    { at: 'craft', carrier: 'd1', side: 'south', card: 'rangers' },
    { at: 'hq', side: 'south', card: 'p-51-mustang' },
    { at: 'e5', side: 'north', card: 'light-infantry', wounds: 1 },
    { at: 'd6', side: 'north', card: 'tiger' },
    { at: 'hq', side: 'north', card: 'fw-190' },
  ],
};

async function open(page: Page, position: object): Promise<void> {
  await openPosition(page, position);
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 30_000 });
}

test('the field is walked by keys, and says what lies where', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, POSITION);
  const cell = page.getByRole('gridcell');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await expect(cell).toContainText('a1, forest, Light Infantry, United States, south, 3 of 3 HP, with Grenades');
  await page.keyboard.press('ArrowUp');
  await expect(cell).toContainText('a2, open ground, Heavy Infantry, United States, south, 2 of 4 HP');
  await expect(cell).toContainText('suppressed');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(cell).toContainText(/HQ of the United States, south, 8 of 10 HP, 7 of \d+ AP/);
  await expect(cell).toContainText('Supply Line of 2 rows, 3 AP next turn');
  await page.keyboard.press('ArrowLeft');
  await expect(cell).toContainText('P-51 Mustang');
  await page.keyboard.press('ArrowUp');
  await expect(cell).toContainText('carries Rangers');
});

test('the field is in order for eyes and fingers, by day and by night', async ({ quietPage: page }) => {
  test.slow();
  await open(page, { ...POSITION, options: { night: true }, weather: 'rain', mud: ['b5'] });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeViolations(page, `the field, ${colorScheme}`);
  }
  await expectNoOverflow(page, 'the field');
  expect(await smallTargets(page)).toEqual([]);
});

/** The words and numbers on the cards in view: how large they are on the screen, and where they lie. */
function lettersOf(page: Page) {
  return page.locator('.unit').evaluateAll((units) =>
    units.flatMap((unit, card) =>
      [...unit.querySelectorAll('text')]
        .filter((text) => text.checkVisibility())
        .map((text) => {
          const { b = 0, d = 0 } = text.getScreenCTM() ?? {};
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d);
          const { left, right, bottom } = text.getBoundingClientRect();
          return {
            card,
            kind: text.parentElement?.classList[0] ?? '',
            text: text.textContent,
            size,
            left,
            right,
            bottom,
          };
        }),
    ),
  );
}

test('what is written on the cards can be read at every zoom', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, POSITION);
  await page.getByRole('grid').focus();
  for (const key of ['0', '+', '+', '+', '+', '+']) {
    await page.keyboard.press(key);
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    const letters = await lettersOf(page);
    for (const kind of ['accuracy', 'pierce', 'armor'])
      expect(new Set(letters.filter((l) => l.kind === kind).map((l) => l.card)).size, kind).toBeGreaterThan(5);
    expect(letters.filter(({ kind, size }) => size < (kind === 'unit' ? 8.4 : 8.9))).toEqual([]);
    const crossing = letters.flatMap((a, i) =>
      letters
        .slice(i + 1)
        .filter((b) => a.card === b.card && a.left < b.right - 0.5 && b.left < a.right - 0.5)
        .filter((b) => Math.abs(a.bottom - b.bottom) < 0.7 * Math.min(a.size, b.size))
        .map((b) => `${a.text} ${b.text}`),
    );
    expect(crossing).toEqual([]);
  }
});

test('nearer means more on the cards', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, POSITION);
  const stage = page.locator('[data-detail]');
  await page.getByRole('grid').focus();
  await page.keyboard.press('0');
  const far = await stage.getAttribute('data-detail');
  for (let n = 0; n < 6; n++) await page.keyboard.press('+');
  await expect(stage).toHaveAttribute('data-detail', 'near');
  await expect(stage.getByText('5+/10').first()).toBeVisible();
  await page.keyboard.press('0');
  await expect(stage).toHaveAttribute('data-detail', far ?? '');
});
