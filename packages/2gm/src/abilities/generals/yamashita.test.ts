import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Yamashita', () => {
  rule('2GM-HQ-14', 'infantry gets one space on when it enters or leaves difficult terrain', () => {
    const f = new Field().general('yamashita').nature('forest', 'b1');
    const men = f.own('japan/light-infantry', 'a1');
    f.play('move');
    expect(f.moves(men)).toEqual(['a2', 'b1', 'b2 climb', 'c1 climb']);
    f.do('move a1 c1 by climb');
    expect(f.at(men)).toBe('c1');
    const g = new Field().general('yamashita').nature('mountain', 'a1');
    const others = g.own('japan/light-infantry', 'a1');
    expect(g.play('move').moves(others)).toEqual(['a2', 'a3 climb', 'b1', 'b2 climb', 'c1 climb']);
  });

  rule('2GM-HQ-14', 'not on open ground, no tanks, and not the enemy', () => {
    const f = new Field().general('yamashita').nature('forest', 'b1');
    const tank = f.own('usa/m4a3', 'a1', { stats: { move: 1 } });
    const men = f.own('japan/light-infantry', 'h6');
    f.play('move');
    expect([f.moves(tank), f.moves(men)]).toEqual([
      ['a2', 'b1'],
      ['g6', 'h5'],
    ]);
    const g = new Field().general('yamashita', 1).nature('forest', 'b1');
    const light = g.own('usa/light-infantry', 'a1');
    expect(g.play('move').moves(light)).toEqual(['a2', 'b1']);
  });
});
