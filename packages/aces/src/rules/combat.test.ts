import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { type Field, field, markers, miss, roll, type Side } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

function sandbox(units: readonly string[], dice: readonly number[] = [], more: Field = {}) {
  return new Sandbox(acesGame, field(units, more), dice);
}

/** Does the defender on 4,4 answer an attack from this hex? More dice are given than anybody rolls, and none hits. */
function answers(attacker: string, from: string, defender: string, more: Field = {}): boolean {
  const [active] = attacker.split(' ');
  const s = sandbox([`${attacker} ${from}`, `${defender} 4,4`], miss(24), { ...more, active: active as Side });
  return s.do(`attack ${from} 4,4`, 'end').rolls().length === 2;
}

describe('the order of things', () => {
  rule('AA-COMBAT-01', 'one against one: neighbours of both are not touched', () => {
    const units = ['G2 panther 4,4', 'US sherman 4,3', 'US infantry 3,3', 'US infantry 5,3', 'G1 tiger 4,5'];
    const s = sandbox(units, [...roll(12, 12, 6), ...miss(12)]).do('attack 4,4 4,3', 'end');
    expect(['4,3', '3,3', '5,3', '4,5'].map((hex) => markers(s.state, hex)?.damage)).toEqual([undefined, 0, 0, 0]);
    s.end();
  });

  rule(['AA-COMBAT-02', 'AA-COMBAT-13'], 'the second fight begins with the markers of the first', () => {
    // Infantry, a point short of Veteran: after the first fight it has 2 damage and 3 points, so 10 dice against 4
    const units = ['G2 panther 4,4', 'G2 panther 4,2', 'US infantry 4,3 xp=2'];
    const dice = [...roll(12, 3, 6), ...roll(12, 2, 2), ...miss(12), ...roll(10, 4, 4)];
    const s = sandbox(units, dice).do('attack 4,4 4,3', 'attack 4,2 4,3', 'end');
    expect(s.rolls().map((r) => r.dice.length)).toEqual([12, 12, 12, 10]);
    expect(markers(s.state, '4,3')).toEqual({ damage: 2, xp: 4 });
    expect(['4,4', '4,2'].map((hex) => markers(s.state, hex)?.damage)).toEqual([1, 2]);
    s.end();
  });

  rule(['AA-COMBAT-03', 'AA-RULING-41'], 'dice of both, hits, damage, removal, experience', () => {
    const units = ['G2 panther 4,4', 'US infantry 4,3 damage=5', 'US infantry 0,0'];
    const s = sandbox(units, [...roll(12, 2, 6), ...roll(4, 2, 2)]).do('attack 4,4 4,3', 'end');
    const kinds = s.events.map((e) => e.type);
    expect(kinds.slice(kinds.indexOf('roll'), kinds.indexOf('income'))).toEqual([
      'roll',
      'shots',
      'roll',
      'shots',
      'damaged',
      'damaged',
      'destroyed',
      'experience',
    ]);
  });

  rule(['AA-COMBAT-11', 'AA-COMBAT-12'], 'a unit that dies in a fight deals its full damage in it', () => {
    // ten hits are the end of the Infantry; its own five are still three damage for the other
    const units = ['G2 infantry 4,4', 'US infantry 4,3', 'US infantry 0,0'];
    const s = sandbox(units, [...roll(12, 10, 2), ...roll(12, 5, 2)]).do('attack 4,4 4,3', 'end');
    expect(markers(s.state, '4,3')).toBeNull();
    expect(markers(s.state, '4,4')).toEqual({ damage: 3, xp: 2 });
    s.end();
  });

  rule(['AA-COMBAT-12', 'AA-RULING-44'], 'both may fall, and neither gains anything', () => {
    const units = ['G2 infantry 4,4 damage=5', 'US infantry 4,3 damage=5', 'US infantry 0,0', 'G2 infantry 9,8'];
    const s = sandbox(units, [...roll(4, 2, 2), ...roll(4, 2, 2)]).do('attack 4,4 4,3', 'end');
    expect([markers(s.state, '4,4'), markers(s.state, '4,3')]).toEqual([null, null]);
    expect(s.state.units.map((u) => u.xp)).toEqual([0, 0, 0, 0]);
    expect(s.events.map((e) => e.type)).not.toContain('experience');
    s.end();
  });
});

describe('shooting back', () => {
  rule(['AA-COMBAT-04', 'AA-COMBAT-08'], 'at a neighbour only, even for a defender that reaches further', () => {
    expect(answers('G1 pak-40', '4,3', 'US sherman')).toBe(true);
    expect(answers('G1 pak-40', '4,2', 'US sherman')).toBe(false);
    expect(answers('US howitzer', '4,2', 'G1 pak-40')).toBe(false);
    expect(answers('US sherman', '4,3', 'G1 pak-40')).toBe(true);
    expect(answers('G2 flak', '4,1', 'US infantry')).toBe(false);
  });

  rule(['AA-COMBAT-05', 'AA-COMBAT-07', 'AA-COMBAT-16'], 'not by guns that cannot attack at range 1', () => {
    expect(answers('G2 panther', '4,3', 'US howitzer')).toBe(false);
    expect(answers('G2 panther', '4,3', 'SU katyusha')).toBe(false);
    expect(answers('US sherman', '4,3', 'G2 flak')).toBe(false);
    expect(answers('US p-51', '4,3', 'G2 flak')).toBe(false);
    expect(answers('G2 panther', '4,3', 'US sherman')).toBe(true);
  });

  rule(['AA-COMBAT-06', 'AA-COMBAT-15'], 'at aircraft by air-capable units only: no tank, no gun', () => {
    expect(answers('G2 fw-190', '4,3', 'US sherman')).toBe(false);
    expect(answers('US p-51', '4,3', 'G1 pak-40')).toBe(false);
    expect(answers('US p-51', '4,3', 'G1 tiger')).toBe(false);
    expect(answers('G2 fw-190', '4,3', 'US infantry')).toBe(true);
    expect(answers('G2 fw-190', '4,3', 'US mobile-infantry')).toBe(true);
    expect(answers('G2 fw-190', '4,3', 'US p-51')).toBe(true);
    expect(answers('G2 fw-190', '4,3', 'SU il-2')).toBe(true);
  });

  rule('AA-RULING-47', 'Mechanized Infantry answers ground units, but no aircraft', () => {
    expect(answers('US p-51', '4,3', 'G2 mechanized-infantry')).toBe(false);
    expect(answers('US sherman', '4,3', 'G2 mechanized-infantry')).toBe(true);
  });

  rule('AA-COMBAT-05', 'not out of the water, unless it is frozen', () => {
    const hexes = { '4,4': 'lake' };
    expect(answers('G2 panther', '4,3', 'US infantry', { hexes })).toBe(false);
    expect(answers('G2 panther', '4,3', 'US infantry', { hexes, weather: 'frost' })).toBe(true);
    expect(answers('G2 infantry', '4,3', 'US p-51', { hexes })).toBe(true);
  });

  rule(['AA-COMBAT-09', 'AA-RULING-42'], 'in every fight of the turn, without being asked', () => {
    const units = ['G2 infantry 4,4', 'G2 infantry 3,2', 'G2 infantry 5,2', 'G2 flak 4,1', 'US infantry 4,3'];
    const s = sandbox(units, [
      ...miss(14),
      ...miss(12),
      ...miss(14),
      ...miss(12),
      ...miss(12),
      ...miss(14),
      ...miss(12),
    ]);
    s.do('attack 4,4 4,3', 'attack 3,2 4,3', 'attack 4,1 4,3', 'attack 5,2 4,3', 'end');
    expect(s.rolls().map((r) => r.seat)).toEqual([2, 1, 2, 1, 2, 2, 1]);
    expect([s.seat, s.kind]).toEqual([2, 'money']);
    s.end();
  });

  rule(
    'AA-RULING-36',
    'Infantry that has just occupied a factory supports, intercepts and shoots back; it only cannot attack',
    () => {
      const units = ['G2 infantry 3,4', 'G2 panther 5,2', 'US sherman 4,3', 'SU t-34 5,5'];
      const dice = [...miss(14), ...miss(12), ...miss(12), ...miss(12)];
      const s = sandbox(units, dice, { hexes: { '4,4': 'factory' }, phase: 'move' }).do('move 3,4 4,4', 'pass', 'end');
      expect(s).toOfferExactly(['attack 5,2 4,3', 'end']);
      expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-FACTORY-06']);
      s.do('attack 5,2 4,3', 'end', 'end'); // 14 dice: the Infantry is the second arm
      s.do('step 5,5 5,4');
      expect([s.seat, s.options()]).toEqual([2, ['intercept 4,4', 'pass']]);
      s.do('pass', 'stop', 'end', 'attack 5,4 4,4', 'end');
      expect(s.rolls().map((r) => [r.seat, r.dice.length])).toEqual([
        [2, 14],
        [1, 12],
        [3, 12],
        [2, 12],
      ]);
      s.end();
    },
  );
});

describe('dice', () => {
  rule('AA-COMBAT-10', '12, 11, 10, 8, 6, 4 for 0 to 5 damage, whatever the unit, its level and the distance', () => {
    const byDamage = [12, 11, 10, 8, 6, 4];
    byDamage.forEach((dice, damage) => {
      const marks = `damage=${damage} xp=${damage * 2}`;
      const far = sandbox([`US howitzer 4,4 ${marks}`, 'G2 panther 4,2'], miss(24), { active: 'US' });
      expect(far.do('attack 4,4 4,2', 'end').rolls()[0]?.dice.length).toBe(dice);
      const near = sandbox(['G2 panther 4,3', `US infantry 4,4 ${marks}`], miss(24));
      expect(
        near
          .do('attack 4,3 4,4', 'end')
          .rolls()
          .map((r) => r.dice.length),
      ).toEqual([12, dice]);
      const hurt = sandbox([`G1 me-262 4,3 ${marks}`, 'SU t-34 4,4'], miss(24), { active: 'G1' });
      expect(hurt.do('attack 4,3 4,4', 'end').rolls()[0]?.dice.length).toBe(dice);
    });
  });
});
