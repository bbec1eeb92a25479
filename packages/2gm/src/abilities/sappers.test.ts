import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { pieceAt } from '../ground';
import { offers } from '../rules/field.fixture';
import { say } from '../say';
import { sapChecks } from '../verbs/sap';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Sappers (%s)', (edition) => {
  const why = (f: Field, unit: number, at: string) =>
    refusals(sapChecks, f.state, { seat: 0, unit, on: f.space(at) }, say).map((r) => r.rule);

  rule('2GM-ABIL-77', 'remove Barbed Wire and Barriers next to them, and nothing else', () => {
    const f = new Field(edition)
      .lay('barbed-wire', 'c2')
      .lay('barrier', 'b1')
      .lay('wall', 'd1')
      .lay('barrier', 'd2')
      .lay('barrier', 'c3');
    const sappers = f.own('usa/combat-engineers', 'c1');
    f.own('usa/light-infantry', 'd3');
    f.play('move');
    expect(offers(f, 'sap')).toEqual(['sap c1 c2', 'sap c1 b1']);
    expect([why(f, sappers, 'd1'), why(f, sappers, 'd2'), why(f, sappers, 'c3')]).toEqual([
      ['2GM-ABIL-78'],
      ['2GM-ABIL-77'], // not diagonally
      ['2GM-ABIL-77'],
    ]);
    f.do('sap c1 b1');
    expect([pieceAt(f.state, f.space('b1')), f.moves(sappers).includes('b1')]).toEqual([null, true]);
  });

  rule(['2GM-ABIL-77', '2GM-ABIL-01', '2GM-RULING-151'], 'one card a turn, in any phase of their own', () => {
    for (const phase of ['move', 'deploy', 'shoot'] as const) {
      const f = new Field(edition).lay('barrier', 'b1').lay('barrier', 'd1');
      const sappers = f.own('usa/combat-engineers', 'c1');
      f.play(phase);
      f.do('sap c1 b1');
      expect([offers(f, 'sap'), why(f, sappers, 'd1')]).toEqual([[], ['2GM-RULING-151']]);
      expect(pieceAt(f.state, f.space('d1'))).not.toBe(null);
    }
  });

  rule(
    ['2GM-ABIL-83', '2GM-TOKEN-16', '2GM-RULING-151'],
    'the token flips, and is ready again the turn after next',
    () => {
      const f = new Field(edition).lay('barrier', 'b1').lay('barrier', 'd1');
      const men = f.own('uk/sas', 'c1', { upgrades: ['sappers'] });
      f.play('move');
      f.do('sap c1 b1');
      expect([f.unit(men).tokens[0]?.grey, offers(f, 'sap')]).toEqual([true, []]);
      f.idleTo(5, 'move');
      expect(offers(f, 'sap')).toEqual([]);
      f.idleTo(7, 'move');
      expect(offers(f, 'sap')).toEqual(['sap c1 d1']);
    },
  );

  rule('2GM-ABIL-77', 'others remove nothing', () => {
    const f = new Field(edition).lay('barrier', 'b1');
    const men = f.own('usa/light-infantry', 'c1');
    f.play('move');
    expect([offers(f, 'sap'), why(f, men, 'b1')]).toEqual([[], ['2GM-ABIL-77']]);
  });

  rule('2GM-ABIL-79', 'friends cross difficult terrain they stand on as if it were normal', () => {
    const f = new Field(edition).nature('forest', 'b1');
    const tank = f.own('usa/m4a3', 'a1', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(tank)).toEqual(['a2', 'a3', 'b1', 'b2']);
    f.own('usa/combat-engineers', 'b1');
    f.play('move');
    expect(f.moves(tank)).toEqual(['a2', 'a3', 'b2', 'c1']);
  });

  rule('2GM-ABIL-79', 'men without the ability clear nothing', () => {
    const f = new Field(edition).nature('forest', 'b1');
    const tank = f.own('usa/m4a3', 'a1', { stats: { move: 2 } });
    f.own('usa/light-infantry', 'b1');
    f.play('move');
    expect(f.moves(tank)).toEqual(['a2', 'a3', 'b2']);
  });

  rule('2GM-ABIL-80', 'they cross a river anywhere, but no lake', () => {
    const f = new Field(edition).nature('river', 'b1', 'b2').nature('lake', 'a2');
    const sappers = f.own('usa/combat-engineers', 'a1', { stats: { move: 2 } });
    const light = f.own('usa/light-infantry', 'c1');
    f.play('move');
    expect(f.moves(sappers)).toEqual(['b1', 'b2']);
    expect(f.moves(light)).toEqual(['c2', 'd1']);
  });
});

describe('a temporary bridge', () => {
  const river = (edition: 'tactics' | 'pacific') => new Field(edition).nature('river', 'a3', 'b3', 'c3');

  rule(['2GM-ABIL-81', '2GM-RULING-37'], 'Tactics: two sappers on the banks', () => {
    const f = river('tactics');
    const tank = f.own('usa/m4a3', 'b1', { stats: { move: 3 } });
    f.own('usa/combat-engineers', 'b2');
    f.play('move');
    expect(f.moves(tank)).not.toContain('b3');
    f.own('usa/combat-engineers', 'b4');
    f.play('move');
    expect(f.moves(tank)).toContain('b3');
    expect(f.moves(tank)).not.toContain('a3');
  });

  rule('2GM-ABIL-81', 'both must be sappers, of one side, face to face', () => {
    for (const [card, at, side] of [
      ['usa/light-infantry', 'b4', 'own'],
      ['usa/combat-engineers', 'c4', 'own'],
      ['usa/combat-engineers', 'b4', 'enemy'],
    ] as const) {
      const f = river('tactics');
      const tank = f.own('usa/m4a3', 'b1', { stats: { move: 3 } });
      f.own('usa/combat-engineers', 'b2');
      if (side === 'own') f.own(card, at);
      else f.enemy(card, at);
      f.play('move');
      expect(f.moves(tank)).not.toContain('b3');
    }
  });

  rule(['2GM-ABIL-82', '2GM-RULING-37'], 'Pacific: one sapper in the river', () => {
    const f = river('pacific');
    const tank = f.own('usa/m4a3', 'b2', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(tank)).not.toContain('b4');
    f.own('usa/combat-engineers', 'b3');
    f.play('move');
    expect(f.moves(tank)).toContain('b4');
    f.do('move b3 b4');
    expect(f.moves(tank)).not.toContain('b3'); // it is gone with him
  });

  rule('2GM-ABIL-82', 'Pacific: men on the banks build none', () => {
    const f = river('pacific');
    const tank = f.own('usa/m4a3', 'b1', { stats: { move: 3 } });
    f.own('usa/combat-engineers', 'b2');
    f.own('usa/combat-engineers', 'b4');
    f.play('move');
    expect(f.moves(tank)).not.toContain('b3');
  });

  rule('2GM-RULING-37', 'who is on it when it goes stays, and leaves to legal ground', () => {
    const f = river('tactics');
    const tank = f.own('usa/m4a3', 'b3', { stats: { move: 1 } });
    f.play('move');
    expect(f.moves(tank)).toEqual(['b2', 'b4']);
  });

  rule('2GM-ABIL-26', 'does not bear what is Extra Heavy', () => {
    const f = river('pacific');
    const maus = f.own('germany/maus', 'b2', { stats: { move: 2 } });
    f.own('usa/combat-engineers', 'b3');
    f.play('move');
    expect(f.moves(maus)).not.toContain('b4');
  });
});
