import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Model', () => {
  const weapon = { range: 9, hit: 5, crit: 8, pierce: 9, damage: 1 };

  rule('2GM-HQ-14', 'infantry in one’s row 1 or 2 gets +1/+0', () => {
    const f = new Field().general('model', 1);
    const gun = f.own('usa/m4a3', 'c1', { stats: { weapon } });
    const seen = ['a6', 'a5', 'a4'].map((at) => f.accuracy(gun, f.enemy('japan/light-infantry', at)));
    expect(seen).toEqual(['6/8', '6/8', '5/8']);
  });

  rule('2GM-HQ-14', 'no tanks, and not the attackers of the enemy there', () => {
    const f = new Field().general('model', 1);
    const gun = f.own('usa/m4a3', 'c6', { stats: { weapon } });
    const tank = f.enemy('usa/m4a3', 'b6', { stats: { weapon } });
    const men = f.own('usa/light-infantry', 'd6');
    expect([f.accuracy(gun, tank), f.accuracy(tank, men)]).toEqual(['5/8', '5/8']);
  });
});
