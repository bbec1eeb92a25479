import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Promotion tokens (%s)', (edition) => {
  rule(['2GM-TOKEN-40', '2GM-RULING-116'], '−1/−1 for each, with every weapon, and they add up', () => {
    const f = new Field(edition);
    const weapon = { range: 2, hit: 5, crit: 9, pierce: 2, damage: 1 };
    const target = f.enemy('japan/light-infantry', 'c2');
    const seen = [0, 1, 2].map((promotions, i) => {
      const men = f.own('usa/light-infantry', ['b1', 'c1', 'd1'][i] ?? '', {
        promotions,
        upgrades: ['grenades'],
        stats: { weapon },
      });
      return [f.accuracy(men, target), f.accuracy(men, target, 2)];
    });
    expect(seen).toEqual([
      ['5/9', '5/9'],
      ['4/8', '4/8'],
      ['3/7', '3/7'],
    ]);
  });

  rule('2GM-TOKEN-40', 'for the rest of the game', () => {
    const f = new Field(edition);
    const men = f.own('usa/light-infantry', 'c1', { promotions: 1 });
    const target = f.enemy('japan/light-infantry', 'c2', { stats: { move: 0, weapon: null } });
    f.play('move').idleTo(7, 'move');
    expect(f.accuracy(men, target)).toBe('4/9');
  });
});

describe.each(['tactics', 'pacific'] as const)('the token of suppressive fire (%s)', (edition) => {
  rule(
    ['2GM-TOKEN-41', '2GM-SUPPR-03', '2GM-SUPPR-05'],
    'lies on who was attacked by two units that can hurt it, and has its effects',
    () => {
      const f = new Field(edition);
      const one = f.own('usa/light-infantry', 'c1');
      f.own('usa/light-infantry', 'd2');
      const target = f.enemy('japan/light-infantry', 'c2');
      f.play('shoot', 1, 1);
      f.do('shoot c1 c2');
      expect([f.unit(target).suppressed > f.state.turn, f.accuracy(target, one)]).toEqual([false, '5/10']);
      f.do('shoot d2 c2');
      expect([f.unit(target).suppressed > f.state.turn, f.accuracy(target, one)]).toEqual([true, '6/10']);
    },
  );
});
