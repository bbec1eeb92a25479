import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { shotAt, terrainShotChecks } from '../attack/targets';
import { pieceAt } from '../ground';
import { offers } from '../rules/field.fixture';
import { say } from '../say';
import { sapChecks } from '../verbs/sap';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Indestructible', () => {
  rule(['2GM-ABIL-42', '2GM-TERRAIN-40'], 'is no target', () => {
    const f = new Field().lay('tunnels', 'c3').lay('trench', 'd3');
    const gun = f.own('usa/m4a3', 'c1');
    f.play('shoot');
    expect(offers(f, 'shoot')).toEqual(['shoot c1 d3']);
    const shot = shotAt(f.state, 0, gun, 0, { space: f.space('c3') });
    expect(refusals(terrainShotChecks, f.state, shot, say).map((r) => r.rule)).toEqual(['2GM-SHOOT-22']);
  });

  rule(['2GM-ABIL-42', '2GM-TERRAIN-40'], 'takes nothing of what its occupant takes, even where terrain shares', () => {
    const f = new Field('pacific', { terrainShareDamage: 'all' }).lay('tunnels', 'c3').lay('trench', 'd3');
    f.own('usa/m4a3', 'c1', {
      stats: { weapon: { range: 4, hit: 2, crit: 10, pierce: 9, damage: 2 }, multiple: 1 },
    });
    const one = f.enemy('japan/light-infantry', 'c3');
    const two = f.enemy('japan/light-infantry', 'd3');
    f.play('shoot', 9, 9);
    f.do('shoot c1 c3');
    f.do('shoot c1 d3');
    expect([f.unit(one).wounds, pieceAt(f.state, f.space('c3'))?.damage]).toEqual([2, 0]);
    expect([f.unit(two).wounds, pieceAt(f.state, f.space('d3'))?.damage]).toEqual([2, 2]);
  });

  rule('2GM-ABIL-42', 'sappers do not remove it', () => {
    const f = new Field().lay('tunnels', 'c2').lay('barrier', 'b1');
    const sappers = f.own('usa/combat-engineers', 'c1');
    f.play('move');
    expect(offers(f, 'sap')).toEqual(['sap c1 b1']);
    expect(refusals(sapChecks, f.state, { seat: 0, unit: sappers, on: f.space('c2') }, say).map((r) => r.rule)).toEqual(
      ['2GM-ABIL-78'],
    );
  });
});
