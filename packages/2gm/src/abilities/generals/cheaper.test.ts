import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { catalogue } from '../../content/index';
import { apOf } from '../../rules/field.fixture';
import { deployCost } from '../../turn/deployments';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

const cost = (f: Field, card: number, seat = 0) =>
  deployCost(f.state, { seat, card, space: f.space('a1'), discount: 0 });

describe('Generals under whom certain units cost 1 AP less', () => {
  const kinds = ['usa/light-infantry', 'usa/m1-57mm', 'usa/m4a3', 'uk/universal-carrier', 'usa/p-51-mustang'] as const;

  rule('2GM-HQ-14', 'Montgomery artillery, Bastico transports, Yamamoto aircraft, and nothing else', () => {
    for (const [name, saved] of [
      ['montgomery', [0, 1, 0, 0, 0]],
      ['bastico', [0, 0, 0, 1, 0]],
      ['yamamoto', [0, 0, 0, 0, 1]],
    ] as const) {
      const plain = new Field();
      const led = new Field().general(name);
      const numbers = kinds.map((id) => catalogue.numberOf(id));
      expect(numbers.map((card) => cost(plain, card) - cost(led, card))).toEqual(saved);
      expect(numbers.map((card) => cost(plain, card, 1) - cost(led, card, 1))).toEqual([0, 0, 0, 0, 0]);
    }
  });

  rule('2GM-HQ-14', 'Gariboldi Bersaglieri and Alpini', () => {
    const f = new Field().general('gariboldi');
    const of = (id: string) => cost(f, catalogue.numberOf(id));
    expect([of('italy/bersaglieri'), of('italy/alpini'), of('italy/guastatori')]).toEqual([1, 2, 2]);
  });

  rule('2GM-HQ-14', 'at least 1 where the card says so: what costs 1 or nothing stays', () => {
    for (const [name, card] of [
      ['montgomery', 'usa/m1-57mm'],
      ['bastico', 'uk/universal-carrier'],
      ['gariboldi', 'italy/alpini'],
    ] as const) {
      const f = new Field().general(name);
      const at = (printed: number) => cost(f, f.custom(card, { cost: printed }));
      expect([at(2), at(1), at(0)]).toEqual([1, 1, 0]);
    }
  });

  rule(['2GM-HQ-14', '2GM-ABIL-74'], 'the General stops at 1 also below what Reserve has left', () => {
    const f = new Field().general('montgomery');
    f.own('usa/light-infantry', 'h1');
    const card = f.custom('usa/m1-57mm', { cost: 2, tags: ['reserve'] });
    expect(cost(f, card)).toBe(1);
  });

  rule('2GM-HQ-14', 'the AP really stay', () => {
    const f = new Field().general('montgomery');
    const card = f.custom('usa/m1-57mm', { cost: 3, upgrades: [] });
    f.hand(card).play('deploy');
    f.do('deploy m1-57mm a1');
    expect(apOf(f, 0)).toBe(7);
  });
});
