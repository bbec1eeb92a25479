import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { hexNamed } from '../names/names';
import { MOVEMENT_LETTERS } from './movement-letters';
import { Mover } from './mover';
import { Situation } from './situation';
import { AutomaTable, answer, numbers, type Small, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);

/** What a row says about two hexes for the Automa's first unit. */
function values(letter: string, x: Small, ...hexes: string[]): number[] {
  const { state } = new AutomaTable(small(x));
  const mover = new Mover(new Situation(state, 0), 0);
  const row = MOVEMENT_LETTERS.find((r) => r.letter === letter);
  return hexes.map((hex) => row?.value(mover, hexNamed(state, hex)) ?? Number.NaN);
}

describe('the movement letters', () => {
  it('stand in the order of the book; g counts points, then hexes', () => {
    expect(MOVEMENT_LETTERS.map((row) => `${row.letter} ${row.rule}`)).toEqual([
      'a AA-AUTOMA-25',
      'b AA-AUTOMA-26',
      'c AA-AUTOMA-27',
      'd AA-AUTOMA-28',
      'e AA-AUTOMA-29',
      'f AA-AUTOMA-30',
      'g AA-AUTOMA-31',
      'g AA-AUTOMA-31',
    ]);
  });

  rule(['AA-AUTOMA-25', 'AA-AUTOMA-09'], 'a: Infantry keeps away from the nearest enemy, in movement points', () => {
    // the hexes beside the factory lie as far from the Sherman in hexes; a belt of forest guards the southern ones
    const forest = {
      '2,6': 'forest',
      '3,6': 'forest',
      '4,6': 'forest',
      '5,6': 'forest',
      '6,6': 'forest',
      '7,6': 'forest',
    };
    const units = ['A infantry 4,1', 'A panther 4,0 moved', 'H sherman 8,4'];
    const bare = answer({ hexes: { '4,3': 'factory' }, units });
    expect([bare.wish, numbers(bare.thought)]).toEqual(['act 4,1 3,2', '11 25 30']);
    const guarded = answer({
      hexes: { '4,3': 'factory', ...forest },
      units: ['A infantry 4,1', 'A panther 4,0 moved', 'H sherman 4,8'],
    });
    expect(guarded.wish).toBe('act 4,1 4,2');
  });

  rule(['AA-AUTOMA-25', 'AA-AUTOMA-30', 'AA-AUTOMA-09', 'AA-RULING-83'], 'a and f count points, d and e hexes', () => {
    // 4,4 and 6,6 are two hexes from 6,4; between 4,4 and 6,4 lies forest. Half points
    const hexes = { '5,3': 'forest', '5,4': 'forest' };
    const infantry = { hexes, units: ['A infantry 3,4', 'H sherman 6,4'] };
    expect(values('a', infantry, '4,4', '6,6')).toEqual([5, 4]);
    const gun = { hexes, units: ['A flak 3,4', 'A infantry 6,4 moved', 'H sherman 0,0'] };
    expect(values('f', gun, '4,4', '6,6')).toEqual([-5, -4]);
    expect(values('e', gun, '4,4', '6,6')).toEqual([-2, -2]);
    expect(values('d', { hexes, units: ['A flak 3,4', 'H sherman 6,4'] }, '4,4', '6,6', '6,7')).toEqual([2, 2, 3]);
  });

  rule('AA-AUTOMA-26', 'b: the road itself, the hexes beside it, no others', () => {
    const gun = { hexes: { '4,6': 'road' }, units: ['A flak 1,4', 'H sherman 5,4'] };
    expect(values('b', gun, '4,6', '4,5', '3,6', '4,4')).toEqual([1, 1, 1, 0]);
  });

  rule('AA-AUTOMA-26', 'b: guns on or next to a road, before anything about distances', () => {
    const units = ['A flak 1,4', 'H sherman 5,4'];
    for (const kind of ['road', 'bridge']) {
      const x = answer({ hexes: { '4,6': kind }, units });
      expect([x.wish, numbers(x.thought)]).toEqual(['act 1,4 3,6 against 5,4', '20 26 28']);
    }
  });

  rule('AA-AUTOMA-27', 'c: a forest for Infantry and tanks, not for guns and aircraft', () => {
    const hexes = { '5,3': 'forest' };
    expect(answer({ hexes, units: ['A panther 2,4', 'A infantry 3,7 moved', 'H infantry 6,4'] }).wish).toBe(
      'act 2,4 5,3 against 6,4',
    );
    expect(answer({ hexes, units: ['A ju-88 2,4', 'A infantry 3,7 moved', 'H infantry 6,4'] }).wish).toBe(
      'act 2,4 5,4 against 6,4',
    );
    // 3,3 and 3,4 are alike for a gun until the points to get there are counted
    const gun = answer({ hexes: { '3,4': 'forest' }, units: ['A flak 2,4', 'A infantry 0,4 moved', 'H infantry 6,4'] });
    expect([gun.wish, numbers(gun.thought)]).toEqual(['act 2,4 3,3 against 6,4', '20 28 29 31']);
  });

  rule(['AA-AUTOMA-28', 'AA-AUTOMA-29'], 'd and e: guns far from the enemy, then near their friends, in hexes', () => {
    // forest costs more points but not more hexes
    const x = answer({
      hexes: { '1,5': 'forest', '2,6': 'forest', '2,5': 'forest' },
      units: ['A flak 1,4', 'A infantry 1,7 moved', 'H sherman 5,4'],
    });
    expect([x.wish, numbers(x.thought)]).toEqual(['act 1,4 2,6 against 5,4', '20 28 29']);
  });

  rule('AA-AUTOMA-30', 'f: closest to another unit of the Automa, in movement points', () => {
    const units = ['A panther 3,2', 'A infantry 3,6 moved', 'H sherman 4,4'];
    expect(answer({ units }).wish).toBe('act 3,2 3,4 against 4,4');
    // now the way from there to the Infantry leads through forest, the one from 4,5 does not
    expect(answer({ units, hexes: { '3,5': 'forest', '2,5': 'forest', '2,6': 'forest' } }).wish).toBe(
      'act 3,2 4,5 against 4,4',
    );
  });

  rule(['AA-AUTOMA-31', 'AA-RULING-83'], 'g: the fewest points really spent, then the fewest hexes', () => {
    const x = answer({ units: ['A ju-88 4,7', 'H sherman 4,4'] });
    expect([x.wish, numbers(x.thought)]).toEqual(['act 4,7 4,5 against 4,4', '20 31']);
    // a road makes the longer way the cheaper one
    const road = { '3,2': 'road', '4,2': 'road', '4,3': 'road' };
    const y = answer({ hexes: road, units: ['A panther 3,1', 'H sherman 4,4'] });
    expect([y.wish, numbers(y.thought)]).toEqual(['act 3,1 4,3 against 4,4', '20 31']);
    // one point by one hex or by two hexes of road
    const z = answer({
      hexes: { '4,4': 'road', '5,3': 'road' },
      units: ['A panther 3,4', 'A infantry 4,4 moved', 'H sherman 4,3'],
    });
    expect([z.wish, numbers(z.thought)]).toEqual(['act 3,4 3,3 against 4,3', '20 30 31']);
  });
});
