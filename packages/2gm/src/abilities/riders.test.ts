import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { shotAt, unitShotChecks } from '../attack/targets';
import { apOf, offers } from '../rules/field.fixture';
import { say } from '../say';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Riders (%s)', (edition) => {
  rule('2GM-ABIL-75', 'one space more, for nothing', () => {
    const f = new Field(edition);
    const cavalry = f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
    f.play('move');
    expect(f.moves(cavalry)).toEqual(['a2', 'a3 riders', 'b1', 'b2 riders', 'c1 riders']);
    f.do('move a1 a3 by riders');
    expect([f.at(cavalry), apOf(f, 0)]).toEqual(['a3', 9]);
  });

  rule(['2GM-ABIL-76', '2GM-RULING-152'], 'who uses it does not attack this turn; who does not, may', () => {
    for (const [move, shot, attacks] of [
      ['move a1 a3 by riders', 'shoot a3 a4', false],
      ['move a1 a2', 'shoot a2 a4', true],
    ] as const) {
      const f = new Field(edition);
      const cavalry = f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
      const target = f.enemy('japan/light-infantry', 'a4');
      f.play('move');
      f.do(move);
      f.do('end');
      f.do('end');
      expect(f.options().includes(shot)).toBe(attacks);
      const why = refusals(unitShotChecks, f.state, shotAt(f.state, 0, cavalry, 0, { target }), say).map((r) => r.rule);
      expect(why).toEqual(attacks ? [] : ['2GM-ABIL-76']);
    }
  });

  rule('2GM-ABIL-76', 'in the next turn they do', () => {
    const f = new Field(edition);
    f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
    f.enemy('japan/light-infantry', 'a4', { stats: { move: 0, weapon: null } });
    f.play('move');
    f.do('move a1 a3 by riders');
    f.idleTo(5, 'shoot');
    expect(offers(f, 'shoot').length).toBe(1);
  });

  rule('2GM-RULING-72', 'no assault over the extra space', () => {
    const f = new Field(edition);
    f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
    f.enemy('japan/light-infantry', 'a3');
    f.play('move');
    expect(offers(f, 'assault')).toEqual([]);
    f.enemy('japan/light-infantry', 'b1');
    f.play('move');
    expect(offers(f, 'assault')).toEqual(['assault a1 b1']);
  });

  rule(['2GM-ABIL-75', '2GM-ABIL-03', '2GM-RULING-55'], 'goes together with Advance', () => {
    const f = new Field(edition);
    const men = f.own('italy/bersaglieri', 'a1', { stats: { move: 1 } });
    f.play('move');
    expect(f.moves(men).filter((name) => name.startsWith('a'))).toEqual([
      'a2',
      'a3 advance',
      'a3 riders',
      'a4 advance riders',
    ]);
    f.do('move a1 a4 by advance-riders');
    expect([f.at(men), apOf(f, 0), f.unit(men).noAttack]).toEqual(['a4', 8, true]);
  });

  rule('2GM-ABIL-75', 'others do not ride', () => {
    const f = new Field(edition);
    const light = f.own('usa/light-infantry', 'a1');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1']);
  });
});
