import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { AIRCRAFT, INFANTRY, LAUNCHER_ARM, TANK, UNIT_TYPES } from '../content/unit-types';
import { acesGame } from '../game';
import { type Field, field, markers, miss, roll } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

function sandbox(units: readonly string[], dice: readonly number[] = [], more: Field = {}) {
  return new Sandbox(acesGame, field(units, more), dice);
}

/** Units that have shot, in order. */
function shooters(s: ReturnType<typeof sandbox>): string[] {
  const names = s.state.units.map((u) => UNIT_TYPES[u.type]?.id ?? '');
  return s.events.flatMap((e) => (e.type === 'shots' ? [names[(e as unknown as { unit: number }).unit] ?? ''] : []));
}

describe('the list of attacks', () => {
  const units = [
    'G2 panther 4,4',
    'G2 fw-190 3,3',
    'G2 flak 2,4',
    'US infantry 4,3',
    'US sherman 5,4',
    'US howitzer 9,8',
  ];

  rule(
    ['AA-DECLARE-01', 'AA-DECLARE-05', 'AA-DECLARE-12'],
    'attacker by attacker, several at one target, or none',
    () => {
      const s = sandbox(units);
      const byFlak = ['attack 2,4 4,3'];
      expect(s).toOfferExactly([
        'attack 4,4 4,3',
        'attack 4,4 5,4',
        'attack 3,3 4,3',
        ...byFlak,
        'attack 2,4 5,4',
        'end',
      ]);
      s.do('attack 4,4 4,3');
      expect(s).toOfferExactly(['attack 3,3 4,3', 'attack 2,4 4,3', 'attack 2,4 5,4', 'end']);
      expect(sandbox(units).do('end').kind).toBe('money');
    },
  );

  rule('AA-DECLARE-01', 'only after all movement, and only for the own units', () => {
    const moving = sandbox(units, [], { phase: 'move' });
    expect(moving).toRefuseCiting('attack 4,4 4,3', ['AA-TURN-01']);
    moving.do('end');
    expect(moving.options()).toContain('attack 4,4 4,3');
    expect(sandbox(['G1 tiger 4,4', 'G2 panther 8,8', 'US infantry 4,3'])).toRefuseCiting('attack 4,4 4,3', [
      'AA-DECLARE-01',
    ]);
    expect(sandbox(units)).toRefuseCiting('attack 4,3 4,4', ['AA-DECLARE-01']);
    expect(sandbox(units)).toRefuseCiting('attack 0,0 4,3', ['AA-DECLARE-01']);
  });

  rule('AA-DECLARE-14', 'a unit that is on the list cannot be put there again, against whomever', () => {
    const s = sandbox(units).do('attack 4,4 4,3');
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-DECLARE-14']);
    expect(s).toRefuseCiting('attack 4,4 5,4', ['AA-DECLARE-14']);
  });

  rule(['AA-DECLARE-02', 'AA-DECLARE-03'], 'is carried out as declared: every entry, its target, in its order', () => {
    const dice = [...miss(12), ...miss(15), ...miss(12), ...miss(14), ...miss(12)];
    const s = sandbox(units, dice).do('attack 2,4 5,4', 'attack 3,3 4,3', 'attack 4,4 5,4', 'end');
    expect(shooters(s)).toEqual(['flak', 'fw-190', 'infantry', 'panther', 'sherman']);
    expect(s.kind).toBe('money');
    s.end();
    const other = sandbox(units, [...miss(14), ...miss(12), ...miss(15), ...miss(12), ...miss(12)]);
    other.do('attack 4,4 5,4', 'attack 3,3 4,3', 'attack 2,4 5,4', 'end');
    expect(shooters(other)).toEqual(['panther', 'sherman', 'fw-190', 'infantry', 'flak']);
    other.end();
  });

  rule('AA-DECLARE-05', 'cannot be closed while an interceptor owes its attack', () => {
    const s = sandbox(['G2 panther 4,4 marks=4,3', 'G2 flak 2,4', 'US infantry 4,3', 'US sherman 5,4']);
    expect(s).toOfferExactly(['attack 4,4 4,3', 'attack 2,4 4,3', 'attack 2,4 5,4']);
    expect(s).toRefuseCiting('end', ['AA-INTERCEPT-06']);
    expect(s.do('attack 4,4 4,3').options()).toContain('end');
  });
});

describe('attacks that come to nothing', () => {
  rule(
    ['AA-DECLARE-04', 'AA-RULING-31'],
    'a dead target ends the attacks still aimed at it, and they are not redirected',
    () => {
      const units = ['G2 panther 4,4', 'G2 infantry 3,3', 'US infantry 4,3 damage=5', 'US sherman 3,2'];
      const s = sandbox(units, [...roll(14, 2, 6), ...miss(4)]).do('attack 4,4 4,3', 'attack 3,3 4,3', 'end');
      expect(shooters(s)).toEqual(['panther', 'infantry']);
      expect(s.events.filter((e) => e.type === 'void')).toMatchObject([
        { type: 'void', rule: 'AA-RULING-31', unit: 1 },
      ]);
      expect([markers(s.state, '4,3'), markers(s.state, '3,2')]).toEqual([null, { damage: 0, xp: 0 }]);
      s.end();
    },
  );

  rule(
    ['AA-DECLARE-04', 'AA-RULING-31'],
    'an attacker killed by its own Katyusha before its fight does not fight',
    () => {
      const units = ['SU katyusha 4,7', 'SU t-34 4,4 damage=5', 'G2 panther 4,3', 'SU infantry 0,0'];
      const s = sandbox(units, roll(12, 2, 4), { active: 'SU' }).do('attack 4,7 4,5', 'attack 4,4 4,3', 'end');
      expect(shooters(s)).toEqual(['katyusha']);
      expect(s.events.filter((e) => e.type === 'void')).toHaveLength(1);
      expect([markers(s.state, '4,4'), markers(s.state, '4,3')]).toEqual([null, { damage: 0, xp: 0 }]);
      s.end();
    },
  );
});

describe('targets', () => {
  const hexes = ['4,3', '4,2', '4,1', '4,0', '9,4', '10,4'];

  /** The first so many hexes lie 1, 2, 3, 4, 5 and 6 hexes from 4,4. */
  function reached(attacker: string, targets = 'G2 panther') {
    const [side = ''] = attacker.split(' ');
    const s = sandbox([`${attacker} 4,4`, ...hexes.map((hex) => `${targets} ${hex}`)], [], { active: side as 'US' });
    return s.options().flatMap((o) => (o === 'end' ? [] : [hexes.indexOf(o.replace('attack 4,4 ', '')) + 1]));
  }

  rule(['AA-DECLARE-06', 'AA-DECLARE-08'], 'a Howitzer reaches 2 to 5 hexes, neither 1 nor 6', () => {
    expect(reached('US howitzer')).toEqual([2, 3, 4, 5]);
    const s = sandbox(['US howitzer 4,4', 'G2 panther 4,3', 'G2 panther 10,4'], [], { active: 'US' });
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-DECLARE-06']);
    expect(s).toRefuseCiting('attack 4,4 10,4', ['AA-DECLARE-06']);
  });

  rule('AA-DECLARE-09', 'an 8.8 Flak reaches 2 and 3 hexes', () => {
    expect(reached('G2 flak', 'US sherman')).toEqual([2, 3]);
  });

  rule(
    ['AA-DECLARE-07', 'AA-DECLARE-10'],
    'Infantry, tanks and aircraft reach the six hexes around them and no other',
    () => {
      for (const attacker of ['US infantry', 'US mobile-infantry', 'US sherman', 'US p-51', 'US b-17']) {
        expect(reached(attacker)).toEqual([1]);
      }
      const around = ['4,3', '5,3', '5,4', '4,5', '3,4', '3,3'];
      const s = sandbox(['G2 panther 4,4', ...around.map((hex) => `US infantry ${hex}`), 'US infantry 6,4']);
      expect(s).toOfferExactly([...around.map((hex) => `attack 4,4 ${hex}`), 'end']);
      const close = UNIT_TYPES.filter((t) => [INFANTRY, TANK, AIRCRAFT].includes(t.arm));
      expect(close.map((t) => [t.minRange, t.maxRange])).toEqual(close.map(() => [1, 1]));
      expect(close).toHaveLength(20);
    },
  );

  rule('AA-DECLARE-11', 'aircraft are attacked by units with the cloud symbol only', () => {
    const s = sandbox([
      'G2 panther 4,4',
      'G2 mechanized-infantry 3,3',
      'G2 infantry 5,3',
      'G2 flak 2,3',
      'US p-51 4,3',
    ]);
    expect(s).toOfferExactly(['attack 5,3 4,3', 'attack 2,3 4,3', 'end']);
    expect(s).toRefuseCiting('attack 4,4 4,3', ['AA-DECLARE-11']);
    expect(s).toRefuseCiting('attack 3,3 4,3', ['AA-DECLARE-11']);
    const grounded = UNIT_TYPES.filter((t) => !t.air && t.arm !== LAUNCHER_ARM).map((t) => t.id);
    expect(grounded).toEqual([
      'sherman',
      'howitzer',
      'b-17',
      't-34',
      'katyusha',
      'tiger',
      'pak-40',
      'mechanized-infantry',
      'panther',
    ]);
  });

  rule('AA-DECLARE-13', 'are enemies: neither own nor allied units, nor an empty hex', () => {
    const s = sandbox(['G2 panther 4,4', 'G2 infantry 4,3', 'G1 infantry 5,3', 'US infantry 5,4', 'SU infantry 4,5']);
    expect(s).toOfferExactly(['attack 4,4 5,4', 'attack 4,4 4,5', 'end']);
    for (const hex of ['4,3', '5,3', '3,4']) expect(s).toRefuseCiting(`attack 4,4 ${hex}`, ['AA-DECLARE-13']);
  });

  rule('AA-RULING-35', 'may stand behind forests, mountains, water and other units', () => {
    const hexes = { '4,3': 'forest', '4,2': 'mountain', '4,1': 'lake' };
    const units = ['US howitzer 4,5', 'US infantry 4,4', 'G2 panther 4,3', 'G2 infantry 4,0'];
    expect(sandbox(units, [], { active: 'US', hexes }).options()).toContain('attack 4,5 4,0');
  });
});
