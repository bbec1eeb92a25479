import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { board, SoloTable } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 100 }, (_x, i) => (i % 4) + 1);

function standing(position: object): string[] {
  const table = new SoloTable(position, DICE);
  table.phase();
  return table.standing();
}

describe('an objective of several places', () => {
  const solo = { aim: 'occupy', objective: ['d3', 'e3'] };
  const x = { phase: 'movement', type: 'offensive' as const, solo };
  const line = ['LI 6,1', 'LI 5,1', 'LI 4,1'];

  rule(['SOLO-RULING-78', 'SOLO-RULING-42'], 'the place nobody holds comes before the one of the enemy', () => {
    // the enemy on d3 is in range already; e3 beside him is free
    const taken = { ...x, ai: [...line, 'HI 4,5'], human: ['LI 3,4'] };
    expect(standing(board({ ...taken, band: 'GE8' }))).toContain('e3');
    expect(standing(tactics({ ...taken, stance: 'FULL ASSAULT' }))).toContain('e3');
  });

  rule('SOLO-RULING-78', 'without a free one it keeps those of the enemy in range; its own it keeps company', () => {
    const both = { ...x, ai: [...line, 'HI 4,4'], human: ['LI 3,4', 'LI 3,5'] };
    expect(standing(board({ ...both, band: 'GE8' }))).toContain('d4');
    const mine = { ...x, ai: [...line, 'LI 3,4', 'LI 3,5', 'T95 5,5'] };
    const stands = standing(board({ ...mine, band: 'GE8' }));
    expect(stands).toEqual(expect.arrayContaining(['d3', 'e3']));
    expect(stands.some((at) => ['c3', 'd4', 'd2', 'e4', 'e2', 'f3'].includes(at))).toBe(true);
  });

  rule('SOLO-RULING-78', 'who has reached a place stays, though another is free', () => {
    const there = { ...x, ai: [...line, 'HI 3,4'] };
    expect(standing(board({ ...there, band: 'GE8' }))).toContain('d3');
  });
});

describe('places, or the HQ of the enemy', () => {
  const goal = { kind: 'hold-places', at: ['a1', 'h1'], count: 2, turns: 1 };
  const hq = { kind: 'destroy-hq' };
  const both = (...goals: readonly object[]) => ({
    scenario: { id: 'two-ways', north: { goals: goals.map((g) => ({ goal: g })) } },
  });
  const solo = { aim: 'occupy', objective: ['a1', 'h1'] };
  const x = { type: 'offensive' as const, solo };

  rule('SOLO-RULING-85', 'an attacker that wins by either fires at the HQ, and only then', () => {
    const near = { ...x, phase: 'shooting', ai: ['T95 2,4'], human: ['LI 2,5'] };
    const fired = (position: object) => new SoloTable(position, DICE).next()?.wish;
    expect(fired(board({ ...near, band: 'GE8', table: both(goal, hq) }))).toBe('shoot d2 south');
    expect(fired(board({ ...near, band: 'GE8', table: both(goal) }))).toBe('shoot d2 e2');
    expect(fired(tactics({ ...near, stance: 'FULL ASSAULT', table: both(goal, hq) }))).toBe('shoot d2 south');
    expect(fired(tactics({ ...near, stance: 'FULL ASSAULT', table: both(goal) }))).toBe('shoot d2 e2');
    const guard = { ...near, type: 'defensive' as const, solo: { aim: 'defend', objective: ['d5'] } };
    expect(fired(board({ ...guard, band: 'GE8', table: both(goal, hq) }))).toBe('shoot d2 e2');
  });

  rule('SOLO-RULING-85', 'and goes to whichever is nearer', () => {
    const line = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1'];
    // rifles on d2 have the HQ in range; h1 is a step away from h2
    const marching = { ...x, phase: 'movement', ai: [...line, 'HI 2,4', 'HI 2,8'], band: 'GE8' };
    expect(standing(board({ ...marching, table: both(goal, hq) }))).toEqual(expect.arrayContaining(['d2', 'h1']));
    expect(standing(board({ ...marching, table: both(goal) }))).not.toContain('d2');
  });

  rule(['SOLO-RULING-85', 'SOLOP-BEHAV-14'], 'an HQ in range makes it bolder as any objective does', () => {
    const near = { ...x, phase: 'initial', ai: ['T95 2,4'] };
    const sum = (...goals: readonly object[]) =>
      new SoloTable(board({ ...near, table: both(...goals) }), DICE).north.solo?.sum;
    expect([sum(goal, hq), sum(goal)]).toEqual([4, 3]);
  });
});

describe('cards that damage the objective', () => {
  rule(
    ['SOLOP-PRIO-65', 'SOLO-RULING-49'],
    'offensive, total attack: fire is laid on the terrain to be destroyed',
    () => {
      const x = {
        phase: 'deployment',
        type: 'offensive' as const,
        band: 'GE8',
        hand: ['fire', 'HTR'],
        ap: 3,
        ai: ['LI 6,1'],
        terrain: ['trench 2,5', 'trench 3,3'],
        human: ['LI 3,3'],
      };
      const objective = { aim: 'destroy', objective: ['e2'] };
      const burnt = new SoloTable(board({ ...x, solo: objective }), DICE).next();
      expect(burnt?.wish).toBe('play fire e2');
      expect(burnt?.thought.because).toContain('SOLOP-PRIO-65');
      // where it is to be held, nothing is burnt: the armed transport of the next priority comes
      const held = new SoloTable(board({ ...x, solo: { ...objective, aim: 'occupy' } }), DICE).next();
      expect(held?.wish).toMatch(/^deploy type-1-ho-ha/);
    },
  );
});
