import type { Page } from '@playwright/test';
import { placeOf } from './aces-map';
import { bundled } from './bundled';
import { prompt } from './keyboard';
import { openAces, openPosition } from './positions';
import { expect, expectNoAxeViolations, expectNoOverflow, smallTargets, test } from './support';

/** The person has the first turn and the start number on 1,10. */
const SEED = 'keyboard-1';

/** Taps a hex, wherever the map has been moved to; it moves when the line below it grows or shrinks. */
async function tapHex(page: Page, column: number, row: number): Promise<void> {
  let place = await placeOf(page, column, row);
  await expect(async () => {
    const before = place;
    place = await placeOf(page, column, row);
    expect(place).toEqual(before);
  }).toPass({ intervals: [200] });
  await page.touchscreen.tap(place.x, place.y);
}

test('the first turn on a phone, by touch', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/aces');
  await page.getByText('Advanced', { exact: true }).tap();
  await page.getByLabel('Seed', { exact: true }).fill(SEED);
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).tap();
  await page.getByRole('button', { name: 'These are my armies' }).tap();

  await page.getByRole('button', { name: /^Turn over army 1/ }).tap();
  await expect(prompt(page)).toContainText('Place Infantry on a marked hex');
  // the line below has just grown: a busy browser moves the map a moment later
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible: Infantry on 5,5' });
  await expect(async () => {
    await tapHex(page, 5, 5);
    await expect(refusal).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await tapHex(page, 1, 10);
  await expect(prompt(page)).toContainText('Place Katyusha');
  const list = page.getByRole('region', { name: 'All answers' });
  await expect(async () => {
    const use = page.getByRole('button', { name: /^Use Army 1/ });
    if (await use.isVisible()) return;
    await page.getByRole('button', { name: 'All answers' }).tap();
    await list.getByRole('listitem').getByRole('button').first().tap();
    await expect(use).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });

  await page.getByRole('button', { name: /^Use Army 1/ }).tap();
  await expect(prompt(page)).toContainText('2 units can still move');
  // the line below has just shrunk: a busy browser moves the map a moment later
  await expect(async () => {
    await tapHex(page, 1, 10);
    await expect(prompt(page)).toContainText('Infantry on 1,10, speed 3: choose where it goes.', { timeout: 1000 });
  }).toPass();
  await expectNoAxeViolations(page, 'a unit in hand');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'a unit in hand, at night');
  await expectNoOverflow(page, 'a unit in hand');
  expect(await smallTargets(page), 'a unit in hand').toEqual([]);
  // two taps, as for an attack: the first one shows the way, and what it costs
  await tapHex(page, 2, 10);
  await expect(page.getByText('Costs ½.').first()).toBeVisible();
  await expect(prompt(page)).toContainText('Infantry on 1,10');
  await page.getByRole('button', { name: 'Lead it through here' }).tap();
  await expect(page.locator('.board .through:not(.casing)')).toHaveCount(1);
  // on a busy browser a tap may last as long as a finger that rests: then it is made again
  await expect(async () => {
    await tapHex(page, 2, 9);
    await expect(page.getByText('Costs 1.', { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Through 1 hex of your choice.').first()).toBeVisible();
  await expect(async () => {
    await tapHex(page, 2, 9);
    await expect(prompt(page)).toContainText('1 unit can still move', { timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expect(prompt(page)).toContainText('2 units can still move');

  await page.getByRole('button', { name: 'Panel' }).tap();
  await expect(page.getByRole('tab', { name: 'Army' })).toBeVisible();
  await expectNoAxeViolations(page, 'the panel');
  expect(await smallTargets(page), 'the panel').toEqual([]);
  await page.getByRole('button', { name: 'Close the panel' }).tap();
  await page.setViewportSize({ width: 320, height: 422 });
  await expectNoOverflow(page, 'enlarged');
});

/** Held upright, and sideways. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const size of PHONES) {
  test(`at ${size.width}×${size.height} all units of the sheet of armies are in view at once`, async ({
    quietPage: page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now: Aces & Armor' }).tap();
    const done = page.getByRole('button', { name: 'These are my armies' });
    await expect(done).toBeInViewport({ ratio: 1 });
    const units = page.getByRole('region', { name: 'Your armies' }).locator('fieldset');
    await expect(units).toHaveCount(6);
    for (const unit of await units.all()) await expect(unit).toBeInViewport({ ratio: 1 });
    // and nothing of them lies under the button
    await units.last().getByRole('radio', { name: 'Army 2' }).tap();
    await expect(units.last().getByRole('radio', { name: 'Army 2' })).toBeChecked();
    await expectNoAxeViolations(page, 'the sheet of armies');
    await done.tap();
    // every answer is in view: none has to be scrolled to
    for (const name of [/^Turn over army 1/, /^Turn over army 2/, /^Turn over army 3/, 'Place all for me'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });
}

test('the end of a way is seen above the sheet that tells its cost', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const position = {
    game: 'aces',
    map: { size: '9x15' },
    turn: { seat: 'usa', phase: 'move', round: 3 },
    seats: { usa: {}, 'germany-1': { automa: 'standard' } },
    units: [
      { seat: 'usa', unit: 'sherman', at: '4,11' },
      { seat: 'usa', unit: 'infantry', at: '1,1' },
      { seat: 'germany-1', unit: 'tiger', at: '8,1' },
    ],
  };
  await openPosition(page, position);
  const go = page.getByRole('button', { name: 'Go there' });
  await expect(async () => {
    await tapHex(page, 4, 11);
    await expect(prompt(page)).toContainText('choose where it goes', { timeout: 1000 });
  }).toPass();
  await expect(async () => {
    await tapHex(page, 4, 14);
    await expect(go).toBeVisible({ timeout: 2000 });
  }).toPass();
  const sheet = page.locator('.sheet').filter({ has: go });
  await expect
    .poll(async () => ((await sheet.boundingBox())?.y ?? 0) - (await placeOf(page, 4, 14)).y)
    .toBeGreaterThan(12);
  // the small map would lie on the way
  await expect(page.locator('.board .overview')).toHaveCount(0);
  await go.tap();
  await expect(prompt(page)).toContainText('1 unit can still move');
});

test('on a map larger than the screen a turn begins with somebody who can act', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const position = {
    game: 'aces',
    map: { size: '22x16' },
    turn: { seat: 'usa', phase: 'move', round: 3 },
    seats: { usa: {}, 'germany-1': { automa: 'standard' } },
    units: [
      { seat: 'usa', unit: 'sherman', at: '1,1' },
      { seat: 'germany-1', unit: 'tiger', at: '20,14' },
    ],
  };
  await openPosition(page, position);
  await expect(prompt(page)).toContainText('1 unit can still move');
  // not all of the map is in view, but the one who can move is
  await expect(page.locator('.board .overview').first()).toBeVisible();
  await expect.poll(async () => (await placeOf(page, 1, 1)).x).toBeGreaterThan(0);
  await expect.poll(async () => (await placeOf(page, 1, 1)).y).toBeGreaterThan(100);
  await expect(async () => {
    await tapHex(page, 1, 1);
    await expect(prompt(page)).toContainText('choose where it goes', { timeout: 1000 });
  }).toPass();
});

test('what is taken from the panel goes on the map: the panel makes room for it', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const position = {
    game: 'aces',
    map: { size: '9x9', hexes: { '2,2': 'factory' } },
    turn: { seat: 'usa', phase: 'money', round: 3 },
    seats: { usa: { coins: 5 }, 'germany-1': { automa: 'standard' } },
    units: [
      { seat: 'usa', unit: 'sherman', at: '1,7' },
      { seat: 'germany-1', unit: 'tiger', at: '8,1' },
    ],
    factories: [{ at: '2,2', owner: 'usa' }],
  };
  await openPosition(page, position);
  await page.getByRole('button', { name: 'Buy a unit' }).tap();
  const ware = page.getByRole('region', { name: 'Buy a unit' }).getByRole('button', { name: /^Infantry/ });
  await ware.tap();
  await expect(ware).toBeHidden();
  await expect(prompt(page)).toContainText('choose an empty factory of yours');
  await expect(async () => {
    await tapHex(page, 2, 2);
    await expect(prompt(page)).toContainText('You have 4 coins', { timeout: 1000 });
  }).toPass();
});

const usa = (unit: string, at: string, more: object = {}): object => ({ seat: 'usa', unit, at, ...more });
const german = (unit: string, at: string, more: object = {}): object => ({ seat: 'germany-1', unit, at, ...more });

/** A moment of Aces & Armor: a person with the United States against the Automa with Germany I, if not said otherwise. */
async function openStill(page: Page, units: readonly object[], more: object = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAces(page, units, { seats: { usa: {}, 'germany-1': { automa: 'standard' } }, ...more });
}

test('held sideways, whoever is touched has in view where they can go', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const units = [usa('infantry', '10,8'), usa('sherman', '10,5'), german('tiger', '20,14')];
  await openStill(page, units, { map: { size: '22x16' } });
  const under = async (row: number): Promise<number> => (await placeOf(page, 10, row)).y;
  const bar = await page.getByRole('region', { name: 'Phases of the turn' }).boundingBox();
  const top = (bar?.y ?? 0) + (bar?.height ?? 0);
  await expect.poll(() => under(3), 'two hexes farther lies under the bar').toBeLessThan(top);
  await expect.poll(() => under(5)).toBeGreaterThan(top);
  await expect(async () => {
    await tapHex(page, 10, 5);
    await expect(prompt(page)).toContainText('M4 Sherman on 10,5', { timeout: 1000 });
  }).toPass();
  await expect.poll(() => under(3)).toBeGreaterThan(top);
});

test('held sideways the buttons say which army is which', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const units = [
    usa('infantry', '1,1', { army: 1 }),
    usa('howitzer', '1,2', { army: 1 }),
    usa('mobile-infantry', '1,4', { army: 2 }),
    usa('p-51', '1,5', { army: 2 }),
    usa('sherman', '1,7', { army: 3 }),
    usa('b-17', '2,7', { army: 3 }),
    german('tiger', '8,1'),
  ];
  await openStill(page, units, { turn: { seat: 'usa', phase: 'armies', round: 1 } });
  for (const army of ['(Infantry, Howitzer)', '(Mobile Infantry, P-51 Mustang)', '(M4 Sherman, B-17 Flying Fortress)'])
    await expect(page.getByRole('button').filter({ hasText: army })).toBeInViewport({ ratio: 1 });
});

test('who can attack one enemy alone shows the odds when touched; of several nobody is chosen', async ({
  quietPage: page,
}) => {
  const units = [
    usa('sherman', '2,4'),
    usa('infantry', '6,4'),
    german('tiger', '2,3'),
    german('infantry', '6,3'),
    german('pak-40', '6,5'),
  ];
  await openStill(page, units, { turn: { seat: 'usa', phase: 'declare', round: 3 } });
  const declare = page.getByRole('button', { name: 'Declare this attack' });
  const take = async (column: number, who: string): Promise<void> =>
    expect(async () => {
      await tapHex(page, column, 4);
      await expect(prompt(page)).toContainText(`${who} on ${column},4: choose the target`, { timeout: 1000 });
    }).toPass();
  await take(6, 'Infantry');
  await expect(page.locator('.board .reticle').first()).toBeAttached();
  await expect(declare).toHaveCount(0);
  await take(2, 'M4 Sherman');
  await declare.tap();
  await expect(prompt(page)).toContainText('1 unit can attack');
});

test('held upright an interception leaves the map in view, and its rules are a tap away', async ({
  quietPage: page,
}) => {
  const units = [usa('sherman', '4,6'), german('tiger', '4,2'), german('infantry', '8,8')];
  await openStill(page, units, { seats: { usa: {}, 'germany-1': {} } });
  await page.getByRole('button', { name: 'Type a command' }).tap();
  await page.getByRole('combobox', { name: 'Type a command' }).fill('move 4,6 5,2');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('is passing');
  await page.getByRole('button', { name: 'Close the command line' }).tap();
  const sheet = page.getByRole('region', { name: 'Intercept?' });
  const rules = sheet.getByText('A unit intercepts once per round.');
  await expect(sheet).toBeVisible();
  await expect(rules).toBeHidden();
  await sheet.getByText('What comes of it').tap();
  await expect(rules).toBeVisible();
  // beside the map nothing is in the way
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(rules).toBeVisible();
});

test('of a fight the line of a phone tells who was destroyed, not what was learned', async ({ quietPage: page }) => {
  const units = [usa('sherman', '2,4'), german('infantry', '2,3', { damage: 5 }), german('tiger', '8,1')];
  const turn = { seat: 'usa', phase: 'declare', round: 3 };
  await openStill(page, units, { turn, options: { diceless: true } });
  await page.getByRole('button', { name: 'Type a command' }).tap();
  await page.getByRole('combobox', { name: 'Type a command' }).fill('attack 2,4 2,3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close the command line' }).tap();
  await page.getByRole('button', { name: 'Fight the attacks' }).tap();
  const told = page.getByRole('region', { name: 'What the game waits for' }).getByRole('log');
  await expect(told.getByText('Infantry on 2,3 is destroyed')).toBeInViewport({ ratio: 1 });
  await expect(told.getByText(/gains \d experience/)).not.toBeInViewport();
});

/** A shot across the foot of the field, where the sheet with its odds comes up. */
const LOW_SHOT = {
  game: '2gm',
  edition: 'tactics',
  turn: 7,
  phase: 'shooting',
  active: 'south',
  south: { nation: 'usa', ap: 7, hand: [], deck: [] },
  north: { nation: 'germany', ap: 4, hand: 0, deck: [] },
  units: [
    { at: 'd1', side: 'south', card: 'm4-sherman' },
    { at: 'f2', side: 'north', card: 'light-infantry' },
  ],
};

test('2GM on a phone: of a hand too long for the screen the first card that can be played is in view', async ({
  quietPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hand = ['promotion', 'impact', 'luck', 'decoy', 'heavy-infantry', 'sustained-fire'];
  const position = { ...LOW_SHOT, phase: 'deployment', south: { nation: 'usa', ap: 7, hand, deck: [] } };
  await openPosition(page, position);
  const cards = page.getByRole('region', { name: /^Hand/ }).getByRole('listitem').getByRole('button');
  await expect(cards).toHaveCount(6);
  await expect(cards.nth(4)).toContainText('Heavy Infantry');
  await expect(cards.nth(4)).toBeInViewport({ ratio: 1 });
  await cards.nth(4).tap();
  await expect(prompt(page)).toContainText('choose where to come in');
});

test('2GM on a phone: who shoots and who is shot at stay in view above the odds', async ({ quietPage: page }) => {
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  const paper = page.locator('.board svg.layer').first();
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    const box = await paper.boundingBox();
    const { x, y } = spaceAt(name);
    return { x: (box?.x ?? 0) + x * (box?.width ?? 0), y: (box?.y ?? 0) + y * (box?.height ?? 0) };
  };
  const tap = async (name: string): Promise<void> => {
    const { x, y } = await middle(name);
    await page.touchscreen.tap(x, y);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPosition(page, LOW_SHOT);
  await expect(page.getByRole('grid')).toBeVisible();
  const whole = await middle('d1');
  await tap('d1');
  await tap('f2');
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds.getByText(/damage expected/)).toBeVisible();
  const expectAbove = (): Promise<void> =>
    expect(async () => {
      const edge = (await odds.boundingBox())?.y ?? 0;
      for (const name of ['d1', 'f2']) {
        const { y } = await middle(name);
        expect(y, name).toBeLessThan(edge - 15);
        expect(y, name).toBeGreaterThan(100);
      }
    }).toPass({ timeout: 5000 });
  await expectAbove();
  for (const detail of ['What goes into it', 'What may happen']) {
    await odds.getByText(detail).tap();
    await expectAbove();
  }
  await page.keyboard.press('Escape');
  await expect(odds).toBeHidden();
  expect(await middle('d1')).toEqual(whole);

  // whoever looks nearer while the odds are there still sees both
  await tap('d1');
  await tap('f2');
  await expect(odds).toBeVisible();
  for (const key of ['+', '+']) await page.keyboard.press(key);
  await expectAbove();
});

test('2GM on a phone, upright and sideways: nothing scrolls, a resting finger shows the card, sheets lie beside the target', async ({
  quietPage: page,
}) => {
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  const paper = page.locator('.board svg.layer').first();
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    const box = await paper.boundingBox();
    const { x, y } = spaceAt(name);
    return { x: (box?.x ?? 0) + x * (box?.width ?? 0), y: (box?.y ?? 0) + y * (box?.height ?? 0) };
  };
  const fingers = await page.context().newCDPSession(page);
  const rest = async ({ x, y }: { x: number; y: number }, until: () => Promise<void>): Promise<void> => {
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await until();
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const expectNoScroll = (): Promise<void> =>
    expect(async () => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const whole = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
      expect(whole.scrollWidth).toBeLessThanOrEqual(width);
      expect(whole.scrollHeight).toBeLessThanOrEqual(height);
    }).toPass({ timeout: 5000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // more cards than there is room for
  const cards = ['heavy-infantry', 'm4-sherman', ...new Array<string>(8).fill('light-infantry')];
  const south = { nation: 'usa', ap: 7, hand: cards, deck: [] };
  await openPosition(page, { ...LOW_SHOT, south });
  await expect(page.getByRole('grid')).toBeVisible();
  const hand = page.getByRole('region', { name: /^Hand/ });
  const card = page.getByRole('dialog', { name: 'The whole card' });

  // upright the hand is a drawer, shut while no card of it can be played
  await expect(hand.getByRole('listitem').first()).toBeHidden();
  await expectNoScroll();
  await hand.getByRole('button', { name: 'Show cards' }).tap();
  const first = hand.getByRole('button', { name: /Heavy Infantry/ });
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  await rest({ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 20 }, () => expect(card).toContainText('Heavy Infantry'));
  // letting go of it has not taken the card
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeViolations(page, 'the whole card on a phone');
  await card.getByRole('button', { name: 'Close the card' }).tap();
  await rest(await middle('f2'), () => expect(card).toContainText('Light Infantry'));
  await card.getByRole('button', { name: 'Close the card' }).tap();
  await expect(card).toBeHidden();

  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoScroll();
  await expect(page.getByRole('link', { name: 'Tables' })).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  for (const name of ['d1', 'f2']) {
    const { x, y } = await middle(name);
    await page.touchscreen.tap(x, y);
  }
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds).toBeVisible();
  const edge = (await odds.boundingBox())?.x ?? 0;
  for (const name of ['d1', 'f2', 'a6', 'h6', 'h1']) expect((await middle(name)).x, name).toBeLessThan(edge);
  // neither the buttons of the map nor anything else lies on a space
  for (const name of ['a1', 'h1', 'd1', 'h6']) {
    const { x, y } = await middle(name);
    const over = await page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.closest('[data-over]') !== null, [
      x,
      y,
    ] as const);
    expect(over, name).toBe(false);
  }
  await expectNoAxeViolations(page, 'sideways');
  await expectNoScroll();
});

test('on a phone the help at a table begins with its signs', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./#/learn/tactics');
  await expect(page.getByRole('grid')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Keyboard help' });
  await expect(opener, 'held sideways, too').toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Flip over' }), 'beside the steps').toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await opener.tap();
  const help = page.getByRole('dialog');
  await expect(help.getByRole('heading', { level: 3 }).first()).toHaveText('Signs of 2GM');
  await expect(help.getByRole('listitem').filter({ hasText: 'Anti-tank gun' })).toBeInViewport();
  // the keys of whoever has some come after them
  await expect(help.getByRole('heading', { name: 'At the table', exact: true })).not.toBeInViewport();
  await expectNoAxeViolations(page, 'the help on a phone');
});

/** How many places each lesson points at when it begins. */
const POINTED = { tactics: [2, 1, 2, 2, 2, 2, 1, 2], pacific: [2, 2, 1, 2] };

for (const [table, places] of Object.entries(POINTED))
  for (const size of PHONES)
    test(`the lessons of ${table} at ${size.width}×${size.height} show what they point at`, async ({
      quietPage: page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`./#/learn/${table}`);
      const lessons = page.getByRole('list', { name: 'All lessons' }).getByRole('button');
      await expect(lessons).toHaveCount(places.length);
      for (const [i, count] of places.entries()) {
        await lessons.nth(i).tap();
        await expect(lessons.nth(i)).toHaveAttribute('aria-current', 'step');
        const rings = page.locator('.board .pointed');
        await expect(rings).toHaveCount(count);
        for (let n = 0; n < count; n++) {
          await expect(rings.nth(n)).toBeInViewport({ ratio: 0.9 });
          const { width = 0, height = 0 } = (await rings.nth(n).boundingBox()) ?? {};
          // upright a sheet may leave a strip for the whole field; sideways it lies beside it
          expect(Math.max(width, height), 'it can be seen').toBeGreaterThan(size.width > size.height ? 24 : 10);
        }
      }
    });
