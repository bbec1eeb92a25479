import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { LAUNCHER_ARM, thresholdOf, UNIT_TYPES } from '../content/unit-types';
import { acesGame } from '../game';
import { field, miss, roll } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

/** Hits a unit beside an enemy Howitzer, which never answers, lands with each face once. */
function hitsWith(unit: string, marks: string): number {
  const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const s = new Sandbox(acesGame, field([`G2 ${unit} 4,4 ${marks}`, 'US howitzer 4,3', 'US infantry 0,0']), faces);
  s.do('attack 4,4 4,3', 'end').end();
  return (s.events.find((e) => e.type === 'shots') as unknown as { hits: number }).hits;
}

describe('what hits', () => {
  rule('AA-HITS-02', 'the threshold itself hits, one above it does not', () => {
    const units = ['G2 panther 4,4', 'US howitzer 4,3', 'US infantry 0,0'];
    const s = new Sandbox(acesGame, field(units), roll(12, 5, 6)).do('attack 4,4 4,3', 'end');
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'shots', rule: 'AA-HITS-09', unit: 0, hits: 5, threshold: 6, bonus: 0 }),
    );
    expect(s).toRoll([{ dice: [6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7], sides: 12, rule: 'AA-HITS-02' }]);
  });

  rule(
    ['AA-HITS-03', 'AA-HITS-04', 'AA-HITS-05'],
    'Rookie up to 2 points, Veteran with 3 and 4, War Hero from 5',
    () => {
      const byXp = [0, 1, 2, 3, 4, 5, 6, 12];
      expect(byXp.map((xp) => hitsWith('infantry', `xp=${xp}`))).toEqual([2, 2, 2, 4, 4, 6, 6, 6]);
      expect(byXp.map((xp) => hitsWith('fw-190', `xp=${xp}`))).toEqual([4, 4, 4, 6, 6, 8, 8, 8]);
    },
  );

  rule('AA-HITS-06', 'the German tank of the example hits as Veteran up to 8', () => {
    expect(hitsWith('panther', 'xp=3')).toBe(8);
  });

  rule('AA-HITS-07', 'Infantry hits as Rookie up to 2, in every army', () => {
    expect(hitsWith('infantry', '')).toBe(2);
    const regulars = UNIT_TYPES.filter((t) => t.role === 'regular');
    expect(regulars.map((t) => thresholdOf(t, 0))).toEqual([2, 2, 2, 2]);
  });

  rule(
    ['AA-HITS-01', 'AA-RULING-60'],
    'each type by its mat: the attack value, two more as Veteran, four more as War Hero',
    () => {
      // the mats once more, by the order of the factions: V of Infantry, special Infantry, tank, gun, fighter, bomber
      const values = [2, 2, 5, 5, 4, 6, 2, 2, 5, 4, 4, 5, 2, 2, 7, 4, 5, 4, 2, 3, 6, 4, 4, 5];
      const types = UNIT_TYPES.filter((t) => t.arm !== LAUNCHER_ARM);
      expect(types.map((t) => [0, 3, 5].map((xp) => thresholdOf(t, xp)))).toEqual(values.map((v) => [v, v + 2, v + 4]));
      expect(Math.max(...values) + 4).toBeLessThanOrEqual(12);
    },
  );

  rule('AA-HITS-08', 'red dice hit on the same number as the others', () => {
    // only the last three of fourteen and three dice, the red ones, show the threshold
    const units = [
      'G2 panther 4,4 xp=3 damage=1',
      'G2 infantry 3,3',
      'G2 fw-190 5,3',
      'US howitzer 4,3',
      'US infantry 0,0',
    ];
    const s = new Sandbox(acesGame, field(units), [...miss(11), 8, 8, 9]).do('attack 4,4 4,3', 'end');
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'shots', rule: 'AA-HITS-09', unit: 0, hits: 2, threshold: 8, bonus: 3 }),
    );
    s.end();
  });

  rule('AA-HITS-09', 'hits of all dice are added up', () => {
    for (const hits of [0, 1, 7, 12]) {
      const units = ['US howitzer 4,4', 'G2 panther 4,2', 'G2 infantry 0,0'];
      const s = new Sandbox(acesGame, field(units, { active: 'US' }), roll(12, hits, 5)).do('attack 4,4 4,2', 'end');
      expect(s.events.find((e) => e.type === 'shots')).toMatchObject({ unit: 0, hits });
    }
  });
});
