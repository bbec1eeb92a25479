import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { say } from '../say';
import { coinsOf, type Field, field, miss, roll } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

/** Factories of the summer map besides 6,6: those of the western half, then of the eastern one. */
const WEST = ['5,2', '0,6', '5,10', '6,14'];
const EAST = ['16,1', '16,6', '11,9', '21,9', '16,14'];
const BYSTANDERS = ['US infantry 1,0', 'G1 infantry 1,15'];

/** Germany 2 moves its Infantry into the factory on 6,6 while its team holds these already. */
function capture(map: string, flags: readonly string[], more: Field = {}) {
  const units = ['G2 infantry 6,5', ...BYSTANDERS];
  return new Sandbox(acesGame, field(units, { map, flags, phase: 'move', ...more })).do('move 6,5 6,6');
}

function owned(side: string, hexes: readonly string[]): string[] {
  return hexes.map((hex) => `${side} ${hex}`);
}

describe('by factories', () => {
  rule(['AA-VICTORY-01', 'AA-VICTORY-07'], 'six of ten on the full map, those of both factions together', () => {
    const five = [...owned('G1', WEST.slice(0, 3)), ...owned('G2', EAST.slice(0, 2))];
    const won = capture('summer', five);
    expect(won.match.over).toEqual({ winners: [0, 2], rule: 'AA-VICTORY-01', reason: say.endings.germanyHolds(6) });
    expect(capture('summer', five.slice(1)).match.over).toBeNull();
    expect(capture('summer', [...five.slice(1), ...owned('US', EAST.slice(2))]).match.over).toBeNull();
  });

  rule('AA-VICTORY-02', 'four of five on half the map', () => {
    const sides: Field = { sides: ['US', 'G2'] };
    const three = owned('G2', WEST.slice(0, 3));
    const units = ['G2 infantry 6,5', 'US infantry 1,0'];
    const take = (flags: readonly string[]) =>
      new Sandbox(acesGame, field(units, { ...sides, map: 'summer-west', flags, phase: 'move' })).do('move 6,5 6,6');
    expect(take(three).match.over).toMatchObject({ winners: [1], rule: 'AA-VICTORY-02' });
    expect(take(three.slice(1)).match.over).toBeNull();
  });

  rule('AA-VICTORY-04', 'five on the full map in a short game', () => {
    const options = { shortGame: true };
    const four = [...owned('G1', WEST), ...owned('US', EAST.slice(1))];
    expect(capture('summer', four, { options }).match.over).toMatchObject({ winners: [0, 2], rule: 'AA-VICTORY-04' });
    expect(capture('summer', four).match.over).toBeNull();
    expect(capture('summer', four.slice(1), { options }).match.over).toBeNull();
  });

  rule('AA-VICTORY-05', 'three on half the map in a short game', () => {
    const half: Field = { sides: ['US', 'G2'], map: 'summer-west', phase: 'move', options: { shortGame: true } };
    const take = (flags: readonly string[]) =>
      new Sandbox(acesGame, field(['G2 infantry 6,5', 'US infantry 1,0'], { ...half, flags })).do('move 6,5 6,6');
    expect(take(owned('G2', WEST.slice(0, 2))).match.over).toMatchObject({ winners: [1], rule: 'AA-VICTORY-05' });
    expect(take(owned('G2', WEST.slice(0, 1))).match.over).toBeNull();
  });

  rule(
    ['AA-VICTORY-06', 'AA-RULING-55'],
    'at once, in the middle of movement: nobody is asked anything any more',
    () => {
      const units = ['G2 infantry 6,5', 'G2 panther 10,5', ...BYSTANDERS];
      const flags = owned('G2', [...WEST, '16,1']);
      const s = new Sandbox(acesGame, field(units, { map: 'summer', flags, phase: 'move', coins: { US: 9, SU: 9 } }));
      s.do('move 6,5 6,6');
      expect([s.match.waiting(), s.match.standing(1), s.state.phase]).toEqual([[], [], 'move']);
      expect(coinsOf(s.state)).toEqual([0, 9, 0, 9]);
    },
  );

  rule('AA-VICTORY-01', 'a factory taken from the enemy counts for the one and no more for the other', () => {
    const flags = [...owned('US', ['6,6', '16,1', '16,6', '11,9', '21,9']), ...owned('G2', WEST)];
    const s = capture('summer', flags);
    expect([s.match.over, s.state.owners.filter((o) => o === 1).length]).toEqual([null, 4]);
  });
});

describe('by destruction', () => {
  rule(
    ['AA-VICTORY-03', 'AA-VICTORY-06', 'AA-VICTORY-07'],
    'the last enemy unit falls: the team wins before the next fight',
    () => {
      const units = ['G2 panther 4,4', 'G2 panther 4,2', 'G1 tiger 0,0', 'US infantry 4,3 damage=5'];
      const s = new Sandbox(acesGame, field(units), [...roll(12, 2, 6), ...miss(4)]);
      s.do('attack 4,4 4,3', 'attack 4,2 4,3', 'end').end();
      expect(s.match.over).toEqual({
        winners: [0, 2],
        rule: 'AA-VICTORY-03',
        reason: say.endings.germanyDestroyedAll,
      });
      expect(s.state.phase).toBe('combat');
    },
  );

  rule('AA-VICTORY-03', 'the attacker may be the one that loses its last unit', () => {
    const units = ['G2 infantry 4,4 damage=5', 'US infantry 4,3'];
    const s = new Sandbox(acesGame, field(units), [...miss(4), ...roll(12, 2, 2)]).do('attack 4,4 4,3', 'end');
    expect(s.match.over).toMatchObject({ winners: [1, 3], rule: 'AA-VICTORY-03' });
  });

  rule(['AA-VICTORY-03', 'AA-RULING-55'], 'a capture that removes the last unit and a salvo count as well', () => {
    const captured = new Sandbox(
      acesGame,
      field(['G2 infantry 4,3', 'US sherman 4,4'], { phase: 'move', hexes: { '4,4': 'factory' }, flags: ['US 4,4'] }),
    ).do('move 4,3 4,4');
    expect(captured.match.over).toMatchObject({ winners: [0, 2], rule: 'AA-VICTORY-03' });
    const salvo = ['SU katyusha 4,7', 'G2 infantry 4,4 damage=5', 'G1 infantry 4,3 damage=5'];
    const s = new Sandbox(acesGame, field(salvo, { active: 'SU' }), roll(12, 2, 4)).do('attack 4,7 4,4', 'end');
    expect(s.match.over).toMatchObject({ winners: [1, 3], rule: 'AA-VICTORY-03' });
  });

  rule('AA-RULING-56', 'a faction without units plays on while its ally has one, and buys itself back', () => {
    const units = ['G2 panther 4,4', 'US infantry 4,3 damage=5', 'SU t-34 12,8'];
    const more: Field = { hexes: { '8,8': 'factory' }, flags: ['US 8,8'], coins: { US: 1, SU: 5 } };
    const s = new Sandbox(acesGame, field(units, more), [...roll(12, 2, 6), ...miss(4)]).do(
      'attack 4,4 4,3',
      'end',
      'end',
    );
    expect(s.match.over).toBeNull();
    s.do('end', 'end', 'end'); // the Soviet turn
    s.do('end', 'end', 'end'); // that of Germany 1, which has no unit either
    expect([s.state.active, s.options()]).toEqual([1, ['end']]);
    expect(s.match.submit(3, ['transfer', 2]).ok).toBe(true);
    s.do('end', 'end');
    expect(coinsOf(s.state)).toEqual([0, 3, 0, 3]);
    expect(s.do('buy infantry 8,8').state.units.filter((u) => u.seat === 1 && u.at >= 0)).toHaveLength(1);
  });

  rule('AA-RULING-56', 'coins and factories do not save a team without units', () => {
    const units = ['G2 panther 4,4', 'US infantry 4,3 damage=5'];
    const more: Field = { hexes: { '8,8': 'factory' }, flags: ['US 8,8'], coins: { US: 30, SU: 30 } };
    const s = new Sandbox(acesGame, field(units, more), [...roll(12, 2, 6), ...miss(4)]).do('attack 4,4 4,3', 'end');
    expect(s.match.over?.winners).toEqual([0, 2]);
  });

  rule('AA-RULING-57', 'both teams lose their last unit together: more factories win, equal numbers draw', () => {
    const units = ['G2 infantry 4,4 damage=5', 'US infantry 4,3 damage=5'];
    const end = (flags: readonly string[]) => {
      const hexes = { '8,8': 'factory', '2,8': 'factory', '8,2': 'factory' };
      const s = new Sandbox(acesGame, field(units, { hexes, flags }), [...roll(4, 2, 2), ...roll(4, 2, 2)]);
      return s.do('attack 4,4 4,3', 'end').match.over;
    };
    expect(end(['US 8,8', 'SU 2,8', 'G1 8,2'])).toMatchObject({ winners: [1, 3], rule: 'AA-RULING-57' });
    expect(end(['US 8,8', 'G2 2,8', 'G1 8,2'])).toMatchObject({ winners: [0, 2], rule: 'AA-RULING-57' });
    expect(end(['US 8,8', 'G2 2,8'])).toMatchObject({ winners: [], rule: 'AA-RULING-57' });
    expect(end([])?.winners).toEqual([]);
  });
});
