import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { moverChecks } from '../field/movement';
import { offers } from '../rules/field.fixture';
import { say } from '../say';
import { mountChecks } from '../verbs/mount';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Mount and Dismount (%s)', (edition) => {
  rule(
    ['2GM-ABIL-55', '2GM-TOKEN-11', '2GM-TOKEN-14'],
    'an HMG or Mortar comes dismounted, other weapons ready',
    () => {
      for (const [token, grey] of [
        ['hmg', true],
        ['mortar', true],
        ['bazooka', false],
      ] as const) {
        const f = new Field(edition).hand('usa/heavy-infantry').play('deploy');
        f.do('deploy heavy-infantry a1');
        f.do(`equip +${token}`);
        expect(f.unit(0).tokens.map((t) => t.grey)).toEqual([grey]);
      }
    },
  );

  rule(['2GM-ABIL-56', '2GM-SHOOT-20'], 'dismounted it does not fire', () => {
    const f = new Field(edition);
    const men = f.own('usa/heavy-infantry', 'c1', { upgrades: ['hmg'] });
    f.enemy('japan/light-infantry', 'c3');
    const token = f.unit(men).tokens[0];
    if (token !== undefined) token.grey = true;
    f.play('shoot');
    expect(offers(f, 'shoot')).toEqual(['shoot c1 c3']);
    f.do('mount c1');
    expect(offers(f, 'shoot')).toEqual(['shoot c1 c3', 'shoot c1 c3 with hmg']);
  });

  rule(['2GM-ABIL-57', '2GM-ABIL-01'], 'is mounted in any phase of its owner’s turn, not in another’s', () => {
    for (const phase of ['move', 'deploy', 'shoot'] as const) {
      const f = new Field(edition);
      f.own('usa/heavy-infantry', 'c1', { upgrades: ['mortar'] });
      const other = f.enemy('japan/heavy-infantry', 'c6', { upgrades: ['hmg'] });
      for (const u of f.state.units) for (const token of u.tokens) token.grey = true;
      f.play(phase);
      expect(offers(f, 'mount')).toEqual(['mount c1']);
      expect(refusals(mountChecks, f.state, { seat: 1, unit: other, on: 0 }, say).map((r) => r.rule)).toEqual([
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
      const why = (unit: number) => refusals(mountChecks, f.state, { seat: 0, unit, on: 0 }, say).map((r) => r.rule);
      expect([why(men), why(others)]).toEqual([['2GM-ABIL-57'], ['2GM-ABIL-57']]);
      const assaulting = f.own('usa/heavy-infantry', 'e1', { upgrades: ['hmg'] });
      f.enemy('japan/light-infantry', 'e2');
      for (const token of f.unit(assaulting).tokens) token.grey = true;
      f.play('move');
      expect(offers(f, 'mount')).toEqual(['mount e1']);
      f.do('assault e1 e2');
      expect(offers(f, 'mount')).toEqual([]);
      expect(why(assaulting)).toEqual(['2GM-RULING-68']);
    },
  );

  rule('2GM-RULING-110', 'in the turn of its deployment too', () => {
    const f = new Field(edition).hand('usa/heavy-infantry');
    f.enemy('japan/light-infantry', 'a3');
    f.play('deploy');
    f.do('deploy heavy-infantry a1');
    f.do('equip +hmg');
    f.do('mount a1');
    f.do('end');
    expect(f.options().includes('shoot a1 a3 with hmg')).toBe(true);
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
      f.do('move c1 c2');
      f.do('mount c2');
      f.do('end');
      f.do('end');
      f.do('shoot c2 c4 with hmg');
      f.do('end');
      expect([f.state.turn, f.kind === 'flip']).toEqual([4, false]); // nothing to dismount in the turn of mounting
      f.idleTo(5, 'move');
      expect(f.unit(men).tokens[0]?.grey).toBe(false); // still mounted
      expect(f.moves(men)).toEqual([]);
      expect(refusals(moverChecks, f.state, { seat: 0, unit: men }, say).map((r) => r.rule)).toEqual(['2GM-MOVE-09']);
      f.idleTo(5, 'shoot');
      f.do('shoot c2 c4 with hmg');
      f.idleTo(5, 'flip');
      expect([f.kind, offers(f, 'dismount')]).toEqual(['flip', ['dismount c2']]);
      f.do('dismount c2');
      f.idleTo(7, 'move');
      expect(f.moves(men)).toContain('c1');
      f.do('move c2 c3');
      f.idleTo(7, 'move');
      f.do('mount c3');
      f.idleTo(7, 'shoot');
      f.do('shoot c3 c4 with hmg');
      f.idleUntil(() => f.state.stack.at(-1)?.at === 'turn');
      expect([f.unit(target).wounds, f.diceLeft]).toEqual([6, []]);
    },
  );
});
