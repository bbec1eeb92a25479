import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { type Field, field, miss } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

function sandbox(units: readonly string[], dice: readonly number[] = [], more: Field = {}) {
  return new Sandbox(acesGame, field(units, more), dice);
}

describe('the B-17', () => {
  rule('AA-B17-01', 'attacks ground units, no aircraft', () => {
    const s = sandbox(['US b-17 4,4', 'US p-51 4,2', 'G2 fw-190 4,3', 'G2 panther 5,4'], [], { active: 'US' });
    expect(s).toOfferExactly(['attack 4,4 5,4', 'attack 4,2 4,3', 'end']);
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-DECLARE-11']);
  });

  rule(
    ['AA-B17-01', 'AA-B17-02', 'AA-COMBAT-15'],
    'AA-EX-31 shoots back at a fighter it could not have attacked',
    () => {
      const s = sandbox(['G2 fw-190 4,3', 'US b-17 4,4'], [...miss(12), ...miss(12)]).do('attack 4,3 4,4', 'end');
      expect(s.rolls().map((r) => r.seat)).toEqual([2, 1]);
      s.end();
      const turned = sandbox(['G2 fw-190 4,3', 'US b-17 4,4'], [], { active: 'US' });
      expect(turned).toOfferExactly(['end']);
    },
  );

  rule('AA-RULING-63', 'shoots back at Infantry', () => {
    const s = sandbox(['G2 infantry 4,3', 'US b-17 4,4'], [...miss(12), ...miss(12)]).do('attack 4,3 4,4', 'end');
    expect(s.rolls().map((r) => r.seat)).toEqual([2, 1]);
    s.end();
  });

  rule('AA-B17-02', 'is alone in that: no other unit without the cloud answers aircraft', () => {
    for (const unit of ['SU t-34', 'US sherman', 'US howitzer', 'SU katyusha']) {
      const s = sandbox(['G2 fw-190 4,3', `${unit} 4,4`], miss(12)).do('attack 4,3 4,4', 'end');
      expect(s.rolls()).toHaveLength(1);
      s.end();
    }
  });

  rule('AA-B17-03', 'gives no support against aircraft', () => {
    const units = ['US p-51 4,4', 'US b-17 3,3', 'US b-17 5,3', 'G2 fw-190 4,3'];
    sandbox(units, [...miss(12), ...miss(12)], { active: 'US' })
      .do('attack 4,4 4,3', 'end')
      .end();
  });

  rule('AA-B17-04', 'gives support against ground units', () => {
    const units = ['US sherman 4,4', 'US b-17 3,3', 'G2 infantry 4,3'];
    sandbox(units, [...miss(14), ...miss(12)], { active: 'US' })
      .do('attack 4,4 4,3', 'end')
      .end();
  });

  rule('AA-B17-05', 'intercepts ground units, no aircraft', () => {
    const units = ['US b-17 4,4', 'G2 panther 4,2', 'G2 fw-190 6,3'];
    const s = sandbox(units, [], { phase: 'move' }).do('step 4,2 4,3');
    expect([s.seat, s.options()]).toEqual([1, ['intercept 4,4', 'pass']]);
    s.do('pass', 'stop', 'step 6,3 5,3');
    expect([s.seat, s.kind]).toEqual([2, 'go']);
  });
});
