import { describe, expect, it } from 'vitest';
import { cardsSeen, chanceToSee, chanceWithRedraw } from './chances';

/** Every hand of so many cards counted one by one. */
function counted(size: number, copies: number, drawn: number, wanted: number): number {
  let all = 0;
  let good = 0;
  for (let hand = 0; hand < 1 << size; hand++) {
    let cards = 0;
    let found = 0;
    for (let i = 0; i < size; i++)
      if ((hand >> i) & 1) {
        cards++;
        if (i < copies) found++;
      }
    if (cards !== drawn) continue;
    all++;
    if (found >= wanted) good++;
  }
  return good / all;
}

describe('the chance to see a card', () => {
  it('is that of every hand counted one by one', () => {
    for (const [size, copies, drawn, wanted] of [
      [10, 3, 5, 1],
      [12, 2, 5, 2],
      [9, 9, 5, 5],
      [11, 4, 7, 3],
      [8, 1, 8, 1],
    ] as const)
      expect(chanceToSee(size, copies, drawn, wanted)).toBeCloseTo(counted(size, copies, drawn, wanted), 12);
  });

  it('knows its ends', () => {
    expect(chanceToSee(40, 0, 5)).toBe(0);
    expect(chanceToSee(40, 2, 5, 3)).toBe(0);
    expect(chanceToSee(40, 2, 0)).toBe(0);
    expect(chanceToSee(40, 2, 100)).toBe(1);
    expect(chanceToSee(3, 2, 5, 2)).toBe(1);
  });

  it('counts five cards of the first hand and two of each turn (2GM-SETUP-19, 2GM-TURN-11)', () => {
    expect([0, 1, 4].map(cardsSeen)).toEqual([5, 7, 13]);
  });

  it('is greater with a hand drawn again (2GM-SETUP-20)', () => {
    const once = chanceToSee(40, 2, 5);
    expect(chanceWithRedraw(40, 2)).toBeCloseTo(once + (1 - once) * once, 12);
  });
});
