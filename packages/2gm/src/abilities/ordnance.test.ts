import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { pieceAt } from '../ground';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Ordnance (%s)', (edition) => {
  const weapon = { range: 4, hit: 5, crit: 10, pierce: 3, damage: 2 };

  rule(['2GM-ABIL-66', '2GM-BUILD-13'], '+2 Armor-piercing and +2 Damage against whoever is in a building', () => {
    const f = new Field(edition).lay('house', 'c3').lay('wall', 'd3').lay('house', 'e3', true);
    const gun = f.own('usa/m1-howitzer', 'd1', { stats: { weapon } });
    const inside = f.enemy('japan/light-infantry', 'c3', { stats: { armor: 3 } });
    const others = [
      f.enemy('japan/light-infantry', 'd3'),
      f.enemy('japan/light-infantry', 'e3'),
      f.enemy('japan/light-infantry', 'f3'),
    ];
    expect(f.numbers(gun, inside)).toMatchObject({ pierce: 5, armor: 5, damage: 4 });
    for (const target of others) expect(f.numbers(gun, target)).toMatchObject({ pierce: 3, damage: 2 });
  });

  rule(['2GM-ABIL-66', '2GM-BUILD-06'], 'the walls take it as well', () => {
    const f = new Field(edition).lay('house', 'c3');
    f.own('usa/m1-howitzer', 'c1', { stats: { weapon } });
    const inside = f.enemy('japan/light-infantry', 'c3', { stats: { armor: 1, hp: 5 } });
    f.play('shoot', 7);
    f.do('shoot c1 c3');
    expect([f.unit(inside).wounds, pieceAt(f.state, f.space('c3'))?.damage]).toEqual([4, 4]);
  });

  rule(['2GM-ABIL-67', '2GM-RULING-10'], '+2 Damage against an empty building, without a roll', () => {
    const f = new Field(edition).lay('house', 'c3').lay('wall', 'd3');
    f.own('usa/m1-howitzer', 'c1', { stats: { weapon } });
    f.own('usa/m1-howitzer', 'd1', { stats: { weapon } });
    f.play('shoot');
    f.do('shoot c1 c3');
    expect(pieceAt(f.state, f.space('c3'))?.damage).toBe(4);
    f.do('shoot d1 d3');
    expect(pieceAt(f.state, f.space('d3'))?.damage).toBe(2);
  });

  rule('2GM-ABIL-66', 'neither the HQ nor a machine gun knows it', () => {
    const f = new Field(edition).lay('house', 'd5');
    const priest = f.own('usa/m7-priest', 'd4', { upgrades: ['tank-hmg'], stats: { weapon } });
    const inside = f.enemy('japan/light-infantry', 'd5');
    expect(f.numbers(priest, inside, 2)).toMatchObject({ pierce: 4, damage: 3 });
    expect(f.numbers(priest, -1, 0, { hq: 1 })).toMatchObject({ pierce: 3, damage: 2 });
  });

  rule('2GM-ABIL-66', 'a tank without it does what it prints', () => {
    const f = new Field(edition).lay('house', 'c3');
    const tank = f.own('usa/m4a3', 'c1', { stats: { weapon } });
    expect(f.numbers(tank, f.enemy('japan/light-infantry', 'c3'))).toMatchObject({ pierce: 3, damage: 2 });
  });
});
