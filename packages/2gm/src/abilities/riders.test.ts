import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { shotAt, unitShotChecks } from '../attack/targets';
import { ADVANCE, RIDERS } from '../field/movement';
import { say } from '../say';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Riders (%s)', (edition) => {
  rule('2GM-ABIL-75', 'one space more, for nothing', () => {
    const f = new Field(edition);
    const cavalry = f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
    f.play('move');
    expect(f.moves(cavalry)).toEqual(['a2', 'a3 riders', 'b1', 'b2 riders', 'c1 riders']);
    f.go(cavalry, 'a3', RIDERS);
    expect([f.at(cavalry), f.ap()]).toEqual(['a3', 9]);
  });

  rule(['2GM-ABIL-76', '2GM-RULING-152'], 'who uses it does not attack this turn; who does not, may', () => {
    for (const [to, how, attacks] of [
      ['a3', RIDERS, false],
      ['a2', 0, true],
    ] as const) {
      const f = new Field(edition);
      const cavalry = f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
      const target = f.enemy('japan/light-infantry', 'a4');
      f.play('move');
      f.go(cavalry, to, how);
      f.do('end');
      f.do('end');
      expect(f.offers('shoot', cavalry, 0, target)).toBe(attacks);
      const why = refusals(unitShotChecks, f.s, shotAt(f.s, 0, cavalry, 0, { target }), say).map((r) => r.rule);
      expect(why).toEqual(attacks ? [] : ['2GM-ABIL-76']);
    }
  });

  rule('2GM-ABIL-76', 'in the next turn they do', () => {
    const f = new Field(edition);
    const cavalry = f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
    f.enemy('japan/light-infantry', 'a4', { stats: { move: 0, weapon: null } });
    f.play('move');
    f.go(cavalry, 'a3', RIDERS);
    f.idleTo(5, 'shoot');
    expect(f.options('shoot').length).toBe(1);
  });

  rule('2GM-RULING-72', 'no assault over the extra space', () => {
    const f = new Field(edition);
    const cavalry = f.own('ussr/cossack-cavalry', 'a1', { stats: { move: 1 } });
    f.enemy('japan/light-infantry', 'a3');
    f.play('move');
    expect(f.options('assault')).toEqual([]);
    const near = f.enemy('japan/light-infantry', 'b1');
    f.play('move');
    expect(f.options('assault')).toEqual([['assault', cavalry, f.space('a1'), near, 0]]);
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
    f.go(men, 'a4', ADVANCE | RIDERS);
    expect([f.at(men), f.ap(), f.unit(men).noAttack]).toEqual(['a4', 8, true]);
  });

  rule('2GM-ABIL-75', 'others do not ride', () => {
    const f = new Field(edition);
    const light = f.own('usa/light-infantry', 'a1');
    f.play('move');
    expect(f.moves(light)).toEqual(['a2', 'b1']);
  });
});
