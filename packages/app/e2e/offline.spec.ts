import { expect, test } from './support';

test.use({ serviceWorkers: 'allow' });

test('everything works without a network after the first visit', async ({ quietPage: page, context }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // the page asks once whether there is a server; the net must not go while it does
  const askedForServer = page.waitForResponse(/healthz$/);
  await page.reload();
  await askedForServer;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click();
  await expect(page.getByRole('button', { name: 'These are my armies' })).toBeVisible();
  const table = page.url();
  await page.goto('./#/rules/aces');
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
  await page.goto(table);
  await page.reload();
  await expect(page.getByRole('button', { name: 'These are my armies' })).toBeVisible();
});

test('the app can be installed', async ({ quietPage: page, request }) => {
  await page.goto('./');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as { icons: { src: string }[]; start_url: string };
  expect(manifest.start_url).toBe('./');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
