import { describe, expect, it } from 'vitest';
import { board } from '../../i18n/en/board';
import { ShotFollower } from './shots';

const step = (answers: number, ...events: object[]) => ({
  answers,
  facts: events.map((event) => ({ event, told: '' })) as never,
});
const declared = {
  ...{ type: 'declared', rule: 'AA-DECLARE-01', unit: 3, kind: 0, target: 7 },
  was: [
    { id: 3, type: 0, at: 40 },
    { id: 7, type: 1, at: 41 },
  ],
};
const roll = (...dice: number[]) => ({ type: 'roll', rule: 'AA-HITS-02', dice });
const shots = (unit: number, hits: number) => ({
  type: 'shots',
  rule: 'AA-HITS-02',
  unit,
  hits,
  threshold: 4,
  bonus: 0,
});

describe('fights on the map', () => {
  it('shows both sides of an exchange, each at the other', () => {
    const follower = new ShotFollower();
    expect(follower.next(step(1, declared), board)).toEqual([]);
    const fought = follower.next(
      step(2, roll(2, 9), shots(3, 1), roll(11), shots(7, 0), { type: 'destroyed', rule: 'x', unit: 7, hex: 41 }),
      board,
    );
    expect(fought).toEqual([
      { key: '2.1', from: 40, to: 41, face: '2 9', need: '1–4', kind: 'critical', word: 'Destroyed' },
      { key: '2.3', from: 41, to: 40, face: '11', need: '1–4', kind: 'miss', word: 'Miss' },
    ]);
    expect(follower.next(step(2), board)).toBeNull();
  });
});
