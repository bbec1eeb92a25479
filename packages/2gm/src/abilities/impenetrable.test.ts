import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Impenetrable (%s)', (edition) => {
  const weapon = { range: 3, hit: 5, crit: 9, pierce: 12, damage: 2 };

  rule('2GM-ABIL-39', 'a critical roll is a standard hit', () => {
    const f = new Field(edition);
    f.own('germany/pak-40', 'c1', { stats: { weapon, tags: [] } });
    const tiger = f.enemy('germany/king-tiger', 'c3', { stats: { hp: 5 } });
    f.play('shoot', 10);
    f.do('shoot c1 c3');
    expect([f.at(tiger), f.unit(tiger).wounds]).toEqual(['c3', 2]);
  });

  rule('2GM-ABIL-39', 'enough of them destroy it all the same', () => {
    const f = new Field(edition);
    f.own('germany/pak-40', 'c1', { stats: { weapon, tags: [] } });
    const tiger = f.enemy('germany/king-tiger', 'c3', { wounds: 3, stats: { hp: 5 } });
    f.play('shoot', 9);
    f.do('shoot c1 c3');
    expect(f.at(tiger)).toBe('gone');
  });

  rule('2GM-ABIL-39', 'others are destroyed by such a roll', () => {
    const f = new Field(edition);
    f.own('germany/pak-40', 'c1', { stats: { weapon, tags: [] } });
    const tank = f.enemy('usa/m4a3', 'c3', { stats: { hp: 5 } });
    f.enemy('germany/king-tiger', 'c4');
    f.play('shoot', 9);
    f.do('shoot c1 c3');
    expect(f.at(tank)).toBe('gone');
  });

  rule('2GM-ABIL-39', 'an attack that a card makes critical is a standard hit too', () => {
    const f = new Field(edition).hand('support/on-target');
    f.own('germany/pak-40', 'c1', { stats: { weapon, tags: [] } });
    const tiger = f.enemy('germany/king-tiger', 'c3', { stats: { hp: 5 } });
    f.play('shoot');
    f.do('shoot c1 c3');
    expect(f.kind).toBe('fire');
    f.do('play on-target');
    expect([f.at(tiger), f.unit(tiger).wounds]).toEqual(['c3', 2]);
  });
});
