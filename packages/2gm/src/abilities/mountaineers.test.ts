import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Mountaineers', () => {
  const stats = { weapon: { range: 3, hit: 5, crit: 9, pierce: 2, damage: 1 }, armor: 1 };

  rule('2GM-ABIL-54', '−1/−1 and 1 Armor while they stand on a mountain', () => {
    const f = new Field().nature('mountain', 'c1');
    const men = f.own('italy/alpini', 'c1', { stats });
    const target = f.enemy('japan/light-infantry', 'c2');
    expect([f.accuracy(men, target), f.numbers(target, men).armor]).toEqual(['4/8', 2]);
  });

  rule('2GM-ABIL-54', 'not beside one, nor in a forest, nor when the target is on one', () => {
    const f = new Field().nature('mountain', 'd2').nature('forest', 'b1');
    const beside = f.own('italy/alpini', 'd1', { stats });
    const wood = f.own('italy/alpini', 'b1', { stats });
    const target = f.enemy('japan/light-infantry', 'd2');
    expect([f.accuracy(beside, target), f.numbers(target, beside).armor]).toEqual(['5/9', 1]);
    expect([f.accuracy(wood, target), f.numbers(target, wood).armor]).toEqual(['5/9', 1]);
  });

  rule('2GM-ABIL-54', 'others get nothing from a mountain', () => {
    const f = new Field().nature('mountain', 'c1');
    const men = f.own('usa/light-infantry', 'c1', { stats });
    const target = f.enemy('japan/light-infantry', 'c2');
    expect([f.accuracy(men, target), f.numbers(target, men).armor]).toEqual(['5/9', 1]);
  });
});
