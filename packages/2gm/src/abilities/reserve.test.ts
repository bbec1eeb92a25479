import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { apOf } from '../rules/field.fixture';
import { deployCost } from '../turn/deployments';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const MILITIA = catalogue.numberOf('germany/volkssturm');
const LIGHT = catalogue.numberOf('usa/light-infantry');

describe('Reserve', () => {
  const cost = (f: Field, card: number, at = 'a1') =>
    deployCost(f.state, { seat: 0, card, space: f.space(at), discount: 0 });

  rule('2GM-ABIL-74', '1 AP less once a friend is there (2GM-EX-41)', () => {
    const f = new Field();
    const card = f.custom('germany/volkssturm', { cost: 2, upgrades: [] });
    const light = f.custom('usa/light-infantry', { upgrades: [] });
    f.hand(light, card).play('deploy');
    expect(cost(f, card)).toBe(2);
    f.do('deploy light-infantry a1');
    expect(cost(f, card)).toBe(1);
    f.do('deploy germany-volkssturm b1');
    expect(apOf(f, 0)).toBe(9 - 1 - 1);
  });

  rule(['2GM-ABIL-74', '2GM-RULING-123'], 'never below 0', () => {
    const f = new Field();
    f.own('usa/light-infantry', 'h1');
    expect([cost(f, MILITIA), deployCost(f.state, { seat: 0, card: MILITIA, space: 0, discount: 2 })]).toEqual([0, 0]);
  });

  rule(['2GM-ABIL-74', '2GM-RULING-123'], 'not for an enemy, nor for who is gone or beside the HQ', () => {
    const f = new Field();
    f.enemy('japan/light-infantry', 'h6');
    const fallen = f.own('usa/light-infantry', 'h1');
    const plane = f.own('usa/light-infantry', 'g1');
    for (const id of [fallen, plane]) f.state.on[f.unit(id).at] = -1;
    f.unit(fallen).at = -1;
    f.unit(plane).at = -2;
    expect(cost(f, MILITIA)).toBe(1);
  });

  rule('2GM-ABIL-74', 'others pay what they print', () => {
    const f = new Field();
    f.own('germany/volkssturm', 'h1');
    expect(cost(f, LIGHT)).toBe(1);
  });
});
