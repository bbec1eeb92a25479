import {
  expect,
  expectEnoughContrast,
  expectNoAxeViolations,
  expectNoOverflow,
  SCREENS,
  smallTargets,
  test,
  visit,
} from './support';

// A screen takes longer to open than to look at: everything about it is looked at in one visit, half of them at a time.
const half = Math.ceil(SCREENS.length / 2);
for (const [which, screens] of [SCREENS.slice(0, half), SCREENS.slice(half)].entries()) {
  test(`every screen, half ${which + 1}: axe finds nothing by day, the colours hold by night, everything can be hit, and twice as large nothing sticks out`, async ({
    quietPage: page,
  }, { project }) => {
    // a tablet differs in how much room there is, not in what stands there
    const thorough = project.name !== 'tablet';
    // a dozen screens, and a machine that may be busy
    test.setTimeout(240_000);
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    const enlarged = { width: Math.max(320, size.width / 2), height: size.height / 2 };
    for (const { hash } of screens) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await visit(page, hash);
      if (thorough) await expectNoAxeViolations(page, hash);
      await expectNoOverflow(page, hash);
      expect(await smallTargets(page), hash).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      if (thorough) await expectEnoughContrast(page, hash);
      await page.setViewportSize(enlarged);
      await expectNoOverflow(page, `${hash}, enlarged`);
      await page.setViewportSize(size);
    }
  });
}

test('the help of the keyboard is in order by day and by night', async ({ quietPage: page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit(page, '#/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page, 'keyboard help');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEnoughContrast(page, 'keyboard help');
});
