import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { coinsOf, type Field, field, markers, miss, roll } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

const hexes = { '4,4': 'factory', '8,4': 'factory' };

/** Two players, Germany 2 (seat 1) spending, with the factory on 4,4; the other, on 8,4, is neutral. */
function sandbox(units: readonly string[], more: Field = {}, dice: readonly number[] = []) {
  const sides: Field = { sides: ['US', 'G2'], phase: 'spending', coins: { G2: 5 }, flags: ['G2 4,4'] };
  const all = [...units, 'US infantry 12,8', 'G2 infantry 0,0'];
  return new Sandbox(acesGame, field(all, { hexes, ...sides, ...more }), dice);
}

/** Ends the purchases and the whole turn of the enemy, up to the own next decision. */
const ROUND = ['end', 'end', 'end', 'end'];

describe('starting a repair', () => {
  rule('AA-REPAIR-01', 'of an own damaged unit in an own factory, in phase 4', () => {
    const s = sandbox(['G2 panther 4,4 damage=2', 'G2 flak 4,3 damage=2', 'G2 fw-190 8,4 damage=1']);
    expect(s.options().filter((o) => o.startsWith('repair'))).toEqual(['repair 4,4']);
    expect(s).toRefuseCiting('repair 4,3', ['AA-REPAIR-01']);
    expect(s).toRefuseCiting('repair 8,4', ['AA-REPAIR-01']);
    expect(s).toRefuseCiting('repair 12,8', ['AA-REPAIR-01']);
    expect(s).toRefuseCiting('repair 6,6', ['AA-REPAIR-01']);
    expect(sandbox(['G2 panther 4,4 damage=2'], { phase: 'move' })).toRefuseCiting('repair 4,4', ['AA-TURN-01']);
    expect(sandbox(['G2 panther 4,4 damage=2'], { phase: 'declare' })).toRefuseCiting('repair 4,4', ['AA-TURN-01']);
  });

  rule(
    'AA-RULING-51',
    'any arm, but neither undamaged units nor one under repair, nor in the factory of the ally',
    () => {
      for (const unit of ['infantry', 'mechanized-infantry', 'panther', 'flak', 'fw-190', 'ju-88']) {
        expect(sandbox([`G2 ${unit} 4,4 damage=1`]).options()).toContain('repair 4,4');
      }
      expect(sandbox(['G2 panther 4,4'])).toRefuseCiting('repair 4,4', ['AA-RULING-51']);
      expect(sandbox(['G2 panther 4,4 damage=4']).do('repair 4,4')).toRefuseCiting('repair 4,4', ['AA-RULING-51']);
      const sides: Field = { sides: ['G1', 'US', 'G2', 'SU'] };
      const allied = sandbox(['G2 panther 4,4 damage=1'], { ...sides, flags: ['G1 4,4'] });
      expect(allied).toRefuseCiting('repair 4,4', ['AA-REPAIR-01']);
      const visitor = sandbox(['G1 tiger 4,4 damage=1'], { ...sides, flags: ['G2 4,4'] });
      expect(visitor).toRefuseCiting('repair 4,4', ['AA-REPAIR-01']);
    },
  );

  rule('AA-RULING-51', 'also in the turn in which the factory was occupied', () => {
    const s = sandbox(['G2 mechanized-infantry 7,4 damage=2'], { phase: 'move' }).do('move 7,4 8,4', 'end', 'end');
    expect(s.options()).toContain('repair 8,4');
  });

  rule('AA-REPAIR-02', 'costs two coins, however much is to be repaired', () => {
    expect(coinsOf(sandbox(['G2 panther 4,4 damage=1']).do('repair 4,4').state)).toEqual([0, 3]);
    expect(coinsOf(sandbox(['G2 panther 4,4 damage=5']).do('repair 4,4').state)).toEqual([0, 3]);
    const two = { coins: { G2: 4 }, flags: ['G2 4,4', 'G2 8,4'] };
    expect(
      coinsOf(sandbox(['G2 panther 4,4 damage=1', 'G2 flak 8,4 damage=5'], two).do('repair 4,4', 'repair 8,4').state),
    ).toEqual([0, 0]);
    expect(sandbox(['G2 panther 4,4 damage=1'], { coins: { G2: 2 } }).options()).toContain('repair 4,4');
    expect(sandbox(['G2 panther 4,4 damage=1'], { coins: { G2: 1 } })).toRefuseCiting('repair 4,4', ['AA-REPAIR-02']);
  });

  rule('AA-REPAIR-08', 'is nothing for the Automa', () => {
    const s = sandbox(['G2 panther 4,4 damage=5'], { automa: ['G2'] });
    expect(s.options()).toEqual(['end']);
    expect(s).toRefuseCiting('repair 4,4', ['AA-REPAIR-08']);
  });
});

describe('finishing it', () => {
  rule(
    ['AA-REPAIR-02', 'AA-REPAIR-03', 'AA-REPAIR-04', 'AA-REPAIR-05'],
    'AA-EX-25 with 5 damage 2 are left at the next turn, with 2 none, and the coins are gone',
    () => {
      for (const [before, after] of [
        [5, 2],
        [4, 1],
        [3, 0],
        [2, 0],
        [1, 0],
      ]) {
        const s = sandbox([`G2 panther 4,4 damage=${before}`]).do('repair 4,4');
        expect([s.state.units[0]?.repairing, markers(s.state, '4,4')?.damage]).toEqual([true, before]);
        s.do('end', 'end', 'end');
        expect([s.state.active, markers(s.state, '4,4')?.damage]).toEqual([0, before]);
        s.do('end');
        expect([s.state.active, s.state.units[0]?.repairing, markers(s.state, '4,4')?.damage]).toEqual([
          1,
          false,
          after,
        ]);
        expect(coinsOf(s.state)).toEqual([0, 3]);
      }
    },
  );

  rule('AA-REPAIR-05', 'happens once for each payment', () => {
    const s = sandbox(['G2 panther 4,4 damage=5']).do('repair 4,4', ...ROUND, 'end', 'end', ...ROUND);
    expect(markers(s.state, '4,4')?.damage).toBe(2);
  });

  rule('AA-REPAIR-06', 'before movement: the unit may move and attack in the same turn', () => {
    const s = sandbox(['G2 panther 4,4 damage=5', 'US infantry 4,2'], {}, [...miss(10), ...miss(12)]).do(
      'repair 4,4',
      ...ROUND,
    );
    expect(s.kind).toBe('move');
    s.do('step 4,4 4,3', 'pass', 'stop', 'end', 'attack 4,3 4,2', 'end');
    expect(s.rolls()[0]?.dice).toHaveLength(10);
    s.end();
  });

  rule('AA-REPAIR-07', 'leaves experience as it was', () => {
    const s = sandbox(['G2 panther 4,4 damage=5 xp=4']).do('repair 4,4', ...ROUND);
    expect(markers(s.state, '4,4')).toEqual({ damage: 2, xp: 4 });
  });
});

describe('in between', () => {
  rule('AA-RULING-52', 'the unit fights as ever, and damage it takes meanwhile may be repaired as well', () => {
    const s = sandbox(['G2 panther 4,4 damage=2', 'US infantry 4,3'], {}, [...roll(12, 4, 2), ...miss(10)]);
    s.do('repair 4,4', 'end', 'end', 'attack 4,3 4,4', 'end', 'end');
    expect(markers(s.state, '4,4')?.damage).toBe(1); // 2 and 2 taken, 3 repaired
    s.end();
  });

  rule('AA-RULING-52', 'a unit destroyed or caught in its factory takes the coins with it', () => {
    const killed = sandbox(['G2 panther 4,4 damage=5', 'US infantry 4,3'], {}, [...roll(12, 2, 2), ...miss(4)]);
    killed.do('repair 4,4', 'end', 'end', 'attack 4,3 4,4', 'end', 'end');
    expect([killed.state.units[0]?.repairing, coinsOf(killed.state)]).toEqual([false, [0, 3]]);
    const caught = sandbox(['G2 panther 4,4 damage=5', 'US infantry 4,3']).do('repair 4,4', 'end', 'move 4,3 4,4');
    expect([caught.state.units[0]?.at, caught.state.units[0]?.repairing]).toEqual([-1, false]);
    expect(coinsOf(caught.do('end', 'end', 'end').state)).toEqual([1, 3]);
  });
});
