import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { moverChecks } from '../field/movement';
import { say } from '../say';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Extra Heavy', () => {
  rule('2GM-ABIL-24', 'neither enters difficult terrain nor passes through it', () => {
    const f = new Field().nature('forest', 'b1').nature('mountain', 'a2');
    const maus = f.own('germany/maus', 'a1', { stats: { move: 3 } });
    const tank = f.own('usa/m4a3', 'h1', { stats: { move: 1 } });
    f.nature('forest', 'g1');
    f.play('move');
    expect(f.moves(maus)).toEqual([]);
    expect(f.moves(tank)).toEqual(['g1', 'h2']);
  });

  rule('2GM-ABIL-25', 'is stuck where it came to stand in some', () => {
    const f = new Field().nature('forest', 'a1');
    const maus = f.own('germany/maus', 'a1');
    f.play('move');
    expect(f.moves(maus)).toEqual([]);
    expect(refusals(moverChecks, f.state, { seat: 0, unit: maus }, say).map((r) => r.rule)).toEqual(['2GM-ABIL-25']);
  });

  rule(['2GM-ABIL-25', '2GM-RULING-38'], 'until the terrain is gone', () => {
    const f = new Field().nature('forest', 'a1');
    const maus = f.own('germany/maus', 'a1');
    f.nature('open', 'a1').play('move');
    expect(f.moves(maus)).toEqual(['a2', 'b1']);
  });

  rule(['2GM-RULING-38', '2GM-ABIL-79'], 'goes over difficult terrain that a friendly sapper holds', () => {
    const f = new Field().nature('forest', 'b1');
    const maus = f.own('germany/maus', 'a1', { stats: { move: 2 } });
    f.own('usa/combat-engineers', 'b1');
    f.play('move');
    expect(f.moves(maus)).toEqual(['a2', 'a3', 'b2', 'c1']);
  });

  rule(['2GM-RULING-38', '2GM-ABIL-79'], 'an enemy sapper does nothing for it', () => {
    const f = new Field().nature('forest', 'a1');
    const maus = f.own('germany/maus', 'a1');
    f.enemy('usa/combat-engineers', 'b1');
    f.play('move');
    expect(f.moves(maus)).toEqual([]);
  });

  rule('2GM-ABIL-26', 'crosses no bridge, where others do', () => {
    for (const [card, crosses] of [
      ['germany/maus', false],
      ['usa/m4a3', true],
    ] as const) {
      const f = new Field().nature('river', 'a3', 'a4', 'b3', 'b4');
      f.state.bridges = [f.space('a3'), f.space('a4')];
      const tank = f.own(card, 'a2', { stats: { move: 3 } });
      f.play('move');
      expect([f.moves(tank).includes('a3'), f.moves(tank).includes('a5')]).toEqual([crosses, crosses]);
    }
  });
});
