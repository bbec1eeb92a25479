import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { LEVELS, levelOf } from '../content/unit-types';
import { acesGame } from '../game';
import { field, markers, roll } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

/** Experience of attacker (G2, 4,4) and defender (US, 4,3) after one fight between Infantry. */
function after(marks: readonly [string, string], hits: readonly [number, number], dice = [12, 12]) {
  const units = [`G2 infantry 4,4 ${marks[0]}`, `US infantry 4,3 ${marks[1]}`, 'US infantry 0,0', 'G2 infantry 9,8'];
  const rolled = [...roll(dice[0] ?? 12, hits[0], 2), ...roll(dice[1] ?? 12, hits[1], 2)];
  const s = new Sandbox(acesGame, field(units), rolled).do('attack 4,4 4,3', 'end');
  s.end();
  return [markers(s.state, '4,4')?.xp, markers(s.state, '4,3')?.xp];
}

describe('experience', () => {
  rule(['AA-XP-01', 'AA-XP-06'], 'one point for any damage, however much; none for hits without damage', () => {
    expect(after(['', ''], [2, 0])).toEqual([1, 0]);
    expect(after(['', ''], [8, 1])).toEqual([1, 0]);
    expect(after(['', ''], [1, 1])).toEqual([0, 0]);
  });

  rule('AA-XP-02', 'two points in all for a destroyed opponent', () => {
    expect(after(['', ''], [10, 0])).toEqual([2, undefined]);
    expect(after(['', 'damage=5'], [2, 0], [12, 4])).toEqual([2, undefined]);
    expect(after(['damage=5', 'xp=1'], [0, 2], [4, 12])).toEqual([undefined, 3]);
  });

  rule('AA-XP-03', 'for attacker and defender in the same fight', () => {
    expect(after(['', 'xp=1'], [3, 5])).toEqual([1, 2]);
    expect(after(['', ''], [0, 2])).toEqual([0, 1]);
  });

  rule('AA-XP-04', 'is awarded after the damage of the fight', () => {
    const units = ['G2 infantry 4,4', 'US infantry 4,3'];
    const s = new Sandbox(acesGame, field(units), [...roll(12, 2, 2), ...roll(12, 2, 2)]).do('attack 4,4 4,3', 'end');
    const kinds = s.events.map((e) => e.type).filter((t) => t === 'damaged' || t === 'experience');
    expect(kinds).toEqual(['damaged', 'damaged', 'experience', 'experience']);
  });

  rule('AA-XP-05', 'two white markers, two yellow ones, then red', () => {
    const colours = [1, 2, 3, 4, 5, 6, 20].map((n) => LEVELS[levelOf(n)].marker);
    expect(colours).toEqual(['white', 'white', 'yellow', 'yellow', 'red', 'red', 'red']);
    const s = new Sandbox(
      acesGame,
      field(['US howitzer 4,4 xp=2', 'G2 panther 4,2'], { active: 'US' }),
      roll(12, 2, 5),
    );
    s.do('attack 4,4 4,2', 'end');
    const gained = s.events.find((e) => e.type === 'experience');
    expect(gained).toMatchObject({ type: 'experience', rule: 'AA-XP-01', unit: 0, amount: 1, xp: 3 });
    expect(gained && acesGame.tell(s.state, gained, 'all')).toBe('Howitzer gains 1 experience: 3, Veteran (yellow)');
  });

  rule('AA-XP-07', 'the level of a fight is the one it began with, for both', () => {
    // two points each: both roll as Rookies, and are Veterans only afterwards
    const units = ['G2 infantry 4,4 xp=2', 'US infantry 4,3 xp=2'];
    const s = new Sandbox(acesGame, field(units), [...roll(12, 2, 2), ...roll(12, 2, 2)]).do('attack 4,4 4,3', 'end');
    const thresholds = s.events.flatMap((e) =>
      e.type === 'shots' ? [(e as unknown as { threshold: number }).threshold] : [],
    );
    expect(thresholds).toEqual([2, 2]);
    expect(s.state.units.map((u) => levelOf(u.xp))).toEqual([1, 1]);
    s.end();
  });

  rule('AA-RULING-45', 'has no highest number', () => {
    const s = new Sandbox(
      acesGame,
      field(['US howitzer 4,4 xp=11', 'G2 panther 4,2'], { active: 'US' }),
      roll(12, 2, 9),
    );
    expect(markers(s.do('attack 4,4 4,2', 'end').state, '4,4')).toEqual({ damage: 0, xp: 12 });
    s.end();
  });

  rule('AA-XP-01', 'a fight from afar teaches only the attacker, and a bystander nothing', () => {
    const units = ['G2 flak 4,4', 'G2 panther 4,1', 'US infantry 4,2'];
    const s = new Sandbox(acesGame, field(units), roll(12, 3, 4)).do('attack 4,4 4,2', 'end');
    expect(s.state.units.map((u) => u.xp)).toEqual([1, 0, 0]);
  });
});
