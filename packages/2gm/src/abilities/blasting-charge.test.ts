import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { ASSAULT, REACTION } from '../attack/shot';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Blasting Charge (%s)', (edition) => {
  const weapon = { range: 2, hit: 5, crit: 10, pierce: 2, damage: 1 };

  rule(['2GM-ABIL-11', '2GM-RULING-62'], 'assaults with −1/−1, whatever else counts', () => {
    const f = new Field(edition).lay('wall', 'c3');
    const engineers = f.own('usa/combat-engineers', 'c2', { stats: { weapon } });
    const target = f.enemy('japan/light-infantry', 'c3');
    expect(f.accuracy(engineers, target, 0, { mode: ASSAULT })).toBe('5/10');
    expect(f.accuracy(engineers, f.enemy('japan/light-infantry', 'd2'), 0, { mode: ASSAULT })).toBe('4/9');
  });

  rule('2GM-ABIL-11', 'does not help to shoot, nor against somebody who assaults them', () => {
    const f = new Field(edition);
    const engineers = f.own('usa/combat-engineers', 'c2', { stats: { weapon } });
    const target = f.enemy('japan/light-infantry', 'd2');
    expect(f.accuracy(engineers, target)).toBe('5/10');
    expect(f.accuracy(engineers, target, 0, { mode: REACTION })).toBe('5/10');
  });

  rule('2GM-ABIL-11', 'is not had by the light infantry beside them', () => {
    const f = new Field(edition);
    const light = f.own('usa/light-infantry', 'c2');
    expect(f.accuracy(light, f.enemy('japan/light-infantry', 'd2'), 0, { mode: ASSAULT })).toBe('5/10');
  });

  rule(['2GM-ABIL-11', '2GM-ASSAULT-08'], 'played out: a 4 is enough for the assault', () => {
    const f = new Field(edition);
    const engineers = f.own('usa/combat-engineers', 'c2', { stats: { weapon } });
    const target = f.enemy('japan/light-infantry', 'c3', { stats: { weapon: null, hp: 1 } });
    f.play('move', 4);
    f.do('assault c2 c3');
    f.do('end');
    f.do('end');
    f.do('resolve c2');
    f.do('strike');
    expect([f.at(engineers), f.at(target), f.diceLeft]).toEqual(['c3', 'gone', []]);
  });
});
