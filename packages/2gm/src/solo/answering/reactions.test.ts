import { type Option, PASS } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { GONE } from '../../state';
import { type Board, board, SoloTable } from '../table.fixture';

const rule = ruleTests<RuleId>(book);

/** The human's turn: he does this, and the opponent answers until it is his turn to choose again. */
function answers(x: Omit<Board, 'phase'>, phase: string, option: Option, dice: readonly number[]) {
  const table = new SoloTable({ ...board({ ...x, phase }), active: 'south' }, dice);
  table.submit(0, option);
  const out: string[] = [];
  for (;;) {
    const decision = table.match.decision();
    if (decision === null) break;
    if (decision.seat === 1) {
      const answered = table.next();
      if (answered !== null && answered.option[0] !== PASS) out.push(answered.wish);
    } else if (decision.options.some((o) => o[0] === PASS)) table.submit(0, [PASS]);
    else break;
  }
  return { out, table };
}

/** Units are numbered as they are listed: those of the opponent first. */
const shot = (from: number, at: number): Option => ['shoot', from, 0, at];

describe('in the turn of the human', () => {
  rule('SOLO-RULING-48', 'smoke before the first attack that could hurt its bearer', () => {
    const ai = ['TSM 4,4 upgrades=["smoke-grenade"]'];
    expect(answers({ ai, human: ['SHM 3,4'], south: { ap: 0 } }, 'shooting', shot(1, 0), [1]).out).toEqual([
      'smoke d4',
    ]);
    expect(answers({ ai, human: ['LI 3,4'], south: { ap: 0 } }, 'shooting', shot(1, 0), []).out).toEqual([]);
  });

  rule('SOLO-RULING-48', 'You Missed for a unit worth 3 or more that would be lost', () => {
    const dear = { ai: ['T95 4,4 wounds=1'], human: ['SHM 3,4'], ap: 1, hand: ['you-missed'] };
    const saved = answers(dear, 'shooting', shot(1, 0), [6]);
    expect(saved.out).toEqual(['play you-missed']);
    expect(saved.table.state.units[0]?.wounds).toBe(1);
    expect(answers({ ...dear, ai: ['LI 4,4 wounds=2'] }, 'shooting', shot(1, 0), [6]).out).toEqual([]);
    expect(answers({ ...dear, ai: ['T97 4,4'] }, 'shooting', shot(1, 0), [6]).out).toEqual([]);
  });

  rule('SOLO-RULING-48', 'Counterattack once; what is asked after the attacker has fallen by it is let pass', () => {
    // at night a card for units might be for the one that lies face down, so it is asked once more
    const x = { ai: ['T95 4,4', 'LI 6,1 faceDown=true'], human: ['HI 3,4 wounds=2 upgrades=["bazooka"]'], ap: 9 };
    const dark = { ...x, hand: ['counterattack', 'luck'], table: { options: { night: true } } };
    const fought = answers(dark, 'shooting', ['shoot', 2, 2, 0], [4, 10]);
    expect(fought.out).toEqual(['play counterattack main']);
    expect(fought.table.state.units[2]?.at).toBe(GONE);
  });

  rule('SOLO-RULING-48', 'anti-aircraft guns always fire', () => {
    const x = { ai: ['A25 4,4'], human: ['ZERO hq'], south: { ap: 0 } };
    expect(answers(x, 'shooting', ['strafe', 1, 0], [1, 1]).out).toEqual(['flak d4 south:p-40-warhawk']);
  });

  rule('SOLO-RULING-48', 'a fighter rises for a unit worth 3 or more, not for less', () => {
    const raid = (unit: string) =>
      answers({ ai: [unit, 'ZERO hq'], human: ['ZERO hq'], south: { ap: 0 } }, 'shooting', ['strafe', 2, 0], [1, 1])
        .out;
    expect(raid('T95 4,4')).toEqual(['intercept north:mits-a6m-zero']);
    expect(raid('LI 4,4')).toEqual([]);
  });

  rule('SOLO-RULING-48', 'an intercepted bomber of its own is escorted if a fighter is there', () => {
    const x = { band: 'GE8', ai: ['BMB hq', 'ZERO hq'], human: ['ZERO hq'], south: { ap: 0 } };
    const table = new SoloTable(board({ ...x, phase: 'shooting' }), [1, 1, 1, 1]);
    expect(table.next()?.wish).toBe('raid north:aichi-d3a south');
    table.submit(0, ['intercept', 2]);
    expect(table.next()?.wish).toBe('escort north:mits-a6m-zero');
  });

  rule('SOLO-RULING-48', 'it can be told to let everything pass', () => {
    const ai = ['TSM 4,4 upgrades=["smoke-grenade"]'];
    const x = { ai, human: ['SHM 3,4'], south: { ap: 0 }, solo: { levers: { reacts: false } } };
    expect(answers(x, 'shooting', shot(1, 0), [1]).out).toEqual([]);
  });
});
