import type { Page } from '@playwright/test';
import { command } from './keyboard';
import { on, open2gm } from './positions';
import { expect, test } from './support';

/** South (the United States) against north (Germany) in turn 3, one person on both sides. */
function open(page: Page, units: readonly object[], more: object = {}, south: object = {}): Promise<void> {
  return open2gm(page, { phase: 'shooting', south, ...more, units });
}

/** Numbers that leave nothing to the dice. */
const SURE = { armor: 4, hp: 3, accuracy: [1, 1], pierce: 9, damage: 3 };
const RAID = [
  on('south', 'b-25-mitchell', 'hq', { stats: { ...SURE, bomber: 3 } }),
  on('south', 'p-51-mustang', 'hq', { stats: SURE }),
  on('north', 'fw-190', 'hq', { stats: SURE }),
  on('north', 'flak-38', 'c5', { stats: { pierce: 0, range: 4, tags: ['anti-aircraft'] } }),
  on('north', 'light-infantry', 'c4'),
  on('south', 'light-infantry', 'h1'),
  on('north', 'light-infantry', 'h6'),
];

test('an air combat is seen shot by shot where it happens; what comes to lie under a pointer that rests shows no card', async ({
  quietPage: page,
}) => {
  await open(page, RAID);
  await command(page, 'raid south:b-25-mitchell c2');
  const intercept = page.getByRole('button', { name: /^Intercept with FW 190/ });
  await intercept.click();
  const escort = page.getByRole('button', { name: /^Escort with P-51 Mustang/ });
  await expect(escort).toBeVisible();
  // the pointer is brought to what has a card of its own: that it shows
  const card = page.getByRole('tooltip', { name: 'The whole card' });
  await escort.hover();
  await expect(card).toContainText('P-51 Mustang');
  await escort.click();
  const flak = page.getByRole('button', { name: /^Flak 38 on c5 fires at P-51 Mustang/ });
  await expect(flak).toBeVisible();
  // it has come under the pointer, which nobody has moved: no card comes, for longer than one takes
  await expect.poll(() => flak.evaluate((button) => button.matches(':hover'))).toBe(true);
  await page.evaluate(() => new Promise((later) => setTimeout(later, 600)));
  await expect(card).toHaveCount(0);

  // the flak at the escort, the escort at the fighter, the bombs: three shots of one answer, one after the other
  const shots = page.locator('[data-staged]');
  await flak.click();
  await expect(shots).toHaveCount(3);
  await expect(shots.locator('.stamp text')).toHaveText(['No effect', 'Destroyed', 'Destroyed']);
  const height = (n: number): Promise<number> =>
    shots
      .nth(n)
      .locator('.told')
      .evaluate((told) => (told.parentNode as SVGGElement).transform.baseVal.getItem(0).matrix.f);
  // beside the own HQ, beside the other one, and on the field between them
  expect(await height(1)).toBeLessThan(await height(2));
  expect(await height(2)).toBeLessThan(await height(0));
});

test('a card that the other side plays lies on the table, and rests whole under a pointer', async ({
  quietPage: page,
}) => {
  const units = [
    on('south', 'm4a2', 'c3', { stats: SURE }),
    on('north', 'light-infantry', 'c5'),
    on('north', 'light-infantry', 'h6'),
  ];
  await open(page, units, { phase: 'shooting', north: { nation: 'germany', ap: 5, hand: ['you-missed'], deck: [] } });
  await command(page, 'shoot c3 c5');
  await page.getByRole('button', { name: /^Play You Missed/ }).click();
  const played = page.getByRole('region', { name: 'Germany plays a card' });
  await expect(played).toContainText('You Missed');
  await played.getByRole('button').hover();
  await expect(page.getByRole('tooltip', { name: 'The whole card' })).toContainText('when the enemy has hit');
});

test('on a phone the cards of the hand leave their room to a sheet that lists them', async ({ quietPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const units = [on('south', 'm4a2', 'c3'), on('north', 'light-infantry', 'c5'), on('north', 'light-infantry', 'h6')];
  await open(page, units, {}, { hand: ['on-target', 'heavy-infantry'] });
  await command(page, 'shoot c3 c5');
  const play = page.getByRole('button', { name: /^Play On Target/ });
  await expect(play).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Show cards' })).toBeVisible();
  // held sideways the line below has the button to pass, and it is there once
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('button', { name: 'Pass', exact: true })).toHaveCount(1);
});

/** Counts what the page would make to be heard. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let heard = 0;
    const stop = AudioScheduledSourceNode.prototype.stop;
    AudioScheduledSourceNode.prototype.stop = function (when): void {
      document.documentElement.dataset.heard = String(++heard);
      stop.call(this, when);
    };
  });
}

test('dice, hits and engines are heard by who has switched sound on, and by nobody else', async ({
  quietPage: page,
}) => {
  await listen(page);
  const units = [
    on('south', 'm4a2', 'c3', { stats: SURE }),
    on('south', 'm4a2', 'a1'),
    on('north', 'light-infantry', 'c5', { stats: { hp: 9 } }),
    on('north', 'light-infantry', 'h6'),
  ];
  const heard = page.locator('html[data-heard]');
  await open(page, units, { phase: 'movement' });
  await command(page, 'move a1 a2');
  await command(page, 'end');
  await command(page, 'shoot c3 c5');
  await expect(page.locator('[data-staged]')).toHaveCount(1);
  await expect(heard).toHaveCount(0);

  await page.getByRole('tab', { name: 'Dice' }).click();
  await page.getByLabel('Sound of dice and shots').check();
  await open(page, units, { phase: 'movement' });
  await command(page, 'move a1 a2');
  await expect(page.locator('html[data-heard="1"]')).toHaveCount(1);
  await command(page, 'end');
  await command(page, 'shoot c3 c5');
  // the die, then the hit of two voices
  await expect(page.locator('html[data-heard="4"]')).toHaveCount(1);

  // sound is no motion: whoever wants none hears the same, and sees nothing fall
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await open(page, units, { phase: 'movement' });
  await command(page, 'end');
  await command(page, 'shoot c3 c5');
  await expect(page.locator('html[data-heard="3"]')).toHaveCount(1);
  await expect(page.locator('[data-staged]')).toHaveCount(0);
});
