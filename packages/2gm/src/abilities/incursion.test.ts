import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { apOf, offers } from '../rules/field.fixture';
import { say } from '../say';
import { deployChecks, deployCost } from '../turn/deployments';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const SAS = catalogue.numberOf('uk/sas');

describe('Incursion', () => {
  rule(['2GM-ABIL-40', '2GM-ABIL-41'], 'row 3 for 2 AP more (2GM-EX-36)', () => {
    const f = new Field().hand('uk/sas');
    expect(deployCost(f.state, { seat: 0, card: SAS, space: f.space('d3'), discount: 0 })).toBe(6);
    f.play('deploy');
    f.do('deploy uk-sas d3');
    f.do('equip');
    expect([f.at(0), apOf(f, 0)]).toEqual(['d3', 3]);
  });

  rule(
    ['2GM-ABIL-41', '2GM-RULING-124'],
    'its own first row for nothing, the last for 5; rows count from one’s own side',
    () => {
      const f = new Field();
      const cost = (seat: number, at: string) =>
        deployCost(f.state, { seat, card: SAS, space: f.space(at), discount: 0 });
      expect([cost(0, 'd1'), cost(0, 'd2'), cost(0, 'd6')]).toEqual([4, 5, 9]);
      expect([cost(1, 'd6'), cost(1, 'd5'), cost(1, 'd1')]).toEqual([4, 5, 9]);
    },
  );

  rule('2GM-ABIL-40', 'any space, as far as the AP go', () => {
    const f = new Field().hand('uk/sas');
    f.state.seats.forEach((x) => {
      x.ap = 5;
    });
    f.play('deploy');
    const spaces = offers(f, 'deploy').map((wish) => wish.slice(-2));
    expect(spaces.length).toBe(16);
    expect(new Set(spaces.map((name) => name[1]))).toEqual(new Set(['1', '2']));
  });

  rule(['2GM-ABIL-40', '2GM-RULING-124'], 'not where a unit stands, of either side, nor in water', () => {
    const f = new Field().hand('uk/sas').nature('lake', 'c3');
    f.own('usa/light-infantry', 'a3');
    f.enemy('japan/light-infantry', 'b3');
    const why = (at: string) =>
      refusals(deployChecks, f.state, { seat: 0, card: SAS, space: f.space(at), discount: 0 }, say).map((r) => r.rule);
    expect([why('a3'), why('b3'), why('c3'), why('d3')]).toEqual([
      ['2GM-DEPLOY-02'],
      ['2GM-DEPLOY-02'],
      ['2GM-RULING-35'],
      [],
    ]);
  });

  rule('2GM-ABIL-40', 'others come in on the Deployment Line', () => {
    const f = new Field().hand('uk/sas', 'usa/light-infantry');
    const card = catalogue.numberOf('usa/light-infantry');
    const refused = refusals(deployChecks, f.state, { seat: 0, card, space: f.space('d3'), discount: 0 }, say);
    expect(refused.map((r) => r.rule)).toEqual(['2GM-DEPLOY-01']);
  });
});
