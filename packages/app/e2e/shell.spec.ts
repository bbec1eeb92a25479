import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

test('home shows the three tables, all of them ready to play', async ({ quietPage: page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle(/Sandtable/);
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const name of ['2GM Tactics', '2GM Pacific', 'Aces & Armor']) {
    const table = page.getByRole('article', { name });
    await expect(table.getByRole('img')).toBeVisible();
    await expect(table.getByText(/[\d,]+ rules are in place: ready to play\./)).toBeVisible();
    await expect(table.getByRole('button', { name: `Play now: ${name}` })).toBeEnabled();
    await expect(table.getByRole('link', { name: `New match of ${name}` })).toBeVisible();
    // nothing has been played in this browser yet
    await expect(table.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(table.getByRole('link', { name: `Rules of ${name}` })).toBeVisible();
  }
});

test('home shows how to begin without scrolling', async ({ quietPage: page }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Play now: 2GM Tactics' })).toBeInViewport({ ratio: 1 });
  const { width } = page.viewportSize() ?? { width: 0 };
  if (width < 960) return;
  await page.setViewportSize({ width, height: 720 });
  for (const name of ['2GM Tactics', '2GM Pacific', 'Aces & Armor'])
    await expect(page.getByRole('link', { name: `Rules of ${name}` })).toBeInViewport({ ratio: 1 });
});

test('no link of the home screen is dead', async ({ quietPage: page }) => {
  await page.goto('./');
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const routes = [...new Set(links)].filter((href) => href.startsWith('#/'));
  expect(routes.length).toBeGreaterThanOrEqual(6);
  for (const href of routes) {
    await page.goto(`./${href}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing lies here' })).toHaveCount(0);
  }
});

test('the keyboard alone leads from home to a rule and back', async ({ quietPage: page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Play online' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Play online' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Campaign' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Situations' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play now: 2GM Tactics' })).toBeFocused();
  const rules = page.getByRole('link', { name: 'Rules of 2GM Tactics' });
  // past the other buttons of the card
  for (let n = 0; n < 4 && !(await rules.evaluate((link) => link === document.activeElement)); n++) {
    await page.keyboard.press('Tab');
  }
  await expect(rules).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rules\/2gm\?edition=tactics$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await expect(search).toBeFocused();
  await page.keyboard.type('shoot-15');
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('listitem').getByRole('link', { name: /2GM-SHOOT-15/ });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rules\/2gm\/2GM-SHOOT-15\?/);
  await expect(page.getByRole('heading', { name: 'Modifiers from different sources add up' })).toBeFocused();

  await page.goBack();
  await expect(first).toBeFocused();
  await expect(search).toHaveValue('shoot-15');
  await search.focus();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
});

test('a permalink shows the rule with everything that belongs to it', async ({ quietPage: page }) => {
  await page.goto('./#/rules/2gm/2gm-shoot-15');
  const rule = page.getByRole('article', { name: 'Modifiers from different sources add up' });
  await expect(rule.getByText('2GM-SHOOT-15')).toBeVisible();
  await expect(rule).toContainText('unless a rule says they do not accumulate');
  await expect(rule).toContainText('Tactics rulebook §Shooting');
  await expect(rule).toContainText('2GM Tactics, 2GM Pacific');
  await expect(rule.getByText('Status')).toBeVisible();
  await expect(page).toHaveTitle(/2GM-SHOOT-15/);

  await rule
    .getByRole('region', { name: 'Cited by' })
    .getByRole('link', { name: /2GM-RULING-04/ })
    .click();
  const ruling = page.getByRole('article', { name: 'How modifiers are summed' });
  await expect(ruling.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expect(
    ruling.getByRole('region', { name: 'Leans on' }).getByRole('link', { name: /2GM-SHOOT-15/ }),
  ).toBeVisible();
  await page.goBack();
  await expect(rule).toBeVisible();
  await rule.getByRole('link', { name: 'Next rule: 2GM-SHOOT-16' }).click();
  await expect(page).toHaveURL(/2GM-SHOOT-16$/);
});

test('rules are found by words and narrowed by edition, status and chapter', async ({ quietPage: page }) => {
  await page.goto('./#/rules/2gm');
  const list = page.getByRole('region', { name: 'Rules in this list' });
  const search = page.getByRole('searchbox');
  await search.fill('smoke screen');
  await expect(list.getByRole('listitem').first()).toContainText('Smoke Screen');
  await expect(list.getByRole('status')).toHaveText(/^\d+ rules found$/);
  await expect(page).toHaveURL(/q=smoke\+screen/);
  const all = await list.getByRole('listitem').count();

  await page.getByLabel('Edition').selectOption('2GM Pacific');
  await expect(page).toHaveURL(/edition=pacific/);
  expect(await list.getByRole('listitem').count()).toBeLessThan(all);
  await page.getByLabel('Status').selectOption('By hand');
  await search.fill('xyzzy');
  await expect(list).toContainText('No rule fits.');
  await list.getByRole('button', { name: 'Take all filters away' }).click();
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();

  await list.getByRole('link', { name: /Shooting/ }).click();
  await expect(page.getByRole('heading', { name: 'Shooting', exact: true })).toBeFocused();
  await expect(list.getByRole('link', { name: /2GM-SHOOT-01/ })).toBeVisible();
});

test('long lists come in portions', async ({ quietPage: page }) => {
  await page.goto('./#/rules/2gm?q=unit');
  const rows = page.getByRole('region', { name: 'Rules in this list' }).getByRole('listitem');
  await expect(rows).toHaveCount(40);
  await page.getByRole('button', { name: /^Show \d+ more rules$/ }).click();
  await expect.poll(() => rows.count()).toBe(80);
});

test('the register gives question, ruling, reason and option', async ({ quietPage: page }) => {
  await page.goto('./');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rulings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rulings' })).toBeFocused();
  await page.getByLabel('Only match options').check();
  await page.getByRole('searchbox').fill('smoke line of fire');
  const ruling = page.getByRole('article', { name: 'When a shot passes through smoke' });
  await expect(ruling.getByRole('term')).toHaveText(['Question', 'We play it so', 'Why']);
  await expect(ruling).toContainText('smoke.lineOfFire');
  await ruling.getByRole('link', { name: 'When a shot passes through smoke' }).click();
  await expect(page).toHaveURL(/#\/rules\/2gm\/2GM-RULING-15$/);
  await expect(page.getByRole('heading', { name: 'When a shot passes through smoke' })).toBeFocused();
});

test('the chosen theme stays, and is there before the first paint', async ({ quietPage: page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await paper();
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  const night = await paper();
  expect(night).not.toBe(day);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  expect(await paper()).toBe(night);
  await page.getByRole('radio', { name: 'Same as the system' }).check({ force: true });
  expect(await paper()).toBe(day);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe(night);
  await page.getByRole('radio', { name: 'Day' }).check({ force: true });
  expect(await paper()).toBe(day);

  // Without the app itself only the boot script can have set the theme.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});

test('keyboard help opens on ?, closes on Escape and gives the focus back', async ({ quietPage: page }) => {
  await page.goto('./#/about');
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await about.focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(about).toBeFocused();

  const button = page.getByRole('button', { name: 'Keyboard help' });
  await button.click();
  await help.getByLabel('Single-key shortcuts').uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
});

test('an unknown rule and an unknown page say where to go', async ({ quietPage: page }) => {
  await page.goto('./#/rules/2gm/2GM-SHOOT-99');
  await expect(page.getByRole('heading', { name: 'No such rule' })).toBeVisible();
  await expect(page.getByText('has no rule “2GM-SHOOT-99”')).toBeVisible();
  await page.getByRole('link', { name: 'Search for it' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('2GM-SHOOT-99');

  await page.goto('./#/chess/board');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing lies here' })).toBeVisible();
  await expect(page.getByText('“/chess/board”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tables' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test.describe('when the connection drops', () => {
  test.use({ allowedComplaints: [/Failed to load resource|book-aces|KeyboardHelp|dynamically imported module/] });

  test('a part of the page that cannot be fetched is told, and a reload offered', async ({ quietPage: page }) => {
    await page.route('**/KeyboardHelp-*.js', (route) => route.abort());
    await page.goto('./');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.keyboard.press('?');
    const notice = page.getByRole('alert').filter({ hasText: 'A part of this page did not load.' });
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page, 'a part is missing');
    await expectNoOverflow(page, 'a part is missing');
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await page.keyboard.press('?');
    await expect(notice).toBeVisible();
    await page.unroute('**/KeyboardHelp-*.js');
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a book that does not load can be tried again', async ({ quietPage: page }) => {
    await page.route('**/book-aces-*.js', (route) => route.abort());
    await page.goto('./#/rules/aces');
    await expect(page.getByRole('alert')).toContainText('The rule book did not load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.unroute('**/book-aces-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
  });
});
