import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { apOf } from '../../rules/field.fixture';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Rommel', () => {
  rule('2GM-HQ-14', 'one tank or transport a turn gets a point more', () => {
    const f = new Field().general('rommel');
    const tank = f.own('germany/panzer-i', 'a1', { stats: { move: 1 } });
    const truck = f.own('uk/universal-carrier', 'h1', { stats: { move: 1 } });
    f.play('move');
    expect(f.moves(tank)).toEqual(['a2', 'a3 dash', 'b1', 'b2 dash', 'c1 dash']);
    expect(f.moves(truck)).toContain('h3 dash');
    f.do('move a1 a3 by dash');
    expect([f.at(tank), f.moves(truck)]).toEqual(['a3', ['g1', 'h2']]);
  });

  rule('2GM-HQ-14', 'is free, and left for another if the move did without', () => {
    const f = new Field().general('rommel');
    f.own('germany/panzer-i', 'a1', { stats: { move: 1 } });
    const other = f.own('germany/panzer-i', 'h1', { stats: { move: 1 } });
    f.play('move');
    f.do('move a1 a2');
    f.do('move h1 h3 by dash');
    expect([f.at(other), apOf(f, 0)]).toEqual(['h3', 9]);
  });

  rule('2GM-HQ-14', 'again in the next turn', () => {
    const f = new Field().general('rommel');
    const tank = f.own('germany/panzer-i', 'a1', { stats: { move: 1 } });
    f.play('move');
    f.do('move a1 a3 by dash');
    f.idleTo(5, 'move');
    expect(f.moves(tank)).toContain('a5 dash');
  });

  rule('2GM-HQ-14', 'not infantry, nor artillery, nor the enemy’s tanks, nor without him', () => {
    const f = new Field().general('rommel', 1);
    const tank = f.own('germany/panzer-i', 'a1', { stats: { move: 1 } });
    expect(f.play('move').moves(tank)).toEqual(['a2', 'b1']);
    const g = new Field().general('rommel');
    const men = g.own('usa/light-infantry', 'a1');
    expect(g.play('move').moves(men)).toEqual(['a2', 'b1']);
  });
});
