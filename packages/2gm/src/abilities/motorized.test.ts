import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Motorized', () => {
  rule(['2GM-ABIL-53', '2GM-RULING-153'], 'a diagonal step for a point, as often as the points go', () => {
    const f = new Field();
    const one = f.own('germany/bmw-r75', 'b2', { stats: { move: 1 } });
    const two = f.own('germany/bmw-r75', 'h6', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(one)).toEqual(['a1', 'a2', 'a3', 'b1', 'b3', 'c1', 'c2', 'c3']);
    expect(f.moves(two)).toEqual(['f4', 'f5', 'f6', 'g4', 'g5', 'g6', 'h4', 'h5']);
  });

  rule('2GM-RULING-153', 'the corners need not be free, the goal must be', () => {
    const f = new Field();
    const moto = f.own('germany/bmw-r75', 'a1', { stats: { move: 1 } });
    f.enemy('japan/light-infantry', 'a2');
    f.enemy('japan/light-infantry', 'b1');
    f.play('move');
    expect(f.moves(moto)).toEqual(['b2']);
    f.enemy('japan/light-infantry', 'b2');
    expect(f.play('move').moves(moto)).toEqual([]);
  });

  rule('2GM-ABIL-53', 'nobody else does', () => {
    const f = new Field();
    const light = f.own('usa/light-infantry', 'b2');
    f.own('germany/bmw-r75', 'h6');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1', 'b3', 'c2']);
  });
});
