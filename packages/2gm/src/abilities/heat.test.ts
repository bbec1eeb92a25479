import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('HEAT (%s)', (edition) => {
  const weapon = { range: 3, hit: 5, crit: 9, pierce: 5, damage: 2 };

  rule('2GM-ABIL-35', 'pierces 1 more of a tank', () => {
    const f = new Field(edition);
    const howitzer = f.own('italy/obice-75-18', 'c1', { stats: { weapon } });
    const targets = [
      f.enemy('usa/m4a3', 'c2'),
      f.enemy('uk/universal-carrier', 'b2'),
      f.enemy('japan/light-infantry', 'd2'),
    ];
    expect(targets.map((target) => f.numbers(howitzer, target).pierce)).toEqual([6, 5, 5]); // 2GM-RULING-120
    expect(f.numbers(howitzer, -1, 0, { hq: 1 }).pierce).toBe(5);
  });

  rule(['2GM-ABIL-35', '2GM-TOKEN-02'], 'in a Bazooka as well, and not in the rifles of its bearer', () => {
    const f = new Field(edition);
    const men = f.own('usa/light-infantry', 'c1', { upgrades: ['bazooka'] });
    const tank = f.enemy('usa/m4a3', 'c2');
    expect([f.numbers(men, tank, 2).pierce, f.numbers(men, tank, 0).pierce]).toEqual([6, 2]);
    expect(f.numbers(men, f.enemy('japan/light-infantry', 'd1'), 2).pierce).toBe(5);
  });

  rule(['2GM-ABIL-36', '2GM-RULING-119'], 'is 1, however many sources: a Bazooka of a unit with HEAT', () => {
    const f = new Field(edition);
    const men = f.own('usa/light-infantry', 'c1', { upgrades: ['bazooka'], stats: { tags: ['heat'] } });
    expect(f.numbers(men, f.enemy('usa/m4a3', 'c2'), 2).pierce).toBe(6);
  });

  rule('2GM-ABIL-35', 'just enough for a tank whose Armor is 1 more', () => {
    const f = new Field(edition);
    f.own('italy/obice-75-18', 'c1', { stats: { weapon } });
    const tank = f.enemy('usa/m4a3', 'c2', { stats: { armor: 6 } });
    f.play('shoot', 5);
    f.do('shoot c1 c2');
    expect([f.unit(tank).wounds, f.diceLeft]).toEqual([2, []]);
  });
});
