import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { offers } from '../../rules/field.fixture';
import { say } from '../../say';
import { healChecks } from '../../verbs/help';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Medics: Heal (%s)', (edition) => {
  rule(
    ['2GM-ABIL-32', '2GM-TOKEN-13', '2GM-ABIL-33', '2GM-RULING-118'],
    'a wound of infantry or artillery beside them, or of their own',
    () => {
      const f = new Field(edition);
      f.own('usa/light-infantry', 'c2', { upgrades: ['medics'], wounds: 1 });
      const men = f.own('usa/light-infantry', 'c3', { wounds: 2 });
      const gun = f.own('usa/m1-57mm', 'd2', { wounds: 1 });
      f.own('usa/m4a3', 'b2', { wounds: 1 }); // a tank
      f.own('usa/light-infantry', 'd3', { wounds: 1 }); // diagonal
      f.own('usa/light-infantry', 'c1'); // unhurt
      f.play('move');
      expect(offers(f, 'heal')).toEqual(['heal c2 c2', 'heal c2 c3', 'heal c2 d2']);
      f.do('heal c2 c3');
      expect([f.unit(men).wounds, f.unit(gun).wounds]).toEqual([1, 1]);
    },
  );

  rule('2GM-ABIL-34', 'once a turn, in any phase of their own', () => {
    for (const phase of ['move', 'deploy', 'shoot'] as const) {
      const f = new Field(edition);
      const medics = f.own('usa/light-infantry', 'c2', { upgrades: ['medics'], wounds: 2 });
      f.play(phase);
      f.do('heal c2 c2');
      expect([offers(f, 'heal'), f.unit(medics).wounds]).toEqual([[], 1]);
      expect(refusals(healChecks, f.state, { seat: 0, unit: medics, on: medics }, say).map((r) => r.rule)).toEqual([
        '2GM-ABIL-34',
      ]);
    }
  });

  rule(['2GM-ABIL-34', '2GM-RULING-118'], 'not in the turn of another, not an enemy; again in their next turn', () => {
    const f = new Field(edition);
    f.own('usa/light-infantry', 'c2', { upgrades: ['medics'], wounds: 2 });
    const enemy = f.enemy('japan/light-infantry', 'c3', {
      upgrades: ['medics'],
      wounds: 1,
      stats: { move: 0, weapon: null },
    });
    f.play('move');
    expect(offers(f, 'heal')).toEqual(['heal c2 c2']);
    expect(refusals(healChecks, f.state, { seat: 1, unit: enemy, on: enemy }, say).map((r) => r.rule)).toEqual([
      '2GM-ABIL-01',
    ]);
    f.do('heal c2 c2');
    f.idleTo(5, 'move');
    expect(offers(f, 'heal')).toEqual(['heal c2 c2']);
  });

  rule('2GM-RULING-118', 'nobody who is carried is treated', () => {
    const f = new Field(edition);
    f.own('usa/light-infantry', 'c2', { upgrades: ['medics'] });
    const carrier = f.own('uk/universal-carrier', 'c3');
    const men = f.own('usa/light-infantry', 'h1', { wounds: 1, carrier });
    f.state.on[f.unit(men).at] = -1;
    f.unit(men).at = -3;
    f.unit(carrier).cargo = men;
    f.play('move');
    expect(offers(f, 'heal')).toEqual([]);
  });

  rule('2GM-TOKEN-13', 'men without the token heal nobody', () => {
    const f = new Field(edition);
    f.own('usa/light-infantry', 'c2', { wounds: 1 });
    f.play('move');
    expect(offers(f, 'heal')).toEqual([]);
  });
});
