import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Anti-Tank (%s)', (edition) => {
  rule('2GM-ABIL-08', 'does 1 more Damage to a tank', () => {
    const f = new Field(edition);
    const gun = f.own('germany/pak-40', 'c1', {
      stats: { weapon: { range: 4, hit: 5, crit: 9, pierce: 6, damage: 2 } },
    });
    const tank = f.enemy('usa/m4a3', 'c4');
    expect(f.numbers(gun, tank).damage).toBe(3);
  });

  rule(
    ['2GM-ABIL-08', '2GM-RULING-120'],
    'to nobody else: neither transport, infantry nor artillery, nor to terrain',
    () => {
      const f = new Field(edition).lay('wall', 'e4');
      const gun = f.own('germany/pak-40', 'c1', {
        stats: { weapon: { range: 4, hit: 5, crit: 9, pierce: 6, damage: 2 } },
      });
      const others = [
        f.enemy('uk/universal-carrier', 'a2'),
        f.enemy('japan/light-infantry', 'b3'),
        f.enemy('usa/m1-57mm', 'c4'),
      ];
      expect(others.map((target) => f.numbers(gun, target).damage)).toEqual([2, 2, 2]);
      expect(f.numbers(gun, -1, 0, { space: f.space('e4') }).damage).toBe(2);
    },
  );

  rule('2GM-ABIL-08', 'is in the gun, not in the machine gun beside it', () => {
    const f = new Field(edition);
    const firefly = f.own('uk/sherman-firefly', 'c1', { upgrades: ['tank-mg'] });
    const tank = f.enemy('germany/panzer-i', 'c2');
    expect(f.numbers(firefly, tank, 2).damage).toBe(1);
  });

  rule('2GM-ABIL-08', 'a tank without it does what it prints', () => {
    const f = new Field(edition);
    const sherman = f.own('usa/m4a3', 'c1', { stats: { weapon: { range: 3, hit: 5, crit: 9, pierce: 6, damage: 2 } } });
    expect(f.numbers(sherman, f.enemy('germany/panzer-i', 'c2')).damage).toBe(2);
  });
});
