import { expect, expectNoAxeViolations, expectNoOverflow, test } from './support';

test('a battle is chosen on the map, fought, and written down when it is over', async ({ quietPage: page }) => {
  test.slow();
  await page.goto('./');
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('link', { name: '2GM Pacific', exact: true }).click();
  const map = page.getByRole('list', { name: /^Map of the battles/ });
  await expect(map.getByRole('link')).toHaveCount(8);
  await expectNoOverflow(page, 'campaign');
  await expectNoAxeViolations(page, 'campaign');
  // the second is closed until the first was not lost
  await map.getByRole('link', { name: /^2\. .*closed/ }).click();
  await expect(page.getByText('This battle opens when the one before it was won or drawn.')).toBeVisible();
  await map.getByRole('link', { name: /^1\. / }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^1\. / })).toBeFocused();
  await expectNoAxeViolations(page, 'briefing');
  await page.getByRole('radio', { name: /^United States/ }).check();
  await page.getByRole('button', { name: 'Fight this battle' }).click();
  await expect(page.locator('[data-answers]')).toBeVisible();

  // it is under way, and given up
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Go on with the battle' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on with the battle' }).click();
  await page.getByRole('button', { name: 'All answers' }).click();
  const list = page.getByRole('region', { name: 'All answers' });
  await list.getByRole('button', { name: 'surrender' }).click();
  await list.getByRole('button', { name: 'Really give up? Press once more' }).click();
  await expect(page.getByRole('link', { name: 'Summary' })).toBeVisible();
  await page.goto('./#/campaign/pacific');
  await expect(map.getByRole('link', { name: /^1\. .*Lost/ })).toBeVisible();
  await expect(map.getByRole('link', { name: /^2\. .*closed/ })).toBeVisible();

  // or freely, and kept
  await page.getByLabel('Open all battles at once').check();
  await expect(map.getByRole('link', { name: /^2\. .*not fought yet/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Open all battles at once')).toBeChecked();
  await page.goto('./#/decks/data');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all my data' }).click();
  const stream = await (await waiting).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { campaign: { free: boolean; battles: object } };
  expect(data.campaign.free).toBe(true);
  expect(Object.values(data.campaign.battles)).toMatchObject([{ best: 'lost', fought: 1 }]);
});

test('every campaign has its map and its briefings', async ({ quietPage: page }) => {
  for (const [table, battles] of [
    ['2GM Tactics', 8],
    ['Aces & Armor', 6],
  ] as const) {
    await page.goto('./#/campaign');
    await page.getByRole('link', { name: table }).click();
    const map = page.getByRole('list', { name: /^Map of the battles/ });
    await expect(map.getByRole('link')).toHaveCount(battles);
    await map
      .getByRole('link')
      .nth(battles - 1)
      .click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoOverflow(page, table);
  }
});
