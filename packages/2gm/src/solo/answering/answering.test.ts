import { type Option, PASS } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { SoloTable } from '../table.fixture';
import { type Tactics, tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 60 }, (_x, i) => ((i * 3) % 10) + 1);

/** The human does something in his turn; what the opponent answers. */
function answers(x: Omit<Tactics, 'phase'>, phase: string, option: Option, dice: readonly number[] = DICE) {
  const table = new SoloTable({ ...tactics({ ...x, phase }), active: 'south', turn: 7 }, dice);
  table.submit(0, option);
  const wishes: string[] = [];
  const rules: string[] = [];
  for (let asked = table.match.decision(); asked !== null; asked = table.match.decision()) {
    if (asked.seat === 1) {
      const answered = table.next();
      if (answered === null || answered.option[0] === PASS) continue;
      wishes.push(answered.wish);
      rules.push(...answered.thought.because);
    } else if (asked.options.some((o) => o[0] === PASS)) table.submit(0, [PASS]);
    else break;
  }
  return { wishes, rules, table };
}

/** The human's only unit comes after those of the opponent; d2 to d3 is one step forward. */
const step = (id: number, to: number): Option => ['move', id, to, 0];
const D3 = 2 * 8 + 3;

describe('Decoy', () => {
  const shot: Option = ['shoot', 2, 0, 0];
  const x = { ap: 1, hand: ['decoy'], ai: ['T95 4,4 wounds=1', 'LI 4,5'], human: ['SHM 3,4'], south: { ap: 0 } };

  rule('SOLO-RULING-81', 'somebody who has less to lose draws the fire', () => {
    const { wishes, rules, table } = answers(x, 'shooting', shot, [5]);
    expect(wishes).toEqual(['play decoy e4']);
    expect(rules).toContain('SOLO-RULING-81');
    expect(table.state.units.map((u) => u.wounds)).toEqual([1, 2, 0]);
  });

  rule(
    'SOLO-RULING-81',
    'not for a unit worth less than 3, one that cannot be lost, or a neighbour that has more to lose',
    () => {
      const cheap = { ...x, ai: ['HI 4,4 wounds=2', 'LI 4,5'] };
      expect(answers(cheap, 'shooting', shot, [5]).wishes).toEqual([]);
      const safe = { ...x, ai: ['HVT 4,4', 'LI 4,5'] };
      expect(answers(safe, 'shooting', shot, []).wishes).toEqual([]);
      const dearer = { ...x, ai: ['T95 4,4 wounds=1', 'T97 4,5 wounds=3'] };
      expect(answers(dearer, 'shooting', shot, [5]).wishes).toEqual([]);
    },
  );
});

describe('Ambush', () => {
  const x = {
    ap: 5,
    hand: ['ambush', 'A37', 'LI'],
    ai: ['LI 6,1'],
    human: ['T95 2,4'],
    bushes: ['4,4'],
    south: { ap: 0 },
  };

  rule('SOLO-RULING-81', 'out of the cover comes who hurts a dear enemy most, and fires', () => {
    const { wishes, rules } = answers(x, 'movement', step(1, D3));
    expect(wishes[0]).toBe('play ambush d4');
    expect(wishes[1]).toMatch(/^deploy type-94-37mm d4/);
    expect(wishes[wishes.length - 1]).toBe('shoot d4 d3');
    expect(rules).toContain('SOLO-RULING-81');
  });

  rule('SOLO-RULING-81', 'not for a cheap enemy, and not without somebody who can hurt it', () => {
    expect(answers({ ...x, human: ['LI 2,4'] }, 'movement', step(1, D3)).wishes).toEqual([]);
    expect(answers({ ...x, hand: ['ambush', 'LI'] }, 'movement', step(1, D3)).wishes).toEqual([]);
    expect(answers({ ...x, ap: 3 }, 'movement', step(1, D3)).wishes).toEqual([]);
  });
});

describe('Lost', () => {
  const x = { ap: 2, hand: ['lost'], ai: ['T97 6,4', 'LI 6,1'], human: ['SHM 2,4'], south: { ap: 0 } };

  rule('SOLO-RULING-81', 'a dear enemy that menaces a dear unit loses its way to where it does no harm', () => {
    const { wishes, rules, table } = answers(x, 'movement', step(2, D3));
    expect(wishes).toEqual(['play lost d2']);
    expect(rules).toContain('SOLO-RULING-81');
    expect(table.state.units[2]?.moved).toBe(true);
  });

  rule('SOLO-RULING-81', 'not while it does no harm, is cheap, or would be as harmful beside', () => {
    expect(answers({ ...x, ai: ['LI 6,4', 'LI 6,1'] }, 'movement', step(2, D3)).wishes).toEqual([]);
    expect(answers({ ...x, human: ['LI 2,4'] }, 'movement', step(2, D3)).wishes).toEqual([]);
    const everywhere = { ...x, ai: ['T97 5,4', 'T97 5,3', 'T97 5,5'] };
    expect(answers(everywhere, 'movement', step(3, D3)).wishes).toEqual([]);
  });

  rule('SOLO-RULING-81', 'off a place it defends', () => {
    const guarded = { ...x, type: 'defensive' as const, ai: ['LI 6,1'], solo: { aim: 'defend', objective: ['d3'] } };
    expect(answers(guarded, 'movement', step(1, D3)).wishes[0]).toMatch(/^play lost/);
  });
});
