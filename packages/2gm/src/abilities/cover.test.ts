import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Medium and Full Cover (%s)', (edition) => {
  rule(['2GM-ABIL-50', '2GM-TERRAIN-32'], 'the printed Evasion and Armor, for whoever is there', () => {
    const f = new Field(edition).lay('wall', 'c2').lay('trench', 'd2').lay('house', 'e2').lay('barrier', 'b2');
    const men = f.own('usa/light-infantry', 'd1');
    const targets = ['a2', 'b2', 'c2', 'd2', 'e2'].map((at) =>
      f.enemy('japan/light-infantry', at, { stats: { armor: 1 } }),
    );
    const of = targets.map((target) => `${f.accuracy(men, target)} armor ${f.numbers(men, target).armor}`);
    expect(of).toEqual(['5/10 armor 1', '5/10 armor 1', '6/10 armor 1', '6/10 armor 2', '7/10 armor 3']);
  });

  rule(['2GM-ABIL-50', '2GM-RULING-32'], 'ruins give none', () => {
    const f = new Field(edition).lay('house', 'c2', true);
    const men = f.own('usa/light-infantry', 'd1');
    const target = f.enemy('japan/light-infantry', 'c2', { stats: { armor: 1 } });
    expect([f.accuracy(men, target), f.numbers(men, target).armor]).toEqual(['5/10', 1]);
  });

  rule('2GM-ABIL-50', 'the shooter’s own cover does not matter', () => {
    const f = new Field(edition).lay('house', 'd1');
    const men = f.own('usa/light-infantry', 'd1');
    expect(f.accuracy(men, f.enemy('japan/light-infantry', 'c1'))).toBe('5/10');
  });
});
