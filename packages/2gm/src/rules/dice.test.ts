import { type DiceSource, Match } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { gmGame } from '../game';
import { foe, own, sandbox } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('dice', () => {
  rule('2GM-DICE-01', 'every roll is one D10, for the first turn, the weather and every attack', () => {
    const sides: number[] = [];
    const dice: DiceSource = { face: (n) => (sides.push(n) > 0 ? 'generator' : 'ask'), index: () => 'generator' };
    const setup = gmGame.defaultSetup('pacific');
    const options = { ...setup.options, weather: 'rolled' as const };
    const match = Match.start(gmGame.rules, { ...setup, options }, 'dice', { dice });
    for (let n = 0; n < 400 && match.over === null; n++) {
      const [seat = 0] = match.waiting();
      const all = match.decision(seat)?.options ?? [];
      const fierce = all.find((o) => ['shoot', 'deploy', 'bombard', 'move'].includes(String(o[0])));
      match.submit(seat, fierce ?? all[all.length - 1] ?? ['end']);
    }
    expect(sides.length).toBeGreaterThan(10);
    expect(new Set(sides)).toEqual(new Set([10]));
  });

  rule(['2GM-DICE-01', '2GM-DICE-02'], 'the best face is a 10, and one D10 decides a shot', () => {
    const units = [own('c3', { stats: { accuracy: [10, 10] } }), foe('c4')];
    for (const [face, wounds] of [
      [9, 0],
      [10, 1],
    ] as const) {
      const s = sandbox(units, { phase: 'shooting', north: { hand: [] } }, [face]);
      s.do('shoot c3 c4');
      expect(s).toRoll([{ dice: [face], sides: 10, rule: '2GM-SHOOT-08' }]);
      expect(s.state.units[1]?.at).toBe(wounds === 0 ? 26 : -1);
      s.end();
    }
    expect(() => sandbox(units, { phase: 'shooting' }, [11]).do('shoot c3 c4')).toThrow(/1 to 10|10/);
  });
});
