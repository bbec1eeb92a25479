import { describe, expect, it } from 'vitest';
import { playMatch } from '../aces/record/match.fixture';
import { lossesOf, turnAfter, turnAt, turnBefore, turnsOf } from './marks';
import { firstViewer, viewersOf } from './viewers';

const match = playMatch('records');
const turns = turnsOf(match.steps);

describe('marks of the scrubber', () => {
  it('has every turn in its order', () => {
    expect(turns[0]).toMatchObject({ answers: 0, round: 1 });
    expect(turns.every((turn, i) => i === 0 || turn.answers > (turns[i - 1]?.answers ?? 0))).toBe(true);
    expect(turns.at(-1)?.round).toBe(match.view.table.round);
  });

  it('has every loss, in the words of the engine', () => {
    const gone = match.view.table.units.filter((u) => u.at === -1).length;
    expect(gone).toBeGreaterThan(0);
    expect(lossesOf(match.steps)).toHaveLength(gone);
    expect(lossesOf(match.steps)[0]?.text).toMatch(/ is destroyed$/);
  });

  it('steps from turn to turn', () => {
    const [, second, third] = turns;
    const [a, b] = [second?.answers ?? 0, third?.answers ?? 0];
    expect(turnAt(turns, b)).toBe(third);
    expect(turnAt(turns, b - 1)).toBe(second);
    expect(turnBefore(turns, b)).toBe(a);
    expect(turnBefore(turns, b + 1)).toBe(b);
    expect(turnAfter(turns, a, match.answers)).toBe(b);
    expect(turnAfter(turns, match.answers, match.answers)).toBe(match.answers);
  });
});

describe('who may look', () => {
  const seats = [0, 0, 0];
  const me = { name: 'Me', seats: [1] };
  const you = { name: 'You', seats: [0, 2] };

  it('everybody, once it is over', () => {
    expect(viewersOf(seats, [me, you], true)).toEqual(['spectator', 0, 1, 2]);
    expect(firstViewer([me], true)).toBe('spectator');
  });

  it('before that only the one person at the screen', () => {
    expect(viewersOf(seats, [me], false)).toEqual(['spectator', 1]);
    expect(viewersOf(seats, [me, you], false)).toEqual(['spectator']);
    expect([firstViewer([me], false), firstViewer([me, you], false), firstViewer([], false)]).toEqual([
      1,
      'spectator',
      'spectator',
    ]);
  });
});
