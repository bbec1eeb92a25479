import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { offers } from '../rules/field.fixture';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Multiple', () => {
  rule(['2GM-ABIL-63', '2GM-ABIL-64', '2GM-SHOOT-12'], 'Panzer I: 8+/10, then 9+/10 (2GM-EX-39)', () => {
    const f = new Field();
    const panzer = f.own('germany/panzer-i', 'c1');
    const target = f.enemy('japan/light-infantry', 'c2', { stats: { armor: 1, hp: 9 } });
    expect(f.accuracy(panzer, target)).toBe('8/10');
    f.play('shoot', 8, 8);
    f.do('shoot c1 c2');
    expect([f.unit(target).wounds, f.accuracy(panzer, target)]).toEqual([1, '9/10']);
    f.do('shoot c1 c2');
    expect(f.unit(target).wounds).toBe(1); // an 8 is not enough any more
    expect(offers(f, 'shoot')).toEqual([]);
  });

  rule(['2GM-ABIL-63', '2GM-ABIL-65'], 'Maus: 4+/7+ with the main gun, then 4+/7+ with the second (2GM-EX-40)', () => {
    const f = new Field();
    const maus = f.own('germany/maus', 'c1');
    const target = f.enemy('usa/m4a3', 'c2');
    f.play('shoot', 3);
    f.do('shoot c1 c2');
    expect(f.numbers(maus, target, 1)).toMatchObject({ hit: 4, crit: 7, pierce: 6, damage: 2 });
    expect(f.numbers(maus, target, 0)).toMatchObject({ hit: 5, crit: 8 });
    expect(offers(f, 'shoot')).toEqual(['shoot c1 c2', 'shoot c1 c2 with second-gun']);
  });

  rule('2GM-ABIL-65', 'the second gun needs an extra attack: none is left once the main gun has made them all', () => {
    const f = new Field();
    f.own('germany/maus', 'c1');
    f.enemy('usa/m4a3', 'c2');
    f.play('shoot', 1, 1);
    f.do('shoot c1 c2');
    f.do('shoot c1 c2');
    expect(offers(f, 'shoot')).toEqual([]);
  });

  rule(
    ['2GM-ABIL-65', '2GM-RULING-121'],
    'the second gun fires once, in place of one extra attack, and raises nothing',
    () => {
      const f = new Field();
      const maus = f.own('germany/maus', 'c1', { stats: { multiple: 2 } });
      const target = f.enemy('usa/m4a3', 'c2');
      f.play('shoot', 1, 1, 1);
      f.do('shoot c1 c2');
      f.do('shoot c1 c2 with second-gun');
      expect(f.accuracy(maus, target, 0)).toBe('5/8');
      expect(offers(f, 'shoot')).toEqual(['shoot c1 c2']);
      f.do('shoot c1 c2');
      expect([offers(f, 'shoot'), f.diceLeft]).toEqual([[], []]);
    },
  );

  rule('2GM-RULING-121', 'the k-th extra attack has +k/+k, each at a target of its own', () => {
    const f = new Field();
    const tank = f.own('germany/panzer-i', 'c1', {
      stats: { multiple: 2, weapon: { range: 2, hit: 4, crit: 7, pierce: 3, damage: 1 } },
    });
    const [one, two] = [f.enemy('japan/light-infantry', 'c2'), f.enemy('japan/light-infantry', 'd1')];
    const seen: string[] = [];
    f.play('shoot', 1, 1, 1);
    for (const target of [one, two, one]) {
      seen.push(f.accuracy(tank, target));
      f.do(`shoot c1 ${f.at(target)}`);
    }
    expect(seen).toEqual(['4/7', '5/8', '6/9']);
    expect(offers(f, 'shoot')).toEqual([]);
  });

  rule('2GM-ABIL-63', 'without it one attack, and a token is not the main weapon', () => {
    const f = new Field();
    f.own('usa/m4a3', 'c1', { upgrades: ['tank-mg'] });
    const maus = f.own('germany/panzer-i', 'd1', { upgrades: ['tank-mg'] });
    const target = f.enemy('japan/heavy-infantry', 'c2', { stats: { hp: 9 } });
    f.play('shoot', 1, 1);
    f.do('shoot c1 c2');
    f.do('shoot d1 c2 with tank-mg');
    expect(offers(f, 'shoot')).toEqual(['shoot c1 c2 with tank-mg', 'shoot d1 c2']);
    expect(f.accuracy(maus, target)).toBe('8/10');
  });
});
