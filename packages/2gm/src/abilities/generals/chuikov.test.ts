import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Chuikov', () => {
  rule('2GM-HQ-14', 'units in buildings or ruins get −1/−1', () => {
    const f = new Field().general('chuikov').lay('house', 'a1').lay('house', 'b1', true).lay('trench', 'c1');
    const target = f.enemy('japan/light-infantry', 'b2');
    const weapon = { range: 3, hit: 5, crit: 9, pierce: 2, damage: 1 };
    const seen = ['a1', 'b1', 'c1', 'd1'].map((at) =>
      f.accuracy(f.own('usa/light-infantry', at, { stats: { weapon } }), target),
    );
    expect(seen).toEqual(['4/8', '4/8', '5/9', '5/9']);
  });

  rule('2GM-HQ-14', 'not those of the enemy, nor whoever fires at a building', () => {
    const f = new Field().general('chuikov').lay('house', 'b2');
    const enemy = f.enemy('japan/light-infantry', 'b2');
    const men = f.own('usa/light-infantry', 'b1');
    expect([f.accuracy(enemy, men), f.accuracy(men, enemy)]).toEqual(['5/10', '7/10']);
  });
});
