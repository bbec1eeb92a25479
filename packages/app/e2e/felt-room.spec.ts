import type { Locator, Page } from '@playwright/test';
import { clickField } from './2gm-hand';
import { bundled } from './bundled';
import { prompt } from './keyboard';
import { DECK, on, open2gm } from './positions';
import { expect, test } from './support';

/** South (the United States) against north (Germany) in turn 3, one person on both sides. */
async function open(page: Page, hand: readonly string[], more: object = {}): Promise<void> {
  const units = [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'd5'), on('north', 'light-infantry', 'h6')];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open2gm(page, { units, phase: 'deployment', south: { hand }, ...more });
}

const hand = (page: Page): Locator => page.getByRole('region', { name: /^Hand/ });
const cards = (page: Page): Locator => hand(page).getByRole('listitem').getByRole('button');

test('a low window shows seven cards, a phone all of an opening hand and four of a long one', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const seven = ['heavy-infantry', 'luck', 'm4a2', 'decoy', 'light-infantry', 'impact', 'm26-pershing'];
  await open(page, seven);
  await expect(cards(page)).toHaveCount(7);
  for (let n = 0; n < 7; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });
  // why some of them cost less is told in words, also at a second table that came before the first had its words
  const south = { nation: 'usa', ap: 9, hand: seven, deck: DECK, general: 'patton' };
  await open(page, seven, { south });
  await expect(hand(page).getByText('Patton −1 AP')).toHaveCount(2);
  await expect(hand(page)).not.toContainText('labels.');

  await page.setViewportSize({ width: 390, height: 844 });
  for (let n = 0; n < 4; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });

  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: 2GM Pacific' }).click();
  await expect(page.getByRole('button', { name: 'Keep this hand' })).toBeInViewport({ ratio: 1 });
  await expect(cards(page)).toHaveCount(6);
  for (let n = 0; n < 6; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });
});

test('held upright most of a hand of which a card is discarded is in view', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = ['m26-pershing', 'm4a2', 'luck', 'decoy', 'impact', 'flares', 'heavy-infantry', 'light-infantry'];
  await open(page, names, { phase: 'discard' });
  await expect(prompt(page)).toContainText('Discard one.');
  await expect(cards(page)).toHaveCount(8);
  for (let n = 0; n < 6; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });
});

test('held sideways the six cards of a landing are in view beside the question about them', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: 2GM Pacific' }).click();
  for (const name of ['Keep this hand', 'Draw a new hand'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(cards(page)).toHaveCount(6);
  for (let n = 0; n < 6; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });
  const isOnTop = (): Promise<boolean> =>
    cards(page)
      .nth(5)
      .evaluate((card) => {
        const { x, bottom } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(x + 99, bottom - 4));
      });
  await expect.poll(isOnTop, 'nothing lies over the last of them').toBe(true);
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(page.getByRole('button', { name: 'End movement' })).toBeVisible();
});

test('held sideways the whole field stays in view with its numbers, whatever is asked and whoever is looked for', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const natural = Object.fromEntries([...'abcdefgh'].map((column) => [`${column}1`, 'sea']));
  const units = [on('south', 'lcvp', 'a1'), on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'h6')];
  await open(page, ['m26-pershing', 'light-infantry'], { phase: 'movement', natural, units });
  const map = page.locator('.gm-map');
  const paper = map.locator('svg.layer').first();
  const expectWhole = async (about: string): Promise<void> => {
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    await expect(map.locator('.overview'), about).toHaveCount(0);
    await expect(page.locator('[data-bare]'), about).toHaveCount(0);
    await expect(async () => {
      const [room, sheet] = [await map.boundingBox(), await paper.boundingBox()];
      expect(sheet?.y, about).toBeGreaterThanOrEqual(room?.y ?? 0);
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0), about).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0));
    }).toPass();
  };
  await expectWhole('nobody is in hand');
  // from the list of units as by the key
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expectWhole('a unit was looked for');
  await page.keyboard.press('e');
  // two lines of words
  await expect(prompt(page)).toContainText('Choose a card of your hand');
  await expectWhole('the phase of cards');
  await cards(page).first().click();
  await expect(page.getByRole('button', { name: /^Bring / })).toBeVisible();
  await expectWhole('a card that goes aboard');
});

test('held sideways no card lies under the button of the film, and the panel begins with its tabs', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const north = { nation: 'germany', ap: 5, hand: [], deck: DECK, solo: { system: 'pacific' } };
  await open(page, new Array<string>(6).fill('light-infantry'), { phase: 'shooting', north });
  await page.getByRole('button', { name: /^End (shooting|turn)/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turn 5');
  await expect(async () => {
    const again = await page.getByRole('button', { name: 'Show the last turn again' }).boundingBox();
    const left = (await hand(page).boundingBox())?.x ?? 0;
    expect((again?.x ?? left) + (again?.width ?? 0)).toBeLessThanOrEqual(left);
  }).toPass();
  // what the enemy has done takes as many lines as it needs
  const told = page.getByRole('log');
  await expect(told).toContainText('Enemy’s turn: ');
  await page.setViewportSize({ width: 660, height: 390 });
  const isWhole = (): Promise<boolean> =>
    told.evaluate((line) =>
      [line, ...line.children].every((e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight),
    );
  await expect.poll(isWhole).toBe(true);
  await page.setViewportSize({ width: 844, height: 390 });

  await page.getByRole('button', { name: 'Panel' }).click();
  await expect(async () => {
    const close = await page.getByRole('button', { name: 'Close the panel' }).boundingBox();
    const last = await page.getByRole('tab', { name: 'Dice' }).boundingBox();
    expect(close?.y).toBeLessThan((last?.y ?? 0) + (last?.height ?? 0));
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
  }).toPass();
});

test('held sideways no answer is cut off at the end of its row', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const upgrades = ['tank-hmg', 'smoke-grenade'];
  const units = [on('south', 'm26-pershing', 'c3', { upgrades }), on('north', 'light-infantry', 'c5')];
  await open(page, ['m4a2'], { phase: 'shooting', units });
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  await clickField(page, spaceAt('c3'));
  const answers = page.getByRole('region', { name: 'What the game waits for' }).getByRole('group').first();
  await expect(answers.getByRole('button', { name: 'Throw the Smoke Grenade' })).toBeVisible();
  await expect(answers.getByRole('button')).toHaveCount(4);
  for (const answer of await answers.getByRole('button').all()) {
    await expect(answer).toBeInViewport({ ratio: 1 });
    const [box, row] = [await answer.boundingBox(), await answers.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0) + 1);
  }
  await expect(page.locator('[data-bare]'), 'numbers stay').toHaveCount(0);
});

test('on a tablet many answers leave the words their room', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const own = [on('south', 'light-infantry', 'c3'), on('south', 'marines', 'd3'), on('south', 'm3-half-track', 'b3')];
  await open(page, [], { phase: 'movement', units: [...own, on('north', 'light-infantry', 'c4')] });
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  await clickField(page, spaceAt('c3'));
  await expect(page.getByRole('button', { name: /^Get into M3 Half-track/ })).toBeVisible();
  // the buttons may have to be written in other letters first
  await expect.poll(async () => (await prompt(page).boundingBox())?.width ?? 0).toBeGreaterThan(300);
  const line = page.getByRole('region', { name: 'What the game waits for' });
  await expect.poll(async () => (await line.boundingBox())?.height ?? 999, 'two rows of them').toBeLessThan(92);
  for (const button of await line.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
});

test('six bids stand in one row of the narrowest panel', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: 2GM Tactics' }).click();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  const bid = (n: number): Locator => page.getByRole('group', { name: 'AP to bid' }).locator('label').nth(n);
  await expect(bid(5)).toBeVisible();
  const fall = async (): Promise<number> =>
    ((await bid(5).boundingBox())?.y ?? 999) - ((await bid(0).boundingBox())?.y ?? 0);
  await expect.poll(fall).toBe(0);
});

test('the film of the enemy’s turn has its buttons in one row, in the narrowest panel, too', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const north = { nation: 'germany', ap: 5, hand: [], deck: DECK, solo: { system: 'pacific' } };
  await open(page, [], { phase: 'shooting', north });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: /^End (shooting|turn)/ }).click();
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await pause.click();
  await expect(async () => {
    const go = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox();
    const speed = await page.getByRole('combobox', { name: 'Speed' }).boundingBox();
    expect(speed?.y).toBeLessThan((go?.y ?? 0) + (go?.height ?? 0));
  }).toPass();
});

test('what is agreed at the table can be read whole in the form', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./#/new/pacific');
  for (const name of ['Taking back', 'Dice', 'Advice of the Commander']) {
    const cut = await page.getByLabel(name, { exact: true }).evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return ['no canvas'];
      pen.font = font;
      // the arrow stands at the end
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 18;
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    });
    expect(cut, name).toEqual([]);
  }
});

test('what a unit costs with its upgrades is in view while they are chosen, also on a phone held sideways', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, ['m26-pershing'], { phase: 'deployment' });
  await cards(page).first().click();
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  await clickField(page, spaceAt('e1'));
  const sum = page.getByRole('status').filter({ hasText: 'Unit 7 AP' });
  await expect(sum).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const below = await page.getByRole('button', { name: 'Deploy it so' }).boundingBox();
    const box = await sum.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
});

test('held sideways an opening hand is seen whole beside its question, and the terrain to lay without the dice before it', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/new/tactics');
  await page.locator('summary').filter({ hasText: 'Advanced' }).click();
  await page.getByLabel('Seed', { exact: true }).fill('phone-1');
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (const name of ['Keep this hand', 'Draw a new hand'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(cards(page)).toHaveCount(5);
  for (let n = 0; n < 5; n++) await expect(cards(page).nth(n)).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Bid 2 AP' }).click();
  const trench = page.getByRole('button', { name: /^Trench/ });
  await expect(trench).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: /^Who begins/ })).toBeHidden();
  // upright the hand leaves its room to what can be laid
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cards(page).first()).toBeHidden();
  await expect(page.getByRole('button', { name: /^House/ })).toBeInViewport({ ratio: 1 });
  // a low window has no room for both, either
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('region', { name: /^Who begins/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Wall/ })).toBeInViewport({ ratio: 1 });
});

test('held sideways a hand without cards takes no room, and the odds lie beside who shoots and the target', async ({
  quietPage: page,
}) => {
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  await page.setViewportSize({ width: 844, height: 390 });
  const map = page.locator('.gm-map');
  const paper = page.locator('.gm-map svg.layer').first();
  const middle = async (name: string): Promise<{ x: number; y: number }> => {
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    const box = await paper.boundingBox();
    const { x, y } = spaceAt(name);
    return { x: (box?.x ?? 0) + x * (box?.width ?? 0), y: (box?.y ?? 0) + y * (box?.height ?? 0) };
  };
  await open(page, ['m4a2'], { phase: 'shooting' });
  await expect(hand(page)).toBeInViewport();
  expect((await map.boundingBox())?.width).toBeLessThan(600);

  await open(page, [], { phase: 'shooting' });
  await expect(hand(page)).toBeHidden();
  expect((await map.boundingBox())?.width).toBe(844);
  // all of its height is the field's
  expect((await paper.boundingBox())?.height).toBeGreaterThan(((await map.boundingBox())?.height ?? 0) - 25);
  await page.keyboard.press('n');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds.getByText(/damage expected/)).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const edge = (await odds.boundingBox())?.x ?? 0;
    for (const name of ['c3', 'd5']) expect((await middle(name)).x, name).toBeLessThan(edge - 10);
  }).toPass({ timeout: 5000 });
});

test('held sideways a card before the roll is seen with its chances and with what comes of passing', async ({
  quietPage: page,
}) => {
  const { spaceAt } = await bundled<typeof import('./2gm-places')>('2gm-places.ts');
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, ['impact'], { phase: 'shooting' });
  await clickField(page, spaceAt('d5'));
  const sheet = page.getByRole('region', { name: /^Your attack, before the roll/ });
  const card = sheet.getByRole('button', { name: /Impact/ });
  await expect(card).toContainText('expected');
  await expect(card).toBeInViewport({ ratio: 1 });
  const passing = sheet.getByText('As it stands:');
  await expect(passing).toBeInViewport({ ratio: 1 });
  const line = page.getByRole('region', { name: 'What the game waits for' });
  await expect(async () => {
    const { y = 999, height = 0 } = (await passing.boundingBox()) ?? {};
    expect(y + height).toBeLessThan((await line.boundingBox())?.y ?? 0);
  }).toPass();
});

test('what a barrage comes down on stays marked while its AP are chosen', async ({ quietPage: page }) => {
  await open(page, [], { phase: 'barrage', options: { tacticalArtillery: true } });
  const frames = page.locator('.gm-map path.reticle:not(.casing)');
  await expect(frames).toHaveCount(2);
  const target = page.getByRole('button', { name: /^Call it down on the enemy’s Light Infantry on d5/ });
  await expect(target).toContainText('1 to 9 AP');
  await target.click();
  const sheet = page.getByRole('region', { name: 'Tactical artillery' });
  await expect(sheet).toContainText('It comes down on the enemy’s Light Infantry on d5.');
  await expect(frames).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Spend 9 AP' }).click();
  await expect(sheet).toBeHidden();
  await expect(frames).toHaveCount(0);
});

test('whoever leaves a table while its odds are on their way hears no complaint at the next', async ({
  quietPage: page,
}) => {
  // words for odds come late: the first table is gone when they are there
  await page.route('**/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue().catch(() => undefined);
  });
  for (let n = 0; n < 2; n++) await open(page, ['m4a2'], { phase: 'shooting' });
  await page.keyboard.press('n');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  const odds = page.getByRole('region', { name: 'What would happen' });
  await expect(odds.getByText(/damage expected/)).toBeVisible();
});
