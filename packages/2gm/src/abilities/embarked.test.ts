import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { apOf } from '../rules/field.fixture';
import { deployCost } from '../turn/deployments';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Embarked, and MacArthur', () => {
  const craftOf = (f: Field) => f.own('usa/lcvp', 'a1', { stats: { move: 1 } });
  const cost = (f: Field, card: number, into: number) =>
    deployCost(f.state, { seat: 0, card, space: f.space('a1'), discount: 0, into });

  rule(
    ['2GM-ABIL-21', '2GM-RULING-85'],
    '1 AP less in a landing craft or an Amphibious vehicle, and nowhere else',
    () => {
      const f = new Field().nature('sea', 'a1', 'b1');
      const [craft, alligator, truck] = [
        craftOf(f),
        f.own('usa/lvt-1-alligator', 'b1'),
        f.own('uk/universal-carrier', 'c1'),
      ];
      const marines = catalogue.numberOf('usa/marines');
      expect([craft, alligator, truck, -1].map((into) => cost(f, marines, into))).toEqual([2, 2, 3, 3]);
      expect(cost(f, catalogue.numberOf('usa/light-infantry'), craft)).toBe(1);
    },
  );

  rule(['2GM-ABIL-21', '2GM-RULING-123'], 'adds up with Reserve', () => {
    const f = new Field().nature('sea', 'a1');
    const craft = craftOf(f);
    const card = f.custom('usa/marines', { cost: 3, tags: ['embarked', 'reserve'] });
    expect([cost(f, card, craft), cost(f, card, -1)]).toEqual([1, 2]);
  });

  rule('2GM-ABIL-21', 'paid so when it goes aboard', () => {
    const f = new Field().nature('sea', 'a1');
    const craft = craftOf(f);
    const card = f.custom('usa/marines', { cost: 3, upgrades: [] });
    f.hand(card).play('deploy');
    f.do('load marines a1');
    expect([apOf(f, 0), f.unit(craft).cargo]).toEqual([7, 1]);
  });

  rule('2GM-HQ-14', 'MacArthur: infantry from craft 1 AP less, at least 1', () => {
    const f = new Field().general('macarthur').nature('sea', 'a1');
    const craft = craftOf(f);
    const of = (card: string, printed: number, into: number) => cost(f, f.custom(card, { cost: printed }), into);
    expect([
      of('usa/light-infantry', 2, craft),
      of('usa/light-infantry', 1, craft),
      of('usa/light-infantry', 2, -1),
    ]).toEqual([1, 1, 2]);
    expect([of('usa/m1-57mm', 3, craft), of('usa/marines', 3, craft), of('usa/marines', 2, craft)]).toEqual([3, 1, 1]);
  });
});
