import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { placeOf } from './aces-map';
import { command, prompt } from './keyboard';
import { openAces } from './positions';
import { expect, expectNoAxeViolations, reloadTable, test } from './support';

const usa = (unit: string, at: string, more: object = {}): object => ({ seat: 'usa', unit, at, ...more });
const german = (unit: string, at: string, more: object = {}): object => ({ seat: 'germany-1', unit, at, ...more });

/** A moment of round 3: a person with the United States against the Automa with Germany I. */
async function open(page: Page, units: readonly object[], more: object = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAces(page, units, more);
}

const army = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Army' });
const waypoints = (page: Page): Locator => page.locator('.board .through:not(.casing)');

/** The map may still find its size: a click goes where the hex is once it rests, with the letters that stay around it. */
async function restingPlace(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  await page.evaluate(() => document.fonts.ready);
  let place = await placeOf(page, column, row);
  await expect(async () => {
    const before = place;
    place = await placeOf(page, column, row);
    expect(place).toEqual(before);
  }).toPass({ intervals: [200] });
  return place;
}

async function click(page: Page, column: number, row: number, modifiers: 'Shift'[] = []): Promise<void> {
  const seen = await restingPlace(page, column, row);
  for (const key of modifiers) await page.keyboard.down(key);
  await page.mouse.move(seen.x, seen.y);
  // what the pointer brings up may take room from the map
  const { x, y } = await restingPlace(page, column, row);
  await page.mouse.click(x, y);
  for (const key of modifiers) await page.keyboard.up(key);
}

test('a way is the safest of the cheapest, and may lead where one wants', async ({ quietPage: page }) => {
  await open(page, [usa('b-17', '3,3'), german('ju-87', '5,3'), german('infantry', '8,8')]);
  await page.keyboard.press('n');
  await expect(prompt(page)).toContainText('B-17 Flying Fortress on 3,3');
  // past the Ju 87 on 5,3 by 3,4 and 4,5, which costs the same as by 4,4 and 5,4
  await click(page, 5, 5);
  await expect(army(page)).toContainText('B-17 Flying Fortress on 5,5');
  await expect(prompt(page)).toContainText('nothing to repair or to buy');

  // what was done before a reload is taken back as it was done: the whole move
  await reloadTable(page);
  await expect(prompt(page)).toContainText('nothing to repair or to buy');
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveAccessibleDescription(/reaches back 1 step/);
  await page.keyboard.press('u');
  await expect(army(page)).toContainText('B-17 Flying Fortress on 3,3');

  await page.keyboard.press('n');
  await click(page, 2, 4, ['Shift']);
  await expect(waypoints(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(waypoints(page)).toHaveCount(0);
  await expect(prompt(page)).toContainText('choose where it goes');
  await click(page, 2, 4, ['Shift']);
  const { x, y } = await restingPlace(page, 3, 5);
  await page.mouse.move(x, y);
  await expect(page.getByText('Through 1 hex of your choice.')).toBeVisible();
  await page.mouse.click(x, y);
  await expect(army(page)).toContainText('B-17 Flying Fortress on 3,5');
  await page.keyboard.press('u');
  await expect(army(page)).toContainText('B-17 Flying Fortress on 3,3');

  // whoever rests on a hex while dragging leads the way through it
  const [from, by, to] = [
    await restingPlace(page, 3, 3),
    await restingPlace(page, 2, 4),
    await restingPlace(page, 3, 5),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(by.x, by.y, { steps: 4 });
  await expect(waypoints(page)).toHaveCount(1);
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
  await expect(army(page)).toContainText('B-17 Flying Fortress on 3,5');

  // at the largest scale the wheel moves nothing any more
  await page.mouse.move(from.x, from.y);
  for (let n = 0; n < 30; n++) await page.mouse.wheel(0, -400);
  const nearest = await restingPlace(page, 3, 3);
  for (let n = 0; n < 10; n++) await page.mouse.wheel(0, -400);
  expect(await restingPlace(page, 3, 3)).toEqual(nearest);
});

test('the turn of the Automa, told, shown again and kept', async ({ quietPage: page }) => {
  await open(page, [usa('sherman', '2,4'), german('tiger', '6,4'), german('infantry', '8,8')], {
    map: { size: '9x9', hexes: { '2,2': 'factory' } },
    factories: [{ at: '2,2', owner: 'usa' }],
    turn: { seat: 'usa', phase: 'money', round: 3 },
  });
  // the ware in hand can be read with the pointer on it
  const ware = page.getByRole('button', { name: /^Infantry/ }).first();
  await ware.click();
  await ware.hover();
  await expectNoAxeViolations(page, 'a ware in hand');
  await page.keyboard.press('Escape');
  // the key that opens the line is easily typed once more
  await command(page, '/end');
  const again = page.getByRole('button', { name: 'Show the last turn again' });
  await expect(again).toBeVisible();
  await again.click();
  await expect(prompt(page)).toHaveText('The last turn is shown again. The table waits.');
  const film = page.getByRole('region', { name: 'The opponent’s turn' });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(film.getByRole('paragraph').filter({ hasText: /^The Infantry moves to/ })).toBeVisible();
  const spare = await page.locator('aside > .notes').evaluate((notes) => notes.scrollHeight - notes.clientHeight);
  expect(spare, 'a stray scrollbar').toBe(0);
  await film.getByText(/\d+ rules?/).click();
  const list = film.getByRole('list', { name: 'Alternatives ranked lower' });
  await expect(list).toContainText('counts more');
  await expect(list).not.toContainText(/^Row/);
  // nothing scrolls while there is room beside the map
  const hidden = await list.evaluate((inner) => inner.scrollHeight - inner.clientHeight);
  expect(hidden, 'alternatives that scroll beside free space').toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).click();

  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('tabpanel', { name: 'Log' });
  await expect(log).toContainText('Round 3 · United States');
  await expect(log).not.toContainText('Before the first turn');

  // the address of the replay follows what it shows, and the other way round
  await page.goto(page.url().replace('#/play/', '#/replay/').concat('?at=0'));
  const controls = page.getByRole('region', { name: 'Controls of the replay' });
  await expect(controls).toContainText('0 / ');
  await controls.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => page.url()).toMatch(/at=[1-9]/);
  await controls.getByRole('button', { name: /^(Play|Pause)$/ }).click();
  await page.evaluate(() => {
    window.location.hash = window.location.hash.replace(/at=\d+/, 'at=1');
  });
  await expect(controls).toContainText('1 / ');
});

test('a mat beside the pointer, the signs in the help, the Automa’s targets, and a match given up', async ({
  quietPage: page,
}) => {
  const units = [usa('sherman', '4,4'), usa('infantry', '3,5', { damage: 5 }), german('tiger', '2,4')];
  await open(page, units, { seats: { usa: { coins: 9 }, 'germany-1': { automa: 'easy' } } });
  // whom its tables choose already is seen before one's own move, and only if one likes
  const likely = page.locator('.board .arrow.likely');
  await expect(likely).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'The Automa’s targets' })).toContainText(
    'Tiger on 2,4 → Infantry on 3,5',
  );
  await page.getByRole('checkbox', { name: /^Show whom the Automa will attack/ }).uncheck();
  await expect(likely).toHaveCount(0);

  const mat = page.getByRole('tooltip', { name: 'Inspector' });
  await page.getByRole('button', { name: /M4 Sherman on 4,4/ }).hover();
  await expect(mat).toContainText('M4 Sherman');
  await expect(mat).toContainText('Speed');
  const tiger = await restingPlace(page, 2, 4);
  await page.mouse.move(tiger.x, tiger.y);
  await expect(mat).toContainText('Tiger');
  await expectNoAxeViolations(page, 'a mat beside the pointer');
  await page.mouse.move(5, 5);
  await expect(mat).toBeHidden();
  // every unit at the table leads to its page in the catalogue
  await page.getByRole('button', { name: /M4 Sherman on 4,4/ }).click();
  await page.getByRole('tab', { name: 'Inspector' }).click();
  await expect(
    page.getByRole('tabpanel', { name: 'Inspector' }).getByRole('link', { name: 'Look it up among all cards' }),
  ).toHaveAttribute('href', '#/cards/aces/usa/sherman');
  await page.getByRole('tab', { name: 'Army' }).click();

  await page.getByRole('button', { name: 'Keyboard help' }).click();
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help.getByText('May stop you on the way')).toBeVisible();
  await expectNoAxeViolations(page, 'the signs of the map');
  await page.keyboard.press('Escape');

  // one click gives nothing up
  const first = page.getByRole('button', { name: 'Give up the match…' });
  await first.dblclick();
  await expectNoAxeViolations(page, 'giving up');
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.getByRole('button', { name: 'Yes, give up' }).click();
  await expect(page.getByRole('heading', { name: 'Germany I won the match' })).toBeVisible();
  await expect(page.getByText('You gave up.')).toBeVisible();
  await reloadTable(page);
  await expect(page.getByRole('heading', { name: 'Germany I won the match' })).toBeVisible();
  // nothing is still to come in a match that is over
  await page.getByRole('tab', { name: 'Dice' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Dice' })).toContainText('No dice have been rolled.');
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(prompt(page)).toContainText('can still move');
});

test('each game can be read on two pages', async ({ quietPage: page }) => {
  for (const [book, title] of [
    ['aces', 'Aces & Armor in short'],
    ['2gm', '2GM Tactics in short'],
    ['2gm', '2GM Pacific in short'],
  ] as const) {
    await page.goto(`./#/rules/${book}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expectNoAxeViolations(page, title);
  }
  await page.getByRole('link', { name: '2GM-HQ-04' }).click();
  await expect(page).toHaveURL(/2GM-HQ-04/);
});

test('what is said of a button contains what is seen on it', async ({ quietPage: page }) => {
  const mismatches = async (): Promise<string[]> => {
    const found = await new AxeBuilder({ page }).withRules(['label-content-name-mismatch']).analyze();
    return found.violations.flatMap(({ nodes }) => nodes.map((node) => node.html));
  };
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now: Aces & Armor' })).toBeVisible();
  expect(await mismatches(), 'home').toEqual([]);
  // all rules are in place: nothing looks as if something were missing
  await expect(page.getByText(/^All .* rules are in place/).first()).toBeVisible();
  await expect(page.locator('.state .bar')).toHaveCount(0);
  await open(page, [usa('sherman', '2,4'), german('tiger', '6,4')]);
  // with nothing in hand it is said as well
  await page.keyboard.press('Escape');
  await click(page, 6, 4);
  const early = page.getByRole('alert').filter({ hasText: 'Not possible: attacking Tiger on 6,4 now' });
  await expect(early).toContainText('Attacks are declared when the movement has ended.');
  await page.keyboard.press('n');
  await expect(early).toHaveCount(0);
  expect(await mismatches(), 'a unit in hand').toEqual([]);
  // a unit that cannot go there is told in words nobody had to type
  await page.keyboard.press('Enter');
  await click(page, 6, 4);
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible: M4 Sherman on 2,4 to 6,4' });
  await expect(refusal).toBeVisible();
  // who points at an enemy means an attack
  await expect(refusal).toContainText('Attacks are declared when the movement has ended.');
  // the rule opens beside the table, what it cites in its place, and Escape leads back
  const table = page.url();
  const link = refusal.getByRole('link').first();
  await link.click();
  const rule = page.getByRole('complementary', { name: /./ }).filter({ hasText: 'Open in the rule book' });
  await expect(rule.getByRole('heading')).toBeFocused();
  await expectNoAxeViolations(page, 'a rule beside the table');
  expect(page.url()).toBe(table);
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
  await expect(link).toBeFocused();
});

test('the first match: a briefing, an army placed at once, attacks in another order', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
  await expect(
    page.getByText(/^You are the .+ against Germany I+\. 4 factories win, or destroy every enemy unit\./),
  ).toBeVisible();
  // the focus is never lost, neither by the button that began the match nor by the one that chose the armies
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).not.toBe('BODY');
  // the rules one looks up from here are those of this game
  await expect(page.getByRole('link', { name: 'Rules', exact: true })).toHaveAttribute('href', /#\/rules\/aces/);
  await page.getByRole('button', { name: 'These are my armies' }).click();
  await expect(page.getByRole('grid')).toBeFocused();
  await page.getByRole('button', { name: 'Place all for me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 1');

  const turn = { seat: 'usa', phase: 'declare', round: 3 };
  await open(page, [usa('sherman', '2,4'), usa('infantry', '3,4'), german('tiger', '3,3', { damage: 4 })], { turn });
  const odds = page.getByRole('region', { name: 'Odds of this attack' });
  const aim = async (): Promise<void> => {
    const [beside, target] = [await restingPlace(page, 6, 6), await restingPlace(page, 3, 3)];
    await page.keyboard.press('n');
    await page.mouse.move(beside.x, beside.y);
    await page.mouse.move(target.x, target.y);
    await expect(odds).toContainText('Chance to destroy it');
  };
  await aim();
  await expect(odds).not.toContainText('Destroyed with those declared before');
  await odds.getByRole('button', { name: 'Declare this attack' }).click();
  await expect(prompt(page)).toContainText('1 unit can attack');
  // the second attack on the same unit is told together with the first
  await aim();
  await expect(odds).toContainText('Destroyed with those declared before');
  await odds.getByRole('button', { name: 'Declare this attack' }).click();
  const plan = page.getByRole('region', { name: 'Declared attacks' }).getByRole('listitem');
  await expect(plan).toHaveText([/^M4 Sherman on 2,4/, /^Infantry on 3,4/]);
  await page.getByRole('button', { name: /^Earlier: Infantry on 3,4/ }).click();
  await expect(plan).toHaveText([/^Infantry on 3,4/, /^M4 Sherman on 2,4/]);
  await expectNoAxeViolations(page, 'declared attacks');
  await page.getByRole('button', { name: /^Take back: Infantry on 3,4/ }).click();
  await expect(plan).toHaveText([/^M4 Sherman on 2,4/]);
});

test('a phase in which nothing is left to do goes by itself, and comes back when it is taken back', async ({
  quietPage: page,
}) => {
  await open(page, [usa('sherman', '2,4'), german('tiger', '8,8')]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(prompt(page)).toContainText('1 unit can still move');
  await command(page, 'move 2,4 3,4');
  // nobody else can move, nobody can attack: only the money is left, and one press ends the turn
  await expect(prompt(page)).toContainText('You have 9 coins, and nothing to repair or to buy. End the turn.');
  await expect(page.getByText('Passed over: Movement, Attacks declared.').first()).toBeVisible();
  await expect(undo.locator('.count')).toHaveText('1');
  await undo.click();
  await expect(prompt(page)).toContainText('1 unit can still move');
  await expect(army(page)).toContainText('M4 Sherman on 2,4');
  // who wants to end every phase by hand does
  await page.getByRole('checkbox', { name: /^Pass over phases/ }).uncheck();
  await command(page, 'move 2,4 3,4');
  await expect(page.getByRole('button', { name: 'End movement' })).toBeVisible();
  await expectNoAxeViolations(page, 'habits of the table');
  // the next phase has its button in the same place: a hasty second click does not end it too
  await page.getByRole('button', { name: 'End movement' }).dblclick();
  await expect(page.getByRole('button', { name: 'No attacks' })).toBeVisible();
});

test('a typed move goes on to its end when others at the screen have typed that it may pass', async ({
  quietPage: page,
}) => {
  const seats = { usa: { coins: 9 }, 'germany-1': {} };
  await open(page, [usa('sherman', '4,6'), german('tiger', '4,2'), german('infantry', '8,8')], { seats });
  await command(page, 'move 4,6 5,2');
  await expect(async () => {
    await expect(prompt(page)).toContainText('is passing', { timeout: 500 });
    await command(page, 'pass');
    await expect(page.getByRole('log')).toContainText('M4 Sherman moves to 5,2', { timeout: 1000 });
  }).toPass({ intervals: [100] });
  await expect(prompt(page)).not.toContainText('on its way');
});

test('a fight is seen shot by shot where it happens, and holds nobody up; who wants no motion sees none', async ({
  quietPage: page,
}) => {
  const units = [usa('sherman', '3,4'), german('tiger', '3,3', { damage: 4 }), german('infantry', '8,8')];
  const turn = { seat: 'usa', phase: 'declare', round: 3 };
  const fight = async (motion: 'reduce' | 'no-preference'): Promise<void> => {
    await open(page, units, { turn, seats: { usa: { coins: 9 }, 'germany-1': {} } });
    await page.emulateMedia({ reducedMotion: motion });
    await page.keyboard.press('n');
    const { x, y } = await restingPlace(page, 3, 3);
    await page.mouse.move(x, y);
    // what people ask first stands first
    await expect(page.getByRole('region', { name: 'Odds of this attack' })).toContainText(
      /\d% miss · \d+% hit · \d+% destroyed · \d\.\d damage expected/,
    );
    await command(page, 'attack 3,4 3,3');
    await page.getByRole('button', { name: 'Fight the attacks' }).click();
  };
  await fight('no-preference');
  const staged = page.locator('.board [data-staged]');
  await expect(staged.first()).toBeAttached();
  await expect(staged.first().locator('.need')).toHaveText(/^1–\d$/);
  // the die of a shot back comes after it, and whoever goes on does not wait for either
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Germany I');

  await fight('reduce');
  await expect(page.getByRole('button', { name: 'End turn' })).toBeVisible();
  await expect(staged).toHaveCount(0);
});

test('the small map gives way to who can act, and comes back', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, [usa('infantry', '2,2'), usa('sherman', '11,11'), german('tiger', '2,20')], {
    map: { size: '22x22' },
  });
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toContainText('2 units can still move');
  const small = page.locator('.board .overview[data-over]');
  await expect(small).toBeVisible();
  const box = await small.boundingBox();
  const drag = async (dx: number, dy: number): Promise<void> => {
    await page.mouse.move(400, 300);
    await page.mouse.down();
    await page.mouse.move(400 + dx / 2, 300 + dy / 2, { steps: 3 });
    await page.mouse.move(400 + dx, 300 + dy, { steps: 3 });
    await page.mouse.up();
  };
  const sherman = await restingPlace(page, 11, 11);
  await drag((box?.x ?? 0) + 75 - sherman.x, (box?.y ?? 0) + 65 - sherman.y);
  await expect(small).toBeHidden();
  await drag(-200, -100);
  await expect(small).toBeVisible();
});
