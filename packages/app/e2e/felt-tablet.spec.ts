import { placeOf } from './aces-map';
import { prompt } from './keyboard';
import { openPosition } from './positions';
import { expect, expectNoOverflow, test } from './support';

test('on a tablet the goal of a mission shares a line with the steps of the turn, and the map has the width', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const position = {
    game: 'aces',
    map: { size: '16x11' },
    turn: { seat: 'germany-1', phase: 'move', round: 10 },
    seats: { usa: { automa: 'standard' }, 'germany-1': {} },
    options: { mission: 'bulge' },
    units: [
      { seat: 'usa', unit: 'sherman', at: '2,4' },
      { seat: 'germany-1', unit: 'tiger', at: '12,4' },
    ],
  };
  await openPosition(page, position);
  await expect(prompt(page)).toContainText('1 unit can still move');
  await expect(async () => {
    const goal = await page.getByText('Bulge: a German tank at the shore wins; round 10 of 10').boundingBox();
    const step = await page.locator('[aria-current="step"]').boundingBox();
    expect(goal?.y ?? 0).toBeLessThan((step?.y ?? 0) + (step?.height ?? 0));
    const [left, right] = [await placeOf(page, 0, 0), await placeOf(page, 15, 0)];
    expect(right.x - left.x).toBeGreaterThan(0.54 * 1024);
  }).toPass();
  await expectNoOverflow(page, 'a tablet');
});
