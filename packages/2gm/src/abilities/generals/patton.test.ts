import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { apOf } from '../../rules/field.fixture';
import { deployCost } from '../../turn/deployments';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Patton', () => {
  rule('2GM-HQ-14', 'the first tank of each turn costs 1 AP less', () => {
    const f = new Field().general('patton');
    const tank = f.custom('usa/m4a3', { cost: 3, upgrades: [] });
    const cost = () => deployCost(f.state, { seat: 0, card: tank, space: f.space('a1'), discount: 0 });
    f.hand(tank, tank).play('deploy');
    f.do('deploy m4a3 a1');
    expect([apOf(f, 0), cost()]).toEqual([7, 3]);
    f.do('deploy m4a3 b1');
    expect([apOf(f, 0), cost()]).toEqual([4, 3]);
    f.idleTo(5, 'move');
    expect(cost()).toBe(2);
  });

  rule('2GM-HQ-14', 'no other unit, and not the tanks of the enemy', () => {
    const f = new Field().general('patton');
    const of = (card: string, seat: number) =>
      deployCost(f.state, { seat, card: f.custom(card, { cost: 3 }), space: f.space('a1'), discount: 0 });
    expect([of('usa/m4a3', 0), of('usa/m4a3', 1), of('usa/light-infantry', 0), of('uk/universal-carrier', 0)]).toEqual([
      2, 3, 3, 3,
    ]);
  });

  rule('2GM-HQ-14', 'a tank of an earlier turn, or one of the enemy, does not use it up', () => {
    const f = new Field().general('patton');
    f.own('usa/m4a3', 'h1');
    f.enemy('usa/m4a3', 'h6', { deployed: 3 });
    const tank = f.custom('usa/m4a3', { cost: 3 });
    expect(deployCost(f.state, { seat: 0, card: tank, space: f.space('a1'), discount: 0 })).toBe(2);
  });
});
