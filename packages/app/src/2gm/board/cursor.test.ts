import { describe, expect, it } from 'vitest';
import { boardKey } from '../../board/keys';
import { cursorAfter, isThere, stripOf } from './cursor';
import { foe, own, sceneFrom } from './field.fixture';
import { hqSpot, unitSpot } from './spots';

const scene = sceneFrom([own('a1'), own('hq', 'p-51-mustang'), own('hq', 'b-17'), foe('hq', 'fw-190')]);
const [south, north] = [0, 1].map((side) => hqSpot(scene.hqs.findIndex((hq) => hq.side === side))) as [number, number];

function after(spot: number, key: string, ctrlKey = false): number {
  const meant = boardKey({ key, ctrlKey, metaKey: false, altKey: false });
  if (meant === null) throw new Error(`${key} means nothing`);
  return cursorAfter(scene, spot, meant);
}

describe('the cursor', () => {
  it('walks north with the arrow up, and stays at the sides', () => {
    expect(after(0, 'ArrowUp')).toBe(8);
    expect(after(8, 'ArrowDown')).toBe(0);
    expect(after(0, 'ArrowLeft')).toBe(0);
    expect(after(7, 'ArrowRight')).toBe(7);
    expect(after(3, 'ArrowRight')).toBe(4);
  });

  it('goes from the last row to the HQ behind it and back', () => {
    expect(after(0, 'ArrowDown')).toBe(south);
    expect(after(south, 'ArrowUp')).toBe(3);
    expect(after(47, 'ArrowUp')).toBe(north);
    expect(after(north, 'ArrowDown')).toBe(43);
    expect(after(south, 'ArrowDown')).toBe(south);
    expect(after(north, 'ArrowUp')).toBe(north);
  });

  it('finds the aircraft beside the HQ', () => {
    expect(stripOf(scene, 0)).toEqual([unitSpot(2), unitSpot(1), south]);
    expect(after(south, 'ArrowLeft')).toBe(unitSpot(1));
    expect(after(unitSpot(1), 'ArrowLeft')).toBe(unitSpot(2));
    expect(after(unitSpot(2), 'ArrowLeft')).toBe(unitSpot(2));
    expect(after(unitSpot(2), 'ArrowUp')).toBe(3);
    expect(after(north, 'ArrowRight')).toBe(north);
  });

  it('leaps within the field, and to the ends of rows and field', () => {
    expect(after(0, 'PageUp')).toBe(32);
    expect(after(40, 'PageUp')).toBe(40);
    expect(after(12, 'Home')).toBe(8);
    expect(after(12, 'End')).toBe(15);
    expect(after(12, 'Home', true)).toBe(40);
    expect(after(12, 'End', true)).toBe(7);
  });

  it('goes by the screen when the field is seen from the north', () => {
    const turned = { ...scene, turned: true };
    const walked = (spot: number, key: string, ctrlKey = false): number => {
      const meant = boardKey({ key, ctrlKey, metaKey: false, altKey: false });
      if (meant === null) throw new Error(`${key} means nothing`);
      return cursorAfter(turned, spot, meant);
    };
    expect(walked(8, 'ArrowUp')).toBe(0);
    expect(walked(3, 'ArrowRight')).toBe(2);
    expect(walked(0, 'ArrowUp')).toBe(south);
    expect(walked(south, 'ArrowDown')).toBe(3);
    expect(walked(47, 'ArrowDown')).toBe(north);
    expect(walked(north, 'ArrowUp')).toBe(43);
    expect(walked(12, 'Home')).toBe(15);
    expect(walked(12, 'Home', true)).toBe(7);
    expect(walked(12, 'End', true)).toBe(40);
  });

  it('knows what is there', () => {
    expect([0, 47, south, unitSpot(1), unitSpot(0)].every((spot) => isThere(scene, spot))).toBe(true);
    expect([-1, 48, hqSpot(9), unitSpot(77)].some((spot) => isThere(scene, spot))).toBe(false);
  });
});
