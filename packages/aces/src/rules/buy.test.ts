import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { BOUGHT } from '../state';
import { coinsOf, type Field, field, markers, miss } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

const hexes = { '4,4': 'factory', '8,4': 'factory', '4,8': 'factory' };

/** Two players, Germany 2 (seat 1) spending, with the factory on 4,4; the others are neutral. */
function sandbox(units: readonly string[], more: Field = {}, dice: readonly number[] = []) {
  const sides: Field = { sides: ['US', 'G2'], phase: 'spending', coins: { G2: 5 }, flags: ['G2 4,4'] };
  const all = [...units, 'US infantry 12,8', 'G2 infantry 0,0'];
  return new Sandbox(acesGame, field(all, { hexes, ...sides, ...more }), dice);
}

describe('purchases', () => {
  rule('AA-BUY-01', 'units of the own faction at the price of the mat, in phase 4', () => {
    const s = sandbox([]);
    expect(s).toOfferExactly([
      'buy infantry 4,4',
      'buy mechanized-infantry 4,4',
      'buy panther 4,4',
      'buy flak 4,4',
      'buy fw-190 4,4',
      'buy ju-88 4,4',
      'end',
    ]);
    expect(sandbox([], { coins: { G2: 4 } })).toRefuseCiting('buy panther 4,4', ['AA-BUY-01']);
    expect(sandbox([], { coins: { G2: 2 } })).toOfferExactly(['buy infantry 4,4', 'end']);
    expect(s).toRefuseCiting('buy sherman 4,4', ['AA-BUY-01']);
    expect(s).toRefuseCiting('buy tiger 4,4', ['AA-BUY-01']);
    expect(sandbox([], { phase: 'move' })).toRefuseCiting('buy infantry 4,4', ['AA-TURN-01']);
    s.do('buy flak 4,4');
    expect(coinsOf(s.state)).toEqual([0, 1]);
  });

  rule('AA-BUY-02', 'stand at once on an empty factory of the buyer', () => {
    const s = sandbox([], { coins: { G2: 9 } });
    for (const hex of ['8,4', '5,5']) expect(s).toRefuseCiting(`buy panther ${hex}`, ['AA-BUY-02']);
    s.do('buy panther 4,4');
    expect(markers(s.state, '4,4')).toEqual({ damage: 0, xp: 0 });
    const allied: Field = { sides: ['G1', 'US', 'G2', 'SU'], flags: ['G1 4,4', 'US 8,4'] };
    expect(sandbox([], allied)).toRefuseCiting('buy infantry 4,4', ['AA-BUY-02']);
    expect(sandbox([], allied)).toRefuseCiting('buy infantry 8,4', ['AA-BUY-02']);
  });

  rule('AA-BUY-02', 'are told by their names', () => {
    const s = sandbox([]);
    s.do('buy mechanized-infantry 4,4');
    const told = s.events.map((event) => acesGame.tell(s.state, event, 'all'));
    expect(told).toContain('Germany II buys Mechanized Infantry on 4,4');
  });

  rule('AA-BUY-03', 'one unit a factory: none where one stands, own, new or visiting', () => {
    const s = sandbox([], { coins: { G2: 9 }, flags: ['G2 4,4', 'G2 8,4'] }).do('buy infantry 4,4');
    expect(s).toRefuseCiting('buy infantry 4,4', ['AA-BUY-03']);
    expect(s.options().every((o) => o === 'end' || o.endsWith('8,4'))).toBe(true);
    expect(sandbox(['G2 panther 4,4'])).toOfferExactly(['end']);
    const visited: Field = { sides: ['G1', 'US', 'G2', 'SU'] };
    expect(sandbox(['G1 tiger 4,4'], visited)).toOfferExactly(['end']);
    expect(sandbox([], { flags: [] })).toOfferExactly(['end']);
  });

  rule('AA-BUY-04', 'as many as coins and empty factories last', () => {
    const s = sandbox([], { coins: { G2: 7 }, flags: ['G2 4,4', 'G2 8,4', 'G2 4,8'] });
    s.do('buy infantry 4,4', 'buy infantry 8,4');
    expect(s).toOfferExactly(['buy infantry 4,8', 'end']);
    s.do('buy infantry 4,8');
    expect([coinsOf(s.state), s.options()]).toEqual([[0, 1], ['end']]);
  });

  rule(
    ['AA-BUY-05', 'AA-RULING-53'],
    'four of a type on the map at a time, unless the table plays without the limit',
    () => {
      const four = ['1,1', '2,1', '3,1', '1,3'].map((hex) => `G2 panther ${hex}`);
      const s = sandbox(four, { coins: { G2: 9 } });
      expect(s).toRefuseCiting('buy panther 4,4', ['AA-BUY-05']);
      expect(s.options()).toContain('buy flak 4,4');
      expect(sandbox(four.slice(1)).options()).toContain('buy panther 4,4');
      expect(sandbox(four, { options: { maxPerType: 0 } }).options()).toContain('buy panther 4,4');
      // the Infantry of the ally and of the enemy are other types
      const infantry = ['1,1', '2,1', '3,1'].map((hex) => `G2 infantry ${hex}`);
      const others = ['9,1', '10,1', '11,1'].map((hex) => `US infantry ${hex}`);
      expect(sandbox([...infantry.slice(1), ...others]).options()).toContain('buy infantry 4,4');
      expect(sandbox([...infantry, ...others])).toRefuseCiting('buy infantry 4,4', ['AA-BUY-05']);
    },
  );

  rule('AA-RULING-53', 'a destroyed one makes room', () => {
    const units = ['1,1', '2,1', '3,1'].map((hex) => `G2 panther ${hex}`);
    const dying = [...units, 'G2 panther 8,8 damage=5', 'US infantry 8,7 xp=5'];
    const s = sandbox(dying, { phase: 'declare', coins: { G2: 5 } }, [...miss(4), ...new Array<number>(12).fill(6)]);
    s.do('attack 8,8 8,7', 'end');
    expect(s.options()).toContain('buy panther 4,4');
  });

  rule('AA-BUY-06', 'the two miniatures of a type in the box are no limit', () => {
    const s = sandbox(['G2 panther 1,1', 'G2 panther 2,1'], { coins: { G2: 10 }, flags: ['G2 4,4', 'G2 8,4'] });
    s.do('buy panther 4,4', 'buy panther 8,4');
    expect(s.state.units.filter((u) => u.type === s.state.units[0]?.type && u.at >= 0)).toHaveLength(4);
  });

  rule('AA-BUY-07', 'new units have neither damage nor experience, whatever became of the last of their type', () => {
    const s = sandbox(['G2 panther 1,1 damage=4 xp=6']).do('buy panther 4,4');
    expect(markers(s.state, '4,4')).toEqual({ damage: 0, xp: 0 });
  });

  rule('AA-BUY-09', 'a unit bought beside enemy Infantry is lost when that takes the factory', () => {
    const s = sandbox(['US infantry 4,3']).do('buy panther 4,4', 'end', 'move 4,3 4,4');
    expect(s.state.units.filter((u) => u.seat === 1 && u.at >= 0)).toHaveLength(1);
    expect(s.state.owners).toEqual([0, -1, -1]);
  });

  rule('AA-RULING-54', 'a new unit waits for its next turn, but blocks, intercepts and shoots back at once', () => {
    const s = sandbox(['US sherman 4,2', 'US p-51 2,2'], {}, [...miss(12), ...miss(12)]).do('buy panther 4,4');
    expect(s.options()).toEqual(['end']);
    s.do('end', 'step 4,2 4,3');
    expect([s.seat, s.options()]).toEqual([1, ['intercept 4,4', 'pass']]);
    s.do('pass');
    expect(s).toRefuseCiting('step 4,3 4,4', ['AA-MOVE-11', 'AA-FACTORY-02']);
    s.do('stop', 'end', 'attack 4,3 4,4', 'end', 'end');
    expect(s.rolls().map((r) => r.seat)).toEqual([0, 1]);
    expect([s.kind, s.options().some((o) => o.startsWith('step 4,4'))]).toEqual(['move', true]);
    s.end();
  });

  rule('AA-RULING-54', 'and no army limit holds it back', () => {
    const limited: Field = { sides: ['US', 'G2'], round: 1, usable: [1] };
    const s = sandbox(['G2 flak 9,0 army=2'], { ...limited, phase: 'move' });
    expect(s).toRefuseCiting('step 9,0 9,1', ['AA-FIRST-13']);
    expect(s.options()).toContain('step 0,0 0,1'); // of no army
    expect(sandbox([]).do('buy panther 4,4').state.units.at(-1)).toMatchObject({ army: BOUGHT, seat: 1 });
  });
});
