import { expect, expectNoAxeViolations, expectNoOverflow, SCREENS, smallTargets, test, visit } from './support';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen (${colorScheme})`, async ({ quietPage: page }) => {
    // two dozen screens, and a machine that may be busy
    test.setTimeout(360_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { hash } of SCREENS) {
      await visit(page, hash);
      await expectNoAxeViolations(page, hash);
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeViolations(page, 'keyboard help');
  });
}

test('nothing sticks out and everything can be hit', async ({ quietPage: page }) => {
  for (const { hash } of SCREENS) {
    await visit(page, hash);
    await expectNoOverflow(page, hash);
    expect(await smallTargets(page), hash).toEqual([]);
  }
});

test('the page can be enlarged twofold', async ({ quietPage: page }) => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
  for (const { hash } of SCREENS) {
    await visit(page, hash);
    await expectNoOverflow(page, hash);
  }
});
