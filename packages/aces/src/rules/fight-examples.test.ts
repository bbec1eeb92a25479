import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { field, markers, miss, roll } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

/**
 * The battle that runs through the book's chapter on combat: a German tank and a German fighter against US Infantry in a
 * forest, and an 8.8 Flak against a Howitzer. Both Germans have the Flak's support.
 */
const BATTLE = [
  'G2 panther 4,4 damage=1 xp=3',
  'G2 fw-190 5,3',
  'G2 flak 2,4',
  'US infantry 4,3 damage=1 xp=2',
  'US howitzer 1,5',
];
const FOREST = { hexes: { '4,3': 'forest' } };

/** Fight 1 of the book: the tank lands 5 hits, the Infantry 2. */
const FIGHT_1 = [...roll(14, 5, 8), ...roll(11, 2, 2)];

function sandbox(units: readonly string[], dice: readonly number[], more = {}) {
  return new Sandbox(acesGame, field(units, more), dice);
}

describe('printed examples', () => {
  rule(
    ['AA-DECLARE-01', 'AA-DECLARE-02', 'AA-DECLARE-03', 'AA-DECLARE-04'],
    'AA-EX-12 three attacks in their order, and what becomes of the second if the first kills',
    () => {
      const range2 = BATTLE.map((u) => u.replace('1,5', '2,6'));
      const list = ['attack 4,4 4,3', 'attack 5,3 4,3', 'attack 2,4 2,6'];
      const s = sandbox(range2, [...miss(14), ...miss(11), ...miss(15), ...miss(11), ...miss(12)], FOREST).do(
        ...list,
        'end',
      );
      expect(s.purposes().map((purpose) => purpose.split(',')[0])).toEqual([
        'Panther attacks',
        'Infantry shoots back',
        'Fw 190 attacks',
        'Infantry shoots back',
        '8.8 Flak attacks',
      ]);
      s.end();
      const killed = sandbox(range2, [...roll(14, 12, 8), ...miss(11), ...miss(12)], FOREST).do(...list, 'end');
      expect(killed.purposes().map((purpose) => purpose.split(',')[0])).toEqual([
        'Panther attacks',
        'Infantry shoots back',
        '8.8 Flak attacks',
      ]);
      expect(killed.events.filter((e) => e.type === 'void')).toHaveLength(1);
      killed.end();
    },
  );

  rule(
    ['AA-COMBAT-04', 'AA-COMBAT-05', 'AA-COMBAT-08', 'AA-COMBAT-09'],
    'AA-EX-13 the Infantry answers tank and fighter, the Howitzer nobody',
    () => {
      const range3 = BATTLE.map((u) => u.replace('1,5', '2,7'));
      const s = sandbox(range3, [...miss(14), ...miss(11), ...miss(15), ...miss(11), ...miss(12)], FOREST);
      s.do('attack 4,4 4,3', 'attack 5,3 4,3', 'attack 2,4 2,7', 'end');
      expect(s.rolls().map((r) => r.seat)).toEqual([2, 1, 2, 1, 2]);
      s.end();
    },
  );

  rule(
    ['AA-SUPPORT-04', 'AA-SUPPORT-05', 'AA-SUPPORT-09'],
    'AA-EX-14 tank, Infantry and a Flak 2 or 3 hexes away: +3 red dice',
    () => {
      for (const flak of ['4,1', '4,0']) {
        const units = ['G2 panther 4,4', 'G2 infantry 3,3', `G2 flak ${flak}`, 'US infantry 4,3'];
        const s = sandbox(units, [...miss(15), ...miss(12)]).do('attack 4,4 4,3', 'end');
        expect(s.rolls()[0]?.dice).toHaveLength(12 + 3);
        s.end();
      }
    },
  );

  rule(
    ['AA-SUPPORT-03', 'AA-SUPPORT-06', 'AA-SUPPORT-07'],
    'AA-EX-15 an aircraft, two tanks and the gun of the ally: +2 red dice',
    () => {
      const units = ['G2 fw-190 4,4', 'G2 panther 3,3', 'G2 panther 5,3', 'G1 pak-40 4,1', 'US infantry 4,3'];
      const s = sandbox(units, [...miss(14), ...miss(12)]).do('attack 4,4 4,3', 'end');
      expect(s.rolls()[0]?.dice).toHaveLength(12 + 2);
      s.end();
    },
  );

  rule('AA-SUPPORT-11', 'AA-EX-16 two more aircraft beside an aircraft: +3 red dice', () => {
    const units = ['G2 fw-190 4,4', 'G2 fw-190 3,3', 'G2 ju-88 5,3', 'US p-51 4,3'];
    sandbox(units, [...miss(15), ...miss(12)])
      .do('attack 4,4 4,3', 'end')
      .end();
  });

  rule('AA-SUPPORT-12', 'AA-EX-17 an aircraft of the ally beside an aircraft: no red dice', () => {
    sandbox(['G2 fw-190 4,4', 'G1 me-262 3,3', 'US p-51 4,3'], [...miss(12), ...miss(12)])
      .do('attack 4,4 4,3', 'end')
      .end();
  });

  rule(
    ['AA-HITS-02', 'AA-HITS-03', 'AA-HITS-04', 'AA-HITS-06', 'AA-HITS-07', 'AA-SUPPORT-04'],
    'AA-EX-18 fight 1: eleven dice and three red ones up to 8, eleven dice up to 2',
    () => {
      const s = sandbox(BATTLE, FIGHT_1, FOREST).do('attack 4,4 4,3', 'end');
      expect(s).toRoll([
        { dice: [8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9], sides: 12, rule: 'AA-HITS-02' },
        { dice: [2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3], sides: 12, rule: 'AA-HITS-02' },
      ]);
      expect(s.events.filter((e) => e.type === 'shots')).toMatchObject([
        { type: 'shots', rule: 'AA-HITS-09', unit: 0, hits: 5, threshold: 8, bonus: 3 },
        { type: 'shots', rule: 'AA-HITS-09', unit: 3, hits: 2, threshold: 2, bonus: 0 },
      ]);
      s.end();
    },
  );

  rule(
    ['AA-DAMAGE-04', 'AA-DAMAGE-05', 'AA-DAMAGE-06', 'AA-DAMAGE-07', 'AA-DAMAGE-08'],
    'AA-EX-19 fight 1: one damage for two hits, two for five in the forest, three in the open',
    () => {
      const taken = (dice: readonly number[], more: object) => {
        const s = sandbox(BATTLE, dice, more).do('attack 4,4 4,3', 'end');
        s.end();
        return s.events.flatMap((e) => (e.type === 'damaged' ? [(e as unknown as { amount: number }).amount] : []));
      };
      expect(taken(FIGHT_1, FOREST)).toEqual([2, 1]);
      expect(taken(FIGHT_1, {})).toEqual([3, 1]);
      expect(taken([...roll(14, 6, 8), ...roll(11, 3, 2)], FOREST)).toEqual([3, 1]);
      expect(taken([...roll(14, 5, 8), ...roll(11, 4, 2)], FOREST)).toEqual([2, 2]);
    },
  );

  rule(
    ['AA-DAMAGE-09', 'AA-XP-01', 'AA-XP-03', 'AA-XP-05'],
    'AA-EX-20 markers after fight 1: the tank 2 and 4, the Infantry 3 and 3',
    () => {
      const s = sandbox(BATTLE, FIGHT_1, FOREST).do('attack 4,4 4,3', 'end');
      expect(markers(s.state, '4,4')).toEqual({ damage: 2, xp: 4 });
      expect(markers(s.state, '4,3')).toEqual({ damage: 3, xp: 3 });
      const told = s.events.filter((e) => e.type === 'experience').map((e) => acesGame.tell(s.state, e, 'all'));
      expect(told).toEqual([
        'Panther gains 1 experience: 4, Veteran (yellow)',
        'Infantry gains 1 experience: 3, Veteran (yellow)',
      ]);
    },
  );

  rule(
    ['AA-COMBAT-09', 'AA-SUPPORT-13', 'AA-XP-07'],
    'AA-EX-21 fight 2: three red dice again, and a Veteran with 3 damage answers from its forest',
    () => {
      const s = sandbox(BATTLE, [...FIGHT_1, ...roll(15, 5, 4), ...roll(8, 2, 4)], FOREST);
      s.do('attack 4,4 4,3', 'attack 5,3 4,3', 'end').end();
      expect(s.rolls().map((r) => r.dice.length)).toEqual([14, 11, 15, 8]);
      // five more hits in the forest: two more damage; the fighter takes one
      expect(markers(s.state, '4,3')).toEqual({ damage: 5, xp: 4 });
      expect(markers(s.state, '5,3')).toEqual({ damage: 1, xp: 1 });
    },
  );

  rule(['AA-SUPPORT-02', 'AA-COMBAT-08'], 'AA-EX-22 fight 3: at range 2 no red dice and no answer', () => {
    const near = [...BATTLE.map((u) => u.replace('1,5', '2,6')), 'G2 infantry 2,7', 'G2 panther 1,5'];
    const s = sandbox(near, miss(12), FOREST).do('attack 2,4 2,6', 'end');
    expect(s.rolls()).toHaveLength(1);
    s.end();
  });
});
