import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { moverChecks } from '../field/movement';
import { say } from '../say';
import { mountChecks } from '../verbs/mount';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const HEAVY = catalogue.numberOf('usa/heavy-infantry');
const HMG = 2;

describe.each(['tactics', 'pacific'] as const)('Mount and Dismount (%s)', (edition) => {
  rule(
    ['2GM-ABIL-55', '2GM-TOKEN-11', '2GM-TOKEN-14'],
    'an HMG or Mortar comes dismounted, other weapons ready',
    () => {
      for (const [bit, grey] of [
        [1, true],
        [2, true],
        [4, false],
      ] as const) {
        const f = new Field(edition).hand('usa/heavy-infantry').play('deploy');
        f.do('deploy', HEAVY, f.space('a1'));
        f.do('equip', bit);
        expect(f.unit(0).tokens.map((t) => t.grey)).toEqual([grey]);
      }
    },
  );

  rule(['2GM-ABIL-56', '2GM-SHOOT-20'], 'dismounted it does not fire', () => {
    const f = new Field(edition);
    const men = f.own('usa/heavy-infantry', 'c1', { upgrades: ['hmg'] });
    const target = f.enemy('japan/light-infantry', 'c3');
    const token = f.unit(men).tokens[0];
    if (token !== undefined) token.grey = true;
    f.play('shoot');
    expect(f.options('shoot')).toEqual([['shoot', men, 0, target]]);
    f.do('mount', men, 0);
    expect(f.options('shoot')).toEqual([
      ['shoot', men, 0, target],
      ['shoot', men, HMG, target],
    ]);
  });

  rule(['2GM-ABIL-57', '2GM-ABIL-01'], 'is mounted in any phase of its owner’s turn, not in another’s', () => {
    for (const phase of ['move', 'deploy', 'shoot'] as const) {
      const f = new Field(edition);
      const men = f.own('usa/heavy-infantry', 'c1', { upgrades: ['mortar'] });
      const other = f.enemy('japan/heavy-infantry', 'c6', { upgrades: ['hmg'] });
      for (const u of f.s.units) for (const token of u.tokens) token.grey = true;
      f.play(phase);
      expect(f.options('mount')).toEqual([['mount', men, 0]]);
      expect(refusals(mountChecks, f.s, { seat: 1, unit: other, on: 0 }, say).map((r) => r.rule)).toEqual([
        '2GM-ABIL-01',
      ]);
    }
  });

  rule(
    ['2GM-ABIL-57', '2GM-RULING-68'],
    'only what can be mounted, once, and by nobody in the middle of an assault',
    () => {
      const f = new Field(edition);
      const men = f.own('usa/heavy-infantry', 'c1', { upgrades: ['hmg'] });
      const others = f.own('usa/light-infantry', 'd1', { upgrades: ['grenades'] });
      const why = (unit: number) => refusals(mountChecks, f.s, { seat: 0, unit, on: 0 }, say).map((r) => r.rule);
      expect([why(men), why(others)]).toEqual([['2GM-ABIL-57'], ['2GM-ABIL-57']]);
      const assaulting = f.own('usa/heavy-infantry', 'e1', { upgrades: ['hmg'] });
      const target = f.enemy('japan/light-infantry', 'e2');
      for (const token of f.unit(assaulting).tokens) token.grey = true;
      f.play('move');
      expect(f.options('mount')).toEqual([['mount', assaulting, 0]]);
      f.do('assault', assaulting, f.space('e1'), target, 0);
      expect(f.options('mount')).toEqual([]);
      expect(why(assaulting)).toEqual(['2GM-RULING-68']);
    },
  );

  rule('2GM-RULING-110', 'in the turn of its deployment too', () => {
    const f = new Field(edition).hand('usa/heavy-infantry');
    const target = f.enemy('japan/light-infantry', 'a3');
    f.play('deploy');
    f.do('deploy', HEAVY, f.space('a1'));
    f.do('equip', 1);
    f.do('mount', 1, 0);
    f.do('end');
    expect(f.offers('shoot', 1, HMG, target)).toBe(true);
  });

  rule(
    [
      '2GM-ABIL-55',
      '2GM-ABIL-56',
      '2GM-ABIL-57',
      '2GM-ABIL-58',
      '2GM-ABIL-59',
      '2GM-ABIL-60',
      '2GM-ABIL-61',
      '2GM-RULING-111',
    ],
    'move, mount, fire; fire again, dismount; move, mount and fire (2GM-EX-38)',
    () => {
      const f = new Field(edition);
      const men = f.own('usa/heavy-infantry', 'c1', { upgrades: ['hmg'] });
      for (const token of f.unit(men).tokens) token.grey = true;
      const target = f.enemy('japan/light-infantry', 'c4', { stats: { hp: 9, move: 0, weapon: null } });
      f.play('move', 5, 5, 5);
      f.go(men, 'c2');
      f.do('mount', men, 0);
      f.do('end');
      f.do('end');
      f.do('shoot', men, HMG, target);
      f.do('end');
      expect([f.s.turn, f.kind === 'flip']).toEqual([4, false]); // nothing to dismount in the turn of mounting
      f.idleTo(5, 'move');
      expect(f.unit(men).tokens[0]?.grey).toBe(false); // still mounted
      expect(f.moves(men)).toEqual([]);
      expect(refusals(moverChecks, f.s, { seat: 0, unit: men }, say).map((r) => r.rule)).toEqual(['2GM-MOVE-09']);
      f.idleTo(5, 'shoot');
      f.do('shoot', men, HMG, target);
      f.idleTo(5, 'flip');
      expect([f.kind, f.options('dismount')]).toEqual(['flip', [['dismount', men, 0]]]);
      f.do('dismount', men, 0);
      f.idleTo(7, 'move');
      expect(f.moves(men)).toContain('c1');
      f.go(men, 'c3');
      f.idleTo(7, 'move');
      f.do('mount', men, 0);
      f.idleTo(7, 'shoot');
      f.do('shoot', men, HMG, target);
      f.idleUntil(() => f.s.stack.at(-1)?.at === 'turn');
      expect([f.unit(target).wounds, f.diceLeft]).toEqual([6, []]);
    },
  );
});
