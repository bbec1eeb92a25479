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
      {
        ...{ key: '2.1', from: 40, to: 41, face: '2', need: '1–4', kind: 'critical', word: 'Destroyed' },
        dice: [
          { face: 2, hit: true },
          { face: 9, hit: false },
        ],
      },
      { key: '2.3', from: 41, to: 40, face: '11', need: '1–4', kind: 'miss', word: 'Miss' },
    ]);
    expect(follower.next(step(2), board)).toBeNull();
  });

  it('knows whom an Automa attacks by what comes of it, and tells the damage of each side', () => {
    const at = (id: number, hex: number) => ({ was: [{ id, type: 0, at: hex }] });
    const fixed = { type: 'shots', rule: 'AA-AUTOMA-60', unit: 5, hits: 3, threshold: 0, bonus: 0, ...at(5, 50) };
    const back = { ...shots(2, 1), ...at(2, 51) };
    const hurt = (unit: number, amount: number) => ({ type: 'damaged', rule: 'AA-DAMAGE-09', unit, amount });
    const told = new ShotFollower().next(step(1, fixed, roll(4), back, hurt(2, 2), hurt(5, 1)), board);
    expect(told?.map(({ from, to, face, word }) => [from, to, face, word])).toEqual([
      [50, 51, '3', '3 hits −2'],
      [51, 50, '4', '1 hit −1'],
    ]);
  });

  it('keeps two fights of one turn apart', () => {
    const follower = new ShotFollower();
    const other = {
      ...declared,
      unit: 4,
      target: 8,
      was: [
        { id: 4, at: 60 },
        { id: 8, at: 61 },
      ],
    };
    follower.next(step(1, declared, other), board);
    const hurt = (unit: number, amount: number) => ({ type: 'damaged', rule: 'AA-DAMAGE-09', unit, amount });
    const told = follower.next(step(2, roll(1), shots(3, 1), hurt(7, 1), roll(2), shots(4, 1), hurt(8, 2)), board);
    expect(told?.map(({ from, to, word }) => [from, to, word])).toEqual([
      [40, 41, '1 hit −1'],
      [60, 61, '1 hit −2'],
    ]);
  });
});
