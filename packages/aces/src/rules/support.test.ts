import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { type Field, field, miss, roll, type Side } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

/** Red dice of an undamaged attacker on 4,4 against the unit on 4,3; more dice are given than anybody rolls. */
function red(units: readonly string[], more: Field = {}): number {
  const [side] = (units.find((u) => u.split(' ')[2] === '4,4') ?? '').split(' ');
  const s = new Sandbox(acesGame, field(units, { active: side as Side, ...more }), miss(40)).do(
    'attack 4,4 4,3',
    'end',
  );
  return (s.rolls()[0]?.dice.length ?? 0) - 12;
}

describe('against ground units', () => {
  rule(['AA-SUPPORT-03', 'AA-SUPPORT-05', 'AA-RULING-38'], 'one arm none, a second one two red dice', () => {
    expect(red(['G2 panther 4,4', 'US infantry 4,3'])).toBe(0);
    expect(red(['G2 panther 4,4', 'G2 infantry 3,3', 'US infantry 4,3'])).toBe(2);
    expect(red(['G2 infantry 4,4', 'G2 flak 4,1', 'US infantry 4,3'])).toBe(2);
    expect(red(['G2 fw-190 4,4', 'G2 panther 3,3', 'US sherman 4,3'])).toBe(2);
  });

  rule(['AA-SUPPORT-04', 'AA-RULING-38'], 'three arms or four: three red dice', () => {
    const three = ['G2 panther 4,4', 'G2 infantry 3,3', 'G2 fw-190 5,3', 'US infantry 4,3'];
    expect(red(three)).toBe(3);
    expect(red([...three, 'G2 flak 4,1'])).toBe(3);
  });

  rule('AA-SUPPORT-06', 'an arm counts once, the Infantry of either kind included', () => {
    expect(red(['G2 panther 4,4', 'G2 panther 3,3', 'US infantry 4,3'])).toBe(0);
    expect(red(['G2 infantry 4,4', 'G2 mechanized-infantry 3,3', 'US infantry 4,3'])).toBe(0);
    expect(red(['G2 fw-190 4,4', 'G2 ju-88 3,3', 'G2 panther 5,3', 'G2 panther 4,2', 'US infantry 4,3'])).toBe(2);
  });

  rule('AA-SUPPORT-07', 'units of the ally do not count', () => {
    expect(red(['G2 panther 4,4', 'G1 infantry 3,3', 'G1 pak-40 4,2', 'US infantry 4,3'])).toBe(0);
    expect(red(['G2 panther 4,4', 'G1 infantry 3,3', 'G2 ju-88 5,3', 'US infantry 4,3'])).toBe(2);
  });

  rule('AA-SUPPORT-08', 'Infantry, tanks and aircraft count beside the target, not beside the attacker', () => {
    for (const supporter of ['infantry', 'mechanized-infantry', 'fw-190', 'ju-88']) {
      expect(red(['G2 panther 4,4', `G2 ${supporter} 3,3`, 'US infantry 4,3'])).toBe(2);
      expect(red(['G2 panther 4,4', `G2 ${supporter} 4,5`, 'US infantry 4,3'])).toBe(0);
    }
    expect(red(['G2 infantry 4,4', 'G2 panther 4,2', 'US infantry 4,3'])).toBe(2);
    expect(red(['G2 infantry 4,4', 'G2 panther 4,1', 'US infantry 4,3'])).toBe(0);
  });

  rule('AA-SUPPORT-09', 'guns count from their least to their longest range', () => {
    const flak = (hex: string) => red(['G2 panther 4,4', `G2 flak ${hex}`, 'US infantry 4,3']);
    expect(['4,2', '4,1', '4,0', '8,3'].map(flak)).toEqual([0, 2, 2, 0]);
    const pak = (hex: string) => red(['G1 tiger 4,4', `G1 pak-40 ${hex}`, 'US infantry 4,3']);
    expect(['4,2', '4,1', '4,0'].map(pak)).toEqual([2, 2, 0]);
    const katyusha = (hex: string) => red(['SU t-34 4,4', `SU katyusha ${hex}`, 'G2 infantry 4,3']);
    expect(['4,2', '4,1', '8,3', '9,3'].map(katyusha)).toEqual([0, 2, 2, 0]);
    expect(flak('4,0')).toBe(2);
    expect(red(['G2 panther 4,4', 'G2 flak 4,0', 'US infantry 4,3'], { weather: 'storm' })).toBe(0);
  });

  rule('AA-RULING-40', 'a Howitzer beside the target does not count, two hexes away it does', () => {
    expect(red(['US sherman 4,4', 'US howitzer 4,2', 'G2 infantry 4,3'])).toBe(0);
    expect(red(['US sherman 4,4', 'US howitzer 4,1', 'G2 infantry 4,3'])).toBe(2);
  });

  rule(
    ['AA-SUPPORT-13', 'AA-RULING-37'],
    'presence is enough: who has attacked, may not attack or never attacks counts',
    () => {
      const units = ['G2 panther 4,4', 'G2 infantry 3,3 army=2', 'US infantry 4,3', 'US sherman 3,2'];
      expect(red(units, { usable: [1] })).toBe(2);
      expect(red(units.map((u) => u.replace('army=2', 'occupied')))).toBe(2);
      const before = new Sandbox(acesGame, field(units), [...miss(12), ...miss(12), ...miss(14), ...miss(12)]);
      before.do('attack 3,3 3,2', 'attack 4,4 4,3', 'end').end();
      const after = new Sandbox(acesGame, field(units), [...miss(14), ...miss(12), ...miss(12), ...miss(12)]);
      after.do('attack 4,4 4,3', 'attack 3,3 3,2', 'end').end();
    },
  );

  rule(
    'AA-RULING-37',
    'only the living: a supporter that has fallen in an earlier fight is missing in the next',
    () => {
      const units = ['G2 panther 4,4', 'G2 infantry 3,3 damage=5', 'US infantry 4,3', 'US infantry 3,2'];
      const s = new Sandbox(acesGame, field(units), [...miss(4), ...roll(12, 2, 2), ...miss(12), ...miss(12)]);
      s.do('attack 3,3 3,2', 'attack 4,4 4,3', 'end').end();
      expect(s.rolls().map((r) => r.dice.length)).toEqual([4, 12, 12, 12]);
    },
  );

  rule('AA-RULING-37', 'not out of the water, but over it', () => {
    const hexes = { '3,3': 'lake' };
    expect(red(['G2 panther 4,4', 'G2 infantry 3,3', 'US infantry 4,3'], { hexes })).toBe(0);
    expect(red(['G2 panther 4,4', 'G2 infantry 3,3', 'US infantry 4,3'], { hexes, weather: 'frost' })).toBe(2);
    expect(red(['G2 panther 4,4', 'G2 fw-190 3,3', 'US infantry 4,3'], { hexes })).toBe(2);
  });
});

describe('who gets them', () => {
  rule(
    ['AA-SUPPORT-02', 'AA-RULING-39'],
    'attacks on neighbours: a gun at range 1 like anybody, at range 2 never',
    () => {
      const friends = ['G1 tiger 3,3', 'G1 infantry 5,3', 'US sherman 4,3'];
      expect(red(['G1 pak-40 4,4', ...friends])).toBe(3);
      const far = new Sandbox(acesGame, field(['G1 pak-40 4,5', ...friends], { active: 'G1' }), miss(12));
      far.do('attack 4,5 4,3', 'end').end();
      const howitzer = ['US howitzer 4,6', 'US sherman 4,2', 'US infantry 5,3', 'G2 panther 4,3'];
      new Sandbox(acesGame, field(howitzer, { active: 'US' }), miss(12)).do('attack 4,6 4,3', 'end').end();
    },
  );

  rule(
    ['AA-SUPPORT-01', 'AA-SUPPORT-17'],
    'the attacker only: a defender with friends around rolls its own dice',
    () => {
      const units = ['G2 panther 4,4', 'US sherman 4,3', 'US infantry 3,4', 'US p-51 5,3', 'US howitzer 4,0'];
      const s = new Sandbox(acesGame, field(units), [...miss(12), ...miss(12)]).do('attack 4,4 4,3', 'end');
      expect(s.rolls().map((r) => [r.seat, r.dice.length])).toEqual([
        [2, 12],
        [1, 12],
      ]);
      s.end();
    },
  );

  rule('AA-SUPPORT-16', 'never the Automa, attacking or by option without dice', () => {
    const units = ['G2 panther 4,4', 'G2 infantry 3,3', 'G2 fw-190 5,3', 'US infantry 4,3', 'US infantry 0,0'];
    const hits = (more: Field): unknown[] => {
      const s = new Sandbox(acesGame, field(units, more), miss(24));
      if (more.automa === undefined) s.do('attack 4,4 4,3', 'end');
      else s.do('act 3,3 3,3', 'hold', 'act 5,3 5,3', 'hold', 'act 4,4 4,4', 'attack 4,4 4,3');
      const shots = s.events.filter((e) => e.type === 'shots')[0] as unknown as { hits: number; bonus: number };
      return [s.rolls().length, shots.hits, shots.bonus];
    };
    const options = { diceless: true, dicelessSupport: true };
    expect(hits({ automa: ['G2'] })).toEqual([1, 6, 0]);
    expect(hits({ automa: ['G2'], options })).toEqual([0, 6, 0]);
    expect(hits({ options })).toEqual([0, 8, 3]);
  });
});

describe('against aircraft', () => {
  rule(
    ['AA-SUPPORT-10', 'AA-RULING-103'],
    'one other own aircraft beside the target: two red dice; the attacker is not counted',
    () => {
      expect(red(['G2 fw-190 4,4', 'US p-51 4,3'])).toBe(0);
      expect(red(['G2 fw-190 4,4', 'G2 fw-190 3,3', 'US p-51 4,3'])).toBe(2);
      expect(red(['G2 fw-190 4,4', 'G2 ju-88 3,3', 'US p-51 4,3'])).toBe(2);
      expect(red(['G2 fw-190 4,4', 'G2 fw-190 4,5', 'US p-51 4,3'])).toBe(0);
    },
  );

  rule(['AA-SUPPORT-11', 'AA-RULING-103'], 'two or more: three red dice', () => {
    const units = ['G2 fw-190 4,4', 'G2 fw-190 3,3', 'G2 ju-88 5,3', 'US p-51 4,3'];
    expect(red(units)).toBe(3);
    expect(red([...units, 'G2 fw-190 4,2'])).toBe(3);
  });

  rule('AA-SUPPORT-12', 'aircraft of the ally do not count', () => {
    expect(red(['G2 fw-190 4,4', 'G1 me-262 3,3', 'G1 ju-87 5,3', 'US p-51 4,3'])).toBe(0);
    expect(red(['G2 fw-190 4,4', 'G1 me-262 3,3', 'G2 ju-88 5,3', 'US p-51 4,3'])).toBe(2);
  });

  rule('AA-SUPPORT-14', 'a ground unit gets none, and is none for an aircraft', () => {
    expect(red(['G2 infantry 4,4', 'G2 fw-190 3,3', 'G2 ju-88 5,3', 'US p-51 4,3'])).toBe(0);
    expect(red(['G2 fw-190 4,4', 'G2 infantry 3,3', 'G2 flak 4,1', 'US p-51 4,3'])).toBe(0);
  });

  rule('AA-SUPPORT-15', 'the B-17 supports against ground units, never against aircraft', () => {
    expect(red(['US p-51 4,4', 'US b-17 3,3', 'G2 fw-190 4,3'])).toBe(0);
    expect(red(['US p-51 4,4', 'US b-17 3,3', 'US p-51 5,3', 'G2 fw-190 4,3'])).toBe(2);
    expect(red(['US sherman 4,4', 'US b-17 3,3', 'G2 infantry 4,3'])).toBe(2);
  });
});
