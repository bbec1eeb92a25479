import { refusals } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { offers } from '../../rules/field.fixture';
import { say } from '../../say';
import { repairChecks } from '../../verbs/help';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Mechanics: Repair (%s)', (edition) => {
  rule(['2GM-ABIL-72', '2GM-TOKEN-12', '2GM-RULING-118'], 'a wound of artillery, tank or transport beside them', () => {
    const f = new Field(edition);
    f.own('usa/light-infantry', 'c2', { upgrades: ['mechanics'], wounds: 1 });
    f.own('usa/m1-57mm', 'd2', { wounds: 1 });
    const tank = f.own('usa/m4a3', 'b2', { wounds: 1 });
    f.own('uk/universal-carrier', 'c3', { wounds: 1 });
    f.own('usa/light-infantry', 'c1', { wounds: 1 });
    f.own('usa/m4a3', 'd3', { wounds: 1 });
    f.play('move');
    expect(offers(f, 'repair')).toEqual(['repair c2 d2', 'repair c2 b2', 'repair c2 c3']);
    f.do('repair c2 b2');
    expect(f.unit(tank).wounds).toBe(0);
  });

  rule('2GM-ABIL-73', 'once a turn, and in their own', () => {
    const f = new Field(edition);
    const men = f.own('usa/light-infantry', 'c2', { upgrades: ['mechanics'] });
    const tank = f.own('usa/m4a3', 'b2', { wounds: 3 });
    f.play('shoot');
    f.do('repair c2 b2');
    expect([offers(f, 'repair'), f.unit(tank).wounds]).toEqual([[], 2]);
    expect(refusals(repairChecks, f.state, { seat: 0, unit: men, on: tank }, say).map((r) => r.rule)).toEqual([
      '2GM-ABIL-73',
    ]);
    f.idleTo(5, 'move');
    expect(offers(f, 'repair')).toEqual(['repair c2 b2']);
  });

  rule('2GM-TOKEN-12', 'men without the token repair nothing', () => {
    const f = new Field(edition);
    f.own('usa/light-infantry', 'c2');
    f.own('usa/m4a3', 'b2', { wounds: 3 });
    f.play('move');
    expect(offers(f, 'repair')).toEqual([]);
  });
});
