import type { GmEvent } from '@sandtable/2gm/table';
import { describe, expect, it } from 'vitest';
import { MOST_STAGED } from '../../board/staged';
import { gmBoard } from '../../i18n/en/gm-board';
import { unitSpot } from '../board/spots';
import { ShotFollower } from './shots';

const rule = '2GM-SHOOT-08' as const;
const sighting = (id: number, at: number) => ({ id, card: 1, seat: id, at, known: -1 });
const attack = {
  ...{ type: 'attack', rule, seat: 0, shooter: 0, weapon: 0, card: -1, target: 1, space: -1, hq: -1 },
  was: { units: [sighting(0, 10), sighting(1, 20)] },
} as unknown as GmEvent;
const needs = { type: 'needs', rule, hit: 5, crit: 9, pierce: 3, armor: 1, parts: [] } as unknown as GmEvent;
const roll = (face: number) => ({ type: 'roll', rule, seat: 0, sides: 10, dice: [face] }) as unknown as GmEvent;
const result = (said: string, face: number) => ({ type: 'result', rule, result: said, face }) as unknown as GmEvent;
const wounded = { type: 'wounded', rule, unit: 1, amount: 2 } as unknown as GmEvent;
const step = (answers: number, ...events: GmEvent[]) => ({
  answers,
  facts: events.map((event) => ({ event, told: '' })) as never,
});

describe('shots on the table', () => {
  it('has line, die, what was needed and the stamp, also when others answered in between', () => {
    const follower = new ShotFollower();
    expect(follower.next(step(1, attack), gmBoard)).toEqual([]);
    expect(follower.next(step(2, needs, roll(7), result('hit', 7), wounded), gmBoard)).toEqual([
      { key: '2.2', from: 10, to: 20, face: '7', need: '5+ / 9', kind: 'hit', word: 'Hit −2' },
    ]);
    // the same step again is no new shot
    expect(follower.next(step(2, needs, roll(7), result('hit', 7), wounded), gmBoard)).toBeNull();
  });

  it('a miss and a destruction look different', () => {
    const destroyed = { type: 'destroyed', rule, unit: 1, space: 20 } as unknown as GmEvent;
    const shots = new ShotFollower().next(
      step(1, attack, needs, roll(2), result('miss', 2), attack, needs, roll(9), result('critical', 9), destroyed),
      gmBoard,
    );
    expect(shots?.map(({ kind, word }) => [kind, word])).toEqual([
      ['miss', 'Miss'],
      ['critical', 'Destroyed'],
    ]);
  });

  it('who has no space, in the air or on board, has a place of its own', () => {
    const airborne = { ...attack, was: { units: [sighting(0, -1), sighting(1, -1)] } } as unknown as GmEvent;
    const shots = new ShotFollower().next(step(1, airborne, needs, roll(2), result('miss', 2)), gmBoard);
    expect(shots?.map(({ from, to }) => [from, to])).toEqual([[unitSpot(0), unitSpot(1)]]);
  });

  it('what nobody could follow is not staged', () => {
    const all = Array.from({ length: MOST_STAGED + 1 }, () => [attack, needs, roll(2), result('miss', 2)]).flat();
    expect(new ShotFollower().next(step(1, ...all), gmBoard)).toEqual([]);
  });
});
