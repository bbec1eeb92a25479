import { describe, expect, it } from 'vitest';
import { hasHeadroom, intoView } from './stage-room';

const PAGE = { x: -50, y: -20, width: 400, height: 300 };
const DICE = { beside: 90, above: 100 };

describe('intoView', () => {
  it('leaves alone what has room', () => {
    expect(intoView({ x: 100, y: 120 }, DICE, PAGE)).toEqual({ x: 0, y: 0 });
  });

  it('moves in from both sides and from the head, never further', () => {
    expect(intoView({ x: 0, y: 120 }, DICE, PAGE)).toEqual({ x: 40, y: 0 });
    expect(intoView({ x: 300, y: 120 }, DICE, PAGE)).toEqual({ x: -40, y: 0 });
    expect(intoView({ x: 100, y: 10 }, DICE, PAGE)).toEqual({ x: 0, y: 70 });
    expect(intoView({ x: 100, y: 270 }, DICE, PAGE)).toEqual({ x: 0, y: 0 });
  });
});

it('room above a place is counted from the head of its page, wherever that begins', () => {
  expect([0, 79, 80].map((y) => hasHeadroom({ x: 0, y }, 100, PAGE))).toEqual([false, false, true]);
  expect(hasHeadroom({ x: 0, y: -200 }, 100, { ...PAGE, y: -900 })).toBe(true);
});
