import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { movementOf } from '../field/movement';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Siberians', () => {
  const stats = { move: 2, weapon: { range: 2, hit: 5, crit: 9, pierce: 2, damage: 1 } };

  rule(['2GM-ABIL-88', '2GM-ABIL-89'], 'in the snow 1 MP more and −1/−1, while others are slowed', () => {
    const f = new Field('pacific', { arctic: true });
    const siberians = f.own('ussr/siberians', 'c1', { stats });
    const others = f.own('ussr/light-infantry', 'd1', { stats });
    const target = f.enemy('japan/light-infantry', 'c2');
    expect([movementOf(f.state, siberians), movementOf(f.state, others)]).toEqual([3, 1]);
    expect([f.accuracy(siberians, target), f.accuracy(others, target)]).toEqual(['4/8', '5/9']);
  });

  rule('2GM-ABIL-89', 'without snow they are like everybody', () => {
    const f = new Field();
    const siberians = f.own('ussr/siberians', 'c1', { stats });
    expect([movementOf(f.state, siberians), f.accuracy(siberians, f.enemy('japan/light-infantry', 'c2'))]).toEqual([
      2,
      '5/9',
    ]);
  });
});
