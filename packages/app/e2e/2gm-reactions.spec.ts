import type { Locator, Page } from '@playwright/test';
import { clickField } from './2gm-hand';
import { bundled } from './bundled';
import { command, prompt } from './keyboard';
import { on, open2gm, type Said } from './positions';
import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

/** South (the United States) against north (Germany) in turn 3, one person on both sides. */
async function open(page: Page, { south = {}, north = {}, ...more }: Said): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open2gm(page, { ...more, south: { ap: 5, ...south }, north });
}

const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

test('a bombing raid, intercepted and escorted, step by step', async ({ quietPage: page }) => {
  // numbers that leave nothing to the dice: the escort always hits, the gun never gets through
  const sure = { armor: 4, hp: 3, accuracy: [1, 1], pierce: 9, damage: 3 };
  await open(page, {
    phase: 'shooting',
    units: [
      on('south', 'b-25-mitchell', 'hq', { stats: { ...sure, bomber: 3 } }),
      on('south', 'p-51-mustang', 'hq', { stats: sure }),
      on('north', 'fw-190', 'hq', { stats: sure }),
      on('north', 'flak-38', 'c5', { stats: { pierce: 0, range: 4, tags: ['anti-aircraft'] } }),
      on('north', 'light-infantry', 'c4'),
      on('south', 'light-infantry', 'h1'),
      on('north', 'light-infantry', 'h6'),
    ],
  });
  await command(page, 'raid south:b-25-mitchell c2');

  const air = sheet(page, 'Air combat');
  await expect(sheet(page, /^Enemy aircraft/)).toContainText(
    'The enemy’s B-25 Mitchell attacks the spaces c2, c3, and c4.',
  );
  await expect(sheet(page, /^Enemy aircraft/)).toContainText('If you pass: Nobody rises.');
  await expect(air.getByText('Before the first die')).toBeVisible();
  await expectNoAxeViolations(page, 'an interception');
  await press(page, /^Intercept with FW 190/);

  await expect(sheet(page, /^Escort for your bomber/)).toContainText('FW 190 will intercept it.');
  await press(page, /^Escort with P-51 Mustang/);

  await expect(sheet(page, /^Anti-aircraft fire/)).toContainText('No damage is possible');
  await expect(air.locator('[aria-current="step"]')).toContainText('Anti-aircraft fires');

  // the rest on a phone: the present step in one line, everything behind it
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(air.getByText('Anti-aircraft fires').first()).toBeVisible();
  await press(page, /^Flak 38 on c5 fires at P-51 Mustang/);
  await air.getByText('All five steps').click();
  await expect(air).toContainText('cannot pierce');
  await expect(air).toContainText(/P-51 Mustang → FW 190.*critical hit, shot down/);
  await expect(air).toContainText(/B-25 Mitchell → Light Infantry.*critical hit, destroyed/);
  await expect(air.getByText('Over: all aircraft that took part are used up.')).toBeVisible();
  await expectNoOverflow(page, 'an air combat on a phone');
  await press(page, 'Put the air combat away');
  await expect(air).toBeHidden();
});

test('whoever is assaulted may fire first, and sees what passing means', async ({ quietPage: page }) => {
  await open(page, {
    phase: 'shooting',
    units: [on('south', 'light-infantry', 'c3', { assaults: 'c4' }), on('north', 'light-infantry', 'c4')],
  });
  await command(page, 'resolve c3');
  const assaulted = sheet(page, /^You are assaulted/);
  await expect(assaulted).toContainText('The enemy’s Light Infantry on c3 assaults your Light Infantry on c4.');
  await expect(assaulted).toContainText(/\d+% miss · \d+% hit/);
  await expect(assaulted).toContainText('If you pass: It does not fire.');
  await press(page, /^Fire with main weapon/);
  await expect(assaulted).toBeHidden();
});

test('a landing by clicks: infantry embarks, the craft goes along the shore, the infantry gets off before its ramp', async ({
  quietPage: page,
}) => {
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  const space = (name: string): Promise<void> => clickField(page, spaceAt(name));
  const natural: Record<string, string> = {};
  for (const column of 'abcdefgh')
    Object.assign(natural, { [`${column}1`]: 'sea', [`${column}2`]: 'sea', [`${column}3`]: 'beach' });
  await open(page, {
    phase: 'movement',
    natural,
    units: [on('south', 'lcvp', 'c2'), on('south', 'light-infantry', 'c3'), on('north', 'light-infantry', 'h6')],
  });
  const unit = (name: string): Locator => page.getByRole('tabpanel', { name: 'Units' }).getByRole('button', { name });
  await space('c3');
  await expect(prompt(page)).toContainText('Light Infantry on c3: choose where to go');
  await press(page, 'Get into LCVP on c2');
  await expect(unit('Light Infantry in LCVP')).toBeVisible();

  await space('c2');
  await expect(prompt(page)).toContainText('LCVP on c2: choose where to go');
  await space('d2');
  await expect(unit('LCVP on d2')).toBeVisible();

  // only the space before the ramp will do
  await space('d2');
  await space('c3');
  await expect(page.getByRole('alert').filter({ hasText: 'Not possible' })).toBeVisible();
  await page.keyboard.press('Escape');
  await space('d3');
  await expect(unit('Light Infantry on d3')).toBeVisible();
  await expect(unit('LCVP on d2')).toBeVisible();
});

/** Everything a person at the screen could read or have read out, and what hides in attributes. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.outerHTML);
}

test('a night match of two at one screen shows nobody what is not theirs', async ({ quietPage: page }) => {
  await open(page, {
    phase: 'movement',
    options: { night: true },
    south: { hand: ['m26-pershing', 'm7-priest'], ap: 9 },
    north: { hand: ['king-tiger', 'hummel'], ap: 9 },
    units: [
      on('south', 'm10-wolverine', 'c1', { faceDown: true }),
      on('south', 'm5-stuart', 'e3'),
      on('north', 'jagdpanther', 'f6', { faceDown: true }),
      on('north', 'panther', 'b6', { faceDown: true }),
    ],
  });
  // a second person takes the seat
  const seats = page.getByRole('dialog', { name: 'Who plays' });
  await press(page, 'Seats…');
  await seats.getByRole('button', { name: 'Hand over to a plain opponent: Germany' }).click();
  await expect(seats.getByText('Germany · Plain opponent')).toBeVisible();
  await page.reload();
  await press(page, 'Seats…');
  await seats.getByRole('button', { name: 'Play Germany myself' }).click();
  await expect(seats.getByText('Germany · Second player')).toBeVisible();
  await page.keyboard.press('Escape');

  const SOUTH = ['Pershing', 'Priest', 'Wolverine'];
  const NORTH = ['King Tiger', 'Hummel', 'Jagdpanther', 'Panther'];
  const expectOnly = async (seen: readonly string[], hidden: readonly string[]): Promise<void> => {
    const html = await everything(page);
    expect(seen.filter((name) => !html.includes(name))).toEqual([]);
    expect(hidden.filter((name) => html.includes(name))).toEqual([]);
  };
  await expect(page.getByText('M26 Pershing').first()).toBeVisible();
  await expectOnly(SOUTH, NORTH);

  // what is seen may be answered by a card: the other side is asked, and can pass without seeing anything
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Type a command' })).toBeFocused();
  await page.keyboard.type('move e3 e4');
  await page.keyboard.press('Enter');
  const cover = page.getByRole('heading', { name: /^Hand the screen to/ });
  await expect(cover).toBeVisible();
  await expectOnly([], [...SOUTH, ...NORTH]);
  await press(page, 'Pass without looking');
  await expect(cover).toBeHidden();
  await expectOnly(SOUTH, NORTH);
  await page.keyboard.press('Escape');

  // what comes face down is nobody's business
  await press(page, /^End movement/);
  await command(page, 'deploy m26-pershing d1');
  // at night every unit is asked the same, so that nobody can tell from the questions what came
  await press(page, 'Comes empty');
  await press(page, 'Stay');
  await press(page, /^End deployment/);
  await press(page, /^End (shooting|turn)/);
  await press(page, /^End turn/);
  await expect(cover).toBeVisible();
  await expectOnly([], [...SOUTH, ...NORTH]);
  await press(page, /^Show the side of/);
  await expect(page.getByText('King Tiger').first()).toBeVisible();
  await expectOnly(NORTH, SOUTH);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText(/face-down unit/).first()).toBeVisible();
  await expectOnly([], SOUTH);
});

test('four at one table: the Field Marshal gives an AP and the partner goes on', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/pacific');
  await page.getByRole('radio', { name: /^Four people/ }).check();
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await press(page, 'Start the match');
  const show = page.getByRole('button', { name: /^Show the side of/ });
  /** Partners share the screen; it is covered only before the other side sits down. */
  const seeing = (what: Locator): Promise<void> =>
    expect(async () => {
      if (await show.isVisible()) await show.click();
      await expect(what).toBeEnabled({ timeout: 500 });
    }).toPass();
  for (const answer of [
    'Keep this hand',
    'Keep this hand',
    'Keep this hand',
    'Keep this hand',
    'Bid 0 AP',
    'Bid 0 AP',
  ]) {
    await seeing(page.getByRole('button', { name: answer }));
    const before = await page.locator('[data-answers]').getAttribute('data-answers');
    await press(page, answer);
    // the button stays until the answer is kept: the next person's is another one
    const kept = page.locator(`[data-answers]:not([data-answers="${before}"])`);
    await expect(kept.or(show).first()).toBeVisible();
  }
  await seeing(page.getByRole('region', { name: /^Who begins/ }));
  await expect(sheet(page, /^Who begins/)).toContainText(/takes the first turn/);
  await press(page, 'Go on');

  const team = sheet(page, /^Your team/);
  await expect(team.getByText('Field Marshal', { exact: true })).toBeVisible();
  const purses = async (): Promise<number[]> =>
    (await team.locator('.ap').allTextContents()).map((text) => Number.parseInt(text, 10));
  const [marshal = 0, general = 0] = await purses();
  await expectNoAxeViolations(page, 'a team');
  // what the Field Marshal's one AP of the next turn is divided into: all of it is his
  await expect(page.getByText('+1 AP next turn')).toBeVisible();
  const gift = page.getByRole('button', { name: /^Give 1 AP to/ });
  await gift.click();
  await expect.poll(purses).toEqual([marshal - 1, general + 1]);
  await expect(gift).toHaveCount(0);

  await press(page, /goes on$/);
  await expect(page.getByText('+0 AP next turn')).toBeVisible();
  await expect(show).toHaveCount(0);
  await expect(page.getByRole('log').first()).toContainText(/ gives 1 AP to .+, now 3/);
  await expect(team.locator('.now')).toContainText('General');
  await expect.poll(purses).toEqual([general + 1, marshal - 1]);
  await expect(gift).toHaveCount(0);
});

test('real dice lie open: each says what it is for, and nobody hands the screen over for one', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/pacific');
  await page.getByRole('radio', { name: /^Two people/ }).check();
  await page.getByLabel('Dice', { exact: true }).selectOption({ label: 'Real dice; we type them in' });
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await press(page, 'Start the match');
  const show = page.getByRole('button', { name: /^Show the side of/ });
  for (let seat = 0; seat < 2; seat++) {
    await show.click();
    await press(page, 'Keep this hand');
  }
  // who has just kept a hand bids first: the North
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await press(page, 'Bid 1 AP');
  await show.click();
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await press(page, 'Bid 3 AP');

  const pad = page.getByRole('region', { name: 'Roll a die' });
  await expect(pad).toContainText('the first turn; your bid adds 3');
  // the pad is the one place for them
  await expect(page.getByRole('button', { name: /^face/ })).toHaveCount(0);
  await pad.getByRole('button', { name: '4', exact: true }).click();
  await press(page, 'These fell');
  await expect(pad).toContainText('the first turn; your bid adds 1');
  await expect(show).toBeHidden();
  // or typed, wherever the focus is
  await page.keyboard.press('9');
  await page.keyboard.press('Enter');
  await show.click();
  await expect(sheet(page, /^Who begins/)).toContainText(/Japan takes the first turn/);
  await expect(sheet(page, /^Terrain for your bid/)).toContainText('1 AP of your bid left');
});
