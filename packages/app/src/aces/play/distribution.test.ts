import { acesGame } from '@sandtable/aces';
import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { nextPrepared } from '../../play/prepared';
import { deskOf } from './desk.fixture';
import { answersOf, firstLayout, tokensOf, unitsToAssign } from './distribution';

describe('a whole army laid out at once', () => {
  it('answers every question of its seat, in whatever order others answer theirs', () => {
    const match = Match.start(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'person']), 'layout');
    const { view, question } = deskOf(match, 0);
    if (question === null) throw new Error('nobody asks');
    const units = unitsToAssign(view, 0, question);
    expect(units).toHaveLength(6);
    const layout = firstLayout(units, tokensOf(question)).set(units[0] ?? 0, 2);
    let prepared = answersOf(layout);
    for (let n = 0; n < 6; n++) {
      for (const seat of match.waiting()) {
        const asked = deskOf(match, seat).question;
        if (asked === null) continue;
        const next =
          seat === 0 ? nextPrepared(prepared, asked) : { option: asked.options[0] ?? ['pass'], rest: prepared };
        if (next === null) throw new Error('nothing fits');
        prepared = [...next.rest];
        expect(match.submit(seat, next.option).ok).toBe(true);
      }
    }
    expect(prepared).toEqual([]);
    expect(units.map((id) => match.state.units[id]?.army)).toEqual([2, 1, 2, 0, 1, 2]);
  });

  it('has no answer to another question', () => {
    const match = Match.start(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'person']), 'layout');
    const { question } = deskOf(match, 0);
    if (question === null) throw new Error('nobody asks');
    expect(nextPrepared([['assign', 99, 0]], question)).toBeNull();
  });
});
