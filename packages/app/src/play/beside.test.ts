import { describe, expect, it } from 'vitest';
import { placeBeside, type Rect } from './beside';

const CARD = { width: 320, height: 500 };
const DESK = { width: 1440, height: 900 };

function covers(about: Rect, at: { x: number; y: number }, size = CARD): boolean {
  return (
    at.x < about.x + about.width &&
    about.x < at.x + size.width &&
    at.y < about.y + about.height &&
    about.y < at.y + size.height
  );
}

describe('a card lies beside what it is about', () => {
  it.each([
    ['a hand on the left', { x: 8, y: 200, width: 220, height: 58 }],
    ['a panel on the right', { x: 1130, y: 200, width: 300, height: 30 }],
    ['a space in the middle', { x: 600, y: 400, width: 90, height: 82 }],
    ['the lowest card', { x: 8, y: 830, width: 220, height: 58 }],
  ])('%s stays in view', (_name, about) => {
    const at = placeBeside(about, CARD, DESK);
    expect(covers(about, at)).toBe(false);
    expect(at.x).toBeGreaterThanOrEqual(8);
    expect(at.y).toBeGreaterThanOrEqual(8);
    expect(at.x + CARD.width).toBeLessThanOrEqual(DESK.width - 8);
    expect(at.y + CARD.height).toBeLessThanOrEqual(DESK.height - 8);
  });

  it('goes above or below where it is as wide as the screen', () => {
    const phone = { width: 390, height: 844 };
    const size = { width: 374, height: 420 };
    const low = { x: 150, y: 700, width: 46, height: 42 };
    expect(covers(low, placeBeside(low, size, phone), size)).toBe(false);
    const high = { x: 150, y: 120, width: 46, height: 42 };
    expect(covers(high, placeBeside(high, size, phone), size)).toBe(false);
  });

  it('stays inside the screen where nothing fits', () => {
    expect(
      placeBeside(
        { x: 100, y: 100, width: 100, height: 100 },
        { width: 400, height: 400 },
        { width: 300, height: 300 },
      ),
    ).toEqual({ x: 8, y: 8 });
  });
});
