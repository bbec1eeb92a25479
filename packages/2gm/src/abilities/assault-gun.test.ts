import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Assault Gun (%s)', (edition) => {
  rule('2GM-ABIL-09', 'fires at infantry with −1/−1', () => {
    const f = new Field(edition);
    const stug = f.own('germany/stug-iii', 'c1', {
      stats: { weapon: { range: 3, hit: 5, crit: 9, pierce: 6, damage: 2 } },
    });
    expect(f.accuracy(stug, f.enemy('japan/light-infantry', 'c3'))).toBe('4/8');
  });

  rule('2GM-ABIL-09', 'and at nobody else', () => {
    const f = new Field(edition);
    const stug = f.own('germany/stug-iii', 'c1', {
      stats: { weapon: { range: 3, hit: 5, crit: 9, pierce: 6, damage: 2 } },
    });
    const others = [f.enemy('usa/m4a3', 'c3'), f.enemy('usa/m1-57mm', 'b2'), f.enemy('uk/universal-carrier', 'd2')];
    expect(others.map((target) => f.accuracy(stug, target))).toEqual(['5/9', '5/9', '5/9']);
    expect(f.accuracy(stug, -1, 0, { hq: 1 })).toBe('5/9');
  });

  rule(['2GM-ABIL-09', '2GM-RULING-08'], 'with every weapon it has', () => {
    const f = new Field(edition);
    const stug = f.own('germany/stug-iii', 'c1', { upgrades: ['tank-mg'] });
    expect(f.accuracy(stug, f.enemy('japan/light-infantry', 'c3'), 2)).toBe('4/9');
  });

  rule('2GM-ABIL-09', 'does not make it harder to hit', () => {
    const f = new Field(edition);
    const light = f.own('usa/light-infantry', 'c2');
    expect(f.accuracy(light, f.enemy('germany/stug-iii', 'c3'))).toBe('5/10');
  });
});
