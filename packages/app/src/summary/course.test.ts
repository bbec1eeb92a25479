import { describe, expect, it } from 'vitest';
import { chancesAt, lastOfTurns } from './course';

const turnings = [
  { turn: 0, answers: 1, chance: 0.4 },
  { turn: 0, answers: 2, chance: 0.45 },
  { turn: 1, answers: 3, chance: 0.6 },
  { turn: 2, answers: 4, chance: 0.3 },
  { turn: 2, answers: 7, chance: 1 },
];

describe('the course of a match', () => {
  it('keeps the last chance of each turn', () => {
    expect(lastOfTurns(turnings)).toEqual([
      { answers: 2, chance: 0.45 },
      { answers: 3, chance: 0.6 },
      { answers: 7, chance: 1 },
    ]);
  });

  it('gives every point of the charts beside it a chance: of the start before any answer, then what the turn before came to', () => {
    const moments = [{ answers: 0 }, { answers: 2 }, { answers: 3 }, { answers: 7 }];
    expect(chancesAt(lastOfTurns(turnings), 0.5, moments)).toEqual([0.5, 0.45, 0.6, 1]);
  });

  it('shows nothing of a turn before it has ended', () => {
    expect(chancesAt(lastOfTurns(turnings), 0.5, [{ answers: 1 }, { answers: 5 }])).toEqual([0.5, 0.6]);
  });
});
