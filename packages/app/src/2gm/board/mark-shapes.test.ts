import { describe, expect, it } from 'vitest';
import { own, sceneFrom } from './field.fixture';
import { hqBox, layoutOf, spaceBox } from './layout';
import { frameOfSpot, spacesPath } from './mark-shapes';
import { hqSpot, unitSpot } from './spots';

const layout = layoutOf({ columns: 8, rows: 6 });
const scene = sceneFrom([own('hq', 'p-51-mustang')]);

/** The height at which a frame begins: its upper edge. */
const topOf = (path: string | null): number => Number(/^M-?[\d.]+ (-?[\d.]+)/.exec(path ?? '')?.[1]);

describe('marks', () => {
  it('lie inside a space and around a card, which stays readable', () => {
    expect(topOf(frameOfSpot(layout, scene, 3, 4))).toBe(spaceBox(layout, 3).y + 4);
    const south = scene.hqs.findIndex((hq) => hq.side === 0);
    expect(topOf(frameOfSpot(layout, scene, hqSpot(south), 4))).toBeLessThan(hqBox(layout, { side: 0, column: 0 }).y);
  });

  it('are none where nothing is', () => {
    expect(frameOfSpot(layout, scene, unitSpot(99), 4)).toBeNull();
    expect(frameOfSpot(layout, scene, 99, 4)).toBeNull();
    expect(spacesPath(layout, [], 3)).toBe('');
    expect(spacesPath(layout, [1, 2, 3], 3).match(/M/g)).toHaveLength(3);
  });
});
