import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const LAKE = drawn({ '4,4': 'lake' });
const MISSES = new Array<number>(12).fill(12);

function declaring(units: readonly object[], more: object = {}, dice: readonly number[] = []) {
  const turn = { seat: 'usa', phase: 'declare' };
  return new Sandbox(acesGame, position(units, { map: LAKE, turn, ...more }), dice);
}

describe('standing in water', () => {
  rule('AA-MOVE-18', 'a ground unit attacks nobody from there; an aircraft does', () => {
    const tiger = piece('germany-1', 'tiger', '4,3');
    const wet = declaring([piece('usa', 'infantry', '4,4'), tiger]);
    expect(wet).toOfferExactly(['end']);
    expect(wet).toRefuseCiting('attack 4,4 4,3', ['AA-MOVE-18']);
    const ashore = declaring([piece('usa', 'infantry', '4,2'), tiger]);
    expect(ashore).toOfferExactly(['attack 4,2 4,3', 'end']);
    const corner = [piece('usa', 'infantry', '0,0'), piece('germany-1', 'tiger', '0,1')];
    expect(declaring(corner, { map: drawn({ '0,0': 'lake' }) })).toOfferExactly(['end']);
    expect(declaring(corner)).toOfferExactly(['attack 0,0 0,1', 'end']);
  });

  rule('AA-MOVE-18', 'in the turn it goes in', () => {
    const units = [piece('usa', 'infantry', '4,5'), piece('germany-1', 'tiger', '4,3')];
    const s = new Sandbox(acesGame, position(units, { map: LAKE })).do('step 4,5 4,4', 'pass', 'end');
    expect([s.kind, s.options()]).toEqual(['declare', ['end']]);
  });

  rule('AA-MOVE-19', 'a ground unit does not shoot back from there', () => {
    const target = piece('germany-1', 'infantry', '4,4');
    const wet = declaring([piece('usa', 'sherman', '4,3'), target, piece('germany-1', 'tiger', '0,0')], {}, MISSES);
    wet.do('attack 4,3 4,4', 'end');
    expect(wet.rolls().map((r) => r.seat)).toEqual([1]); // twelve dice of the Sherman, none of the Infantry
    wet.end();
    const dry = declaring(
      [piece('usa', 'sherman', '4,3'), piece('germany-1', 'infantry', '4,2'), piece('germany-1', 'tiger', '0,0')],
      {},
      [...MISSES, ...MISSES],
    );
    dry.do('attack 4,3 4,2', 'end');
    expect(dry.rolls().map((r) => r.seat)).toEqual([1, 0]);
    dry.end();
  });

  rule('AA-RULING-17', 'aircraft over water attack and shoot back, over a forest they have no cover', () => {
    const over = declaring([piece('usa', 'p-51', '4,4'), piece('germany-1', 'me-262', '4,3')], {}, [
      ...MISSES,
      ...MISSES,
    ]);
    expect(over).toOfferExactly(['attack 4,4 4,3', 'end']);
    over.do('attack 4,4 4,3', 'end').end();
    const attacked = declaring([piece('usa', 'p-51', '4,3'), piece('germany-1', 'me-262', '4,4')], {}, [
      ...MISSES,
      ...MISSES,
    ]);
    attacked.do('attack 4,3 4,4', 'end');
    expect(attacked.rolls().map((r) => r.seat)).toEqual([1, 0]);
    attacked.end();
    const hits = (n: number) => MISSES.map((miss, i) => (i < n ? 1 : miss));
    const damage = (terrain: string) => {
      const units = [
        piece('usa', 'p-51', '4,3'),
        piece('germany-1', 'ju-87', '4,4'),
        piece('germany-1', 'tiger', '0,0'),
      ];
      const s = declaring(units, { map: drawn({ '4,4': terrain }) }, [...hits(5), ...MISSES]);
      s.do('attack 4,3 4,4', 'end').end();
      return s.state.units[1]?.damage;
    };
    expect([damage('standard'), damage('forest'), damage('mountain')]).toEqual([3, 3, 3]);
  });

  rule('AA-RULING-20', 'it can be attacked on the normal line by anybody in range', () => {
    const units = [
      piece('usa', 'howitzer', '4,2'),
      piece('usa', 'sherman', '4,5'),
      piece('usa', 'p-51', '4,3'),
      piece('germany-1', 'infantry', '4,4'),
      piece('germany-1', 'tiger', '0,0'),
    ];
    const five = [1, 1, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12];
    const s = declaring(units, {}, five);
    expect(s.options().filter((w) => w.endsWith(' 4,4'))).toEqual([
      'attack 4,2 4,4',
      'attack 4,5 4,4',
      'attack 4,3 4,4',
    ]);
    s.do('attack 4,2 4,4', 'end').end();
    expect(s.state.units[3]?.damage).toBe(3);
  });

  rule('AA-RULING-20', 'it supports no attack and intercepts nobody', () => {
    const attack = (helper: string, red: number) => {
      const units = [
        piece('usa', 'sherman', '4,2'),
        piece('usa', 'infantry', helper),
        piece('germany-1', 'pak-40', '4,3'),
      ];
      const s = declaring(units, {}, [...MISSES, ...MISSES.slice(0, red), ...MISSES]);
      s.do('attack 4,2 4,3', 'end').end();
      return s.rolls().map((r) => r.dice.length);
    };
    expect(attack('4,4', 0)).toEqual([12, 12]);
    expect(attack('3,3', 2)).toEqual([14, 12]); // the same Infantry ashore

    const passing = (map: object) => {
      const units = [piece('usa', 'sherman', '2,4'), piece('germany-1', 'infantry', '4,4')];
      const s = new Sandbox(acesGame, position(units, { map })).do('step 2,4 3,4');
      return s.kind;
    };
    expect([passing(LAKE), passing(drawn({})), passing(drawn({ '4,4': 'forest' }))]).toEqual([
      'go',
      'intercept',
      'intercept',
    ]);
  });
});
