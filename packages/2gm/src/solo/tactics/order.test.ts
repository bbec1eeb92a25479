import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { situationOf } from '../situation/situation.fixture';
import { type Tactics, tactics } from './board.fixture';
import { firstOf } from './order';

const rule = ruleTests<RuleId>(book);

/** The units that come first, by their number in the list. */
function first(x: Omit<Tactics, 'phase'>, moving = true): number[] {
  const situation = situationOf(tactics({ ...x, phase: moving ? 'movement' : 'shooting' }));
  return firstOf(situation, situation.own, moving);
}

describe('who goes first', () => {
  rule('SOLOT-MOVE-16', 'the most wounded in a defence, then who is nearer to the enemy', () => {
    const x = { stance: 'TOTAL DEFENSE', human: ['LI 1,4'] };
    expect(first({ ...x, ai: ['LI 4,4', 'HI 5,4 wounds=1'] })).toEqual([1]);
    expect(first({ ...x, ai: ['LI 5,4 wounds=1', 'LI 4,4 wounds=1', 'LI 5,5'] })).toEqual([1]);
    expect(first({ ...x, ai: ['LI 4,3', 'LI 4,5', 'LI 6,4'] })).toEqual([0, 1]);
  });

  rule('SOLOT-MOVE-16', 'who hits best, then who does most, then the dearest', () => {
    const x = { stance: 'REINFORCE', human: ['LI 3,4'] };
    // rifles hit on 5, so does the gun, which does more
    expect(first({ ...x, ai: ['LI 5,4', 'A70 5,5'] })).toEqual([1]);
    // out of range nobody does anything: the dearest
    expect(first({ ...x, ai: ['LI 6,1', 'HI 6,8'], human: ['LI 1,4'] })).toEqual([1]);
    // who pierces nothing has no chance
    expect(first({ ...x, ai: ['HI 5,4', 'LI 6,1', 'T97 6,8'], human: ['HVT 3,4'] })).toEqual([2]);
  });

  rule('SOLOT-MOVE-18', 'who is nearest to the target, then to the enemy, then the wounded', () => {
    const x = { type: 'defensive' as const, stance: 'HOLD POSITION', solo: { aim: 'defend', objective: ['d4'] } };
    expect(first({ ...x, ai: ['LI 6,4', 'LI 5,4 wounds=1', 'LI 4,4'], human: ['LI 1,1'] })).toEqual([2]);
    expect(first({ ...x, ai: ['LI 5,4', 'LI 3,4'], human: ['LI 1,4'] })).toEqual([1]);
    expect(first({ ...x, ai: ['LI 4,3', 'LI 4,5 wounds=1'], human: ['LI 1,4'] })).toEqual([1]);
    // without a place its own HQ is the target
    expect(first({ ...x, solo: { aim: 'none' }, ai: ['LI 4,4', 'LI 6,4'], human: ['LI 1,4'] })).toEqual([1]);
  });

  rule('SOLOT-MOVE-02', 'in DEFENSE whoever is further out than the last two lines, and only when it moves', () => {
    const x = { stance: 'DEFENSE', ai: ['LI 6,4 wounds=1', 'LI 4,4', 'LI 5,4'], human: ['LI 1,1'] };
    expect(first(x)).toEqual([1]);
    expect(first(x, false)).toEqual([0]);
    expect(first({ ...x, stance: 'TOTAL DEFENSE' })).toEqual([0]);
    expect(first({ ...x, ai: ['LI 6,4 wounds=1', 'LI 5,4'] })).toEqual([0]);
  });

  rule('SOLOT-MOVE-07', 'tanks and armed transports lead SEIZE AND HOLD, and only when it moves', () => {
    const x = { type: 'offensive' as const, stance: 'SEIZE AND HOLD', human: ['LI 3,4'] };
    const ai = ['A70 5,4', 'LI 5,5', 'TRK 6,6', 'T95 6,1', 'HTR 6,8'];
    expect(first({ ...x, ai })).toEqual([3]);
    expect(first({ ...x, ai }, false)).toEqual([0]);
    expect(first({ ...x, ai: ai.slice(0, 3) })).toEqual([0]);
    expect(first({ ...x, ai: [...ai.slice(0, 3), 'HTR 6,8'] })).toEqual([3]);
    expect(first({ ...x, stance: 'ADVANCE', ai })).toEqual([0]);
  });
});
