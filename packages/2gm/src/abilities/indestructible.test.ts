import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { shotAt, terrainShotChecks } from '../attack/targets';
import { pieceAt } from '../ground';
import { say } from '../say';
import { sapChecks } from '../verbs/sap';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Indestructible', () => {
  rule(['2GM-ABIL-42', '2GM-TERRAIN-40'], 'is no target', () => {
    const f = new Field().lay('tunnels', 'c3').lay('trench', 'd3');
    const gun = f.own('usa/m4a3', 'c1');
    f.play('shoot');
    expect(f.options('shell').map(([, , , space]) => f.name(Number(space)))).toEqual(['d3']);
    const shot = shotAt(f.s, 0, gun, 0, { space: f.space('c3') });
    expect(refusals(terrainShotChecks, f.s, shot, say).map((r) => r.rule)).toEqual(['2GM-SHOOT-22']);
  });

  rule(['2GM-ABIL-42', '2GM-TERRAIN-40'], 'takes nothing of what its occupant takes, even where terrain shares', () => {
    const f = new Field('pacific', { terrainShareDamage: 'all' }).lay('tunnels', 'c3').lay('trench', 'd3');
    const gun = f.own('usa/m4a3', 'c1', {
      stats: { weapon: { range: 4, hit: 2, crit: 10, pierce: 9, damage: 2 }, multiple: 1 },
    });
    const one = f.enemy('japan/light-infantry', 'c3');
    const two = f.enemy('japan/light-infantry', 'd3');
    f.play('shoot', 9, 9);
    f.do('shoot', gun, 0, one);
    f.do('shoot', gun, 0, two);
    expect([f.unit(one).wounds, pieceAt(f.s, f.space('c3'))?.damage]).toEqual([2, 0]);
    expect([f.unit(two).wounds, pieceAt(f.s, f.space('d3'))?.damage]).toEqual([2, 2]);
  });

  rule('2GM-ABIL-42', 'sappers do not remove it', () => {
    const f = new Field().lay('tunnels', 'c2').lay('barrier', 'b1');
    const sappers = f.own('usa/combat-engineers', 'c1');
    f.play('move');
    expect(f.options('sap')).toEqual([['sap', sappers, f.space('b1')]]);
    expect(refusals(sapChecks, f.s, { seat: 0, unit: sappers, on: f.space('c2') }, say).map((r) => r.rule)).toEqual([
      '2GM-ABIL-78',
    ]);
  });
});
