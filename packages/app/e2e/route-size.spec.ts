import { APP_DIST } from '../../../scripts/lib/paths.mjs';
import { routeSizes } from '../../../scripts/lib/route-size.mjs';
import { expect, test } from './support';

/** What the page itself has loaded; workers keep their own books. */
const SCRIPTS = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname.slice(1))
    .filter((file) => file.endsWith('.js'));

for (const [game, table, first] of [
  ['2GM', '2GM Tactics', 'Keep this hand'],
  ['2GM', '2GM Pacific', 'Keep this hand'],
  ['Aces & Armor', 'Aces & Armor', 'These are my armies'],
] as const) {
  test(`a new match of ${table} loads no more than is measured and budgeted`, async ({ quietPage: page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: `Play now: ${table}` }).click();
    await expect(page.getByRole('button', { name: first })).toBeVisible();
    // as from a link: nothing of the home screen is there
    await page.reload();
    await expect(page.getByRole('button', { name: first })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const measured = routeSizes(APP_DIST).find(({ route }) => route === game);
    // the words of a game, and who may sit where, are fetched once the first question is on the screen
    const apart = /^(theme-boot\.js|assets\/(worker|en|reading|deck|verbs|records|commander-words)-[^/]+\.js)$/;
    // and where a scenario is fought, its orders, and what units can do now
    const scenario =
      /^assets\/(goals|briefings|now|check|line-of-fire|content|hash|movement|[Oo]rders|(with-)?gm-cards|PanelPart)-/;
    const loaded = (await page.evaluate(SCRIPTS)).filter(
      (file) => !apart.test(file) && !(table === '2GM Pacific' && scenario.test(file)),
    );
    expect(loaded.filter((file) => measured?.files.includes(file) !== true)).toEqual([]);
    expect(loaded.length).toBeGreaterThan(10);
  });
}

test('the catalogue of cards loads no more than is measured and budgeted', async ({ quietPage: page }) => {
  await page.goto('./#/cards');
  await expect(page.getByRole('heading', { name: 'Cards', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const measured = routeSizes(APP_DIST).find(({ route }) => route === 'Cards');
  const loaded = (await page.evaluate(SCRIPTS)).filter((file) => file !== 'theme-boot.js');
  expect(loaded.filter((file) => measured?.files.includes(file) !== true)).toEqual([]);
  expect(loaded.length).toBeGreaterThan(5);
});
