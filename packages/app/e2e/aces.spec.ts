import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { placeOf } from './aces-map';
import { command, prompt } from './keyboard';
import { expect, expectNoAxeViolations, reloadTable, test } from './support';

const usa = (unit: string, at: string, more: object = {}): object => ({ seat: 'usa', unit, at, ...more });
const german = (unit: string, at: string, more: object = {}): object => ({ seat: 'germany-1', unit, at, ...more });

/** A moment of round 3: a person with the United States against the Automa with Germany I. */
async function open(page: Page, units: readonly object[], more: object = {}): Promise<void> {
  const position = {
    game: 'aces',
    map: { size: '9x9' },
    turn: { seat: 'usa', phase: 'move', round: 3 },
    seats: { usa: { coins: 9 }, 'germany-1': { automa: 'standard' } },
    units,
    ...more,
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/matches');
  const buffer = Buffer.from(JSON.stringify(position));
  await page.locator('input[type="file"]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer });
  await expect(prompt(page)).toBeVisible();
}

const army = (page: Page): Locator => page.getByRole('tabpanel', { name: 'Army' });
const waypoints = (page: Page): Locator => page.locator('.board .through:not(.casing)');

/** The map may still find its size: a click goes where the hex is once it rests. */
async function restingPlace(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  let place = await placeOf(page, column, row);
  await expect(async () => {
    const before = place;
    place = await placeOf(page, column, row);
    expect(place).toEqual(before);
  }).toPass({ intervals: [200] });
  return place;
}

async function click(page: Page, column: number, row: number, modifiers: 'Shift'[] = []): Promise<void> {
  const { x, y } = await restingPlace(page, column, row);
  for (const key of modifiers) await page.keyboard.down(key);
  await page.mouse.move(x, y);
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
  await page.keyboard.press('n');
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
  await expect(
    page.getByText('Passed over, as nothing was left to do: Movement, Attacks declared.').first(),
  ).toBeVisible();
  await expect(undo.locator('.count')).toHaveText('1');
  await undo.click();
  await expect(prompt(page)).toContainText('1 unit can still move');
  await expect(army(page)).toContainText('M4 Sherman on 2,4');
  // who wants to end every phase by hand does
  await page.getByRole('checkbox', { name: /^Pass over phases/ }).uncheck();
  await command(page, 'move 2,4 3,4');
  await expect(page.getByRole('button', { name: 'End movement' })).toBeVisible();
  await expectNoAxeViolations(page, 'habits of the table');
});
