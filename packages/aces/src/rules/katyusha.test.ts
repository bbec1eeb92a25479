import { circle, hexDistance } from '@sandtable/geometry';
import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { hexName, hexNamed } from '../names/names';
import { board } from '../state';
import { type Field, field, markers, miss, roll } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

function sandbox(units: readonly string[], dice: readonly number[] = [], more: Field = {}) {
  return new Sandbox(acesGame, field([...units, 'G1 infantry 12,8'], { active: 'SU', ...more }), dice);
}

function aims(s: ReturnType<typeof sandbox>, from: string): string[] {
  return s.options().flatMap((o) => (o.startsWith(`attack ${from} `) ? [o.replace(`attack ${from} `, '')] : []));
}

describe('the salvo', () => {
  rule(['AA-KATYUSHA-01', 'AA-DECLARE-13'], 'aims at a hex, empty or not, whoever stands there', () => {
    const s = sandbox(['SU katyusha 4,7', 'SU t-34 4,5', 'US infantry 4,4', 'G2 panther 4,3', 'G2 fw-190 5,4']);
    for (const hex of ['4,5', '4,4', '4,3', '5,4', '6,6']) expect(aims(s, '4,7')).toContain(hex);
    // others aim at units, and at enemies only
    expect(aims(s, '4,5')).toEqual([]);
  });

  rule('AA-KATYUSHA-02', 'at every hex 2 to 4 away and at no other', () => {
    const s = sandbox(['SU katyusha 6,4']);
    const { map } = board(s.state);
    const from = hexNamed(s.state, '6,4');
    const wanted = [...Array(map.size).keys()].filter((hex) => {
      const distance = hexDistance(map, from, hex);
      return distance >= 2 && distance <= 4;
    });
    expect(aims(s, '6,4').sort()).toEqual(wanted.map((hex) => hexName(s.state, hex)).sort());
    expect(s).toRefuseCiting('attack 6,4 6,3', ['AA-KATYUSHA-02']);
    expect(s).toRefuseCiting('attack 6,4 11,4', ['AA-KATYUSHA-02']);
    expect(s).toRefuseCiting('attack 6,4 6,4', ['AA-KATYUSHA-02']);
  });

  rule(['AA-KATYUSHA-03', 'AA-KATYUSHA-04'], 'strikes the hex and its six neighbours with one roll', () => {
    const around = ['4,4', '4,3', '5,3', '5,4', '4,5', '3,4', '3,3'];
    const beyond = ['4,2', '6,4', '2,4'];
    const units = ['SU katyusha 4,7', ...[...around, ...beyond].map((hex) => `G2 panther ${hex}`)];
    const s = sandbox(units, roll(12, 4, 4)).do('attack 4,7 4,4', 'end');
    expect(around.map((hex) => markers(s.state, hex)?.damage)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(beyond.map((hex) => markers(s.state, hex)?.damage)).toEqual([0, 0, 0]);
    expect(s.rolls()).toHaveLength(1);
    s.end();
  });

  rule('AA-KATYUSHA-05', 'spares aircraft, even in the middle of it', () => {
    const s = sandbox(['SU katyusha 4,7', 'G2 fw-190 4,4', 'G2 ju-88 4,3', 'G2 flak 5,4'], roll(12, 12, 4));
    s.do('attack 4,7 4,4', 'end');
    expect(['4,4', '4,3', '5,4'].map((hex) => markers(s.state, hex)?.damage)).toEqual([0, 0, undefined]);
  });

  rule('AA-KATYUSHA-06', 'hits own and allied units as well', () => {
    const s = sandbox(['SU katyusha 4,7', 'SU t-34 4,5', 'US infantry 4,4', 'US p-51 4,3'], roll(12, 2, 4));
    s.do('attack 4,7 4,4', 'end');
    expect(['4,5', '4,4', '4,3'].map((hex) => markers(s.state, hex)?.damage)).toEqual([1, 1, 0]);
  });

  rule('AA-KATYUSHA-09', 'is read by each unit in its own table, in a forest in the green line', () => {
    const units = [
      'SU katyusha 4,7',
      'G1 tiger 4,4',
      'G2 panther 4,3',
      'G2 panther 5,4',
      'US infantry 3,4',
      'G2 flak 3,3',
    ];
    const s = sandbox(units, roll(12, 4, 4), { hexes: { '5,4': 'forest', '3,4': 'forest' } }).do(
      'attack 4,7 4,4',
      'end',
    );
    expect(['4,4', '4,3', '5,4', '3,4', '3,3'].map((hex) => markers(s.state, hex)?.damage)).toEqual([1, 2, 1, 2, 3]);
  });

  rule('AA-KATYUSHA-12', 'is answered by nobody and gets no red dice', () => {
    const units = [
      'SU katyusha 4,6',
      'SU t-34 5,3',
      'SU infantry 3,3',
      'SU yak-9 4,3',
      'G1 pak-40 4,5',
      'G2 infantry 4,4',
    ];
    const s = sandbox(units, miss(12)).do('attack 4,6 4,4', 'end');
    expect(s.rolls().map((r) => r.dice.length)).toEqual([12]);
    s.end();
  });

  rule('AA-KATYUSHA-13', 'never covers the hex it is fired from', () => {
    const s = sandbox(['SU katyusha 6,4', 'G2 panther 6,2'], roll(12, 12, 4));
    const { map } = board(s.state);
    const near: number[] = [];
    const beside = near.slice(0, circle(map, hexNamed(s.state, '6,4'), 1, near));
    expect(aims(s, '6,4').some((hex) => beside.includes(hexNamed(s.state, hex)))).toBe(false);
    s.do('attack 6,4 6,2', 'end');
    expect(markers(s.state, '6,4')).toEqual({ damage: 0, xp: 1 });
  });
});

describe('its experience', () => {
  rule('AA-KATYUSHA-07', 'AA-EX-30 two for any number destroyed, with others only damaged', () => {
    const units = ['SU katyusha 4,7', 'G2 infantry 4,4 damage=5', 'G2 infantry 4,3 damage=5', 'G2 panther 5,4'];
    const s = sandbox(units, roll(12, 2, 4)).do('attack 4,7 4,4', 'end');
    expect(['4,4', '4,3', '5,4'].map((hex) => markers(s.state, hex)?.damage)).toEqual([undefined, undefined, 1]);
    expect(markers(s.state, '4,7')).toEqual({ damage: 0, xp: 2 });
  });

  rule('AA-KATYUSHA-08', 'one for any number damaged, none for nothing', () => {
    const units = ['SU katyusha 4,7', 'G2 infantry 4,4', 'G2 infantry 4,3', 'G2 panther 5,4'];
    expect(markers(sandbox(units, roll(12, 2, 4)).do('attack 4,7 4,4', 'end').state, '4,7')?.xp).toBe(1);
    expect(markers(sandbox(units, roll(12, 1, 4)).do('attack 4,7 4,4', 'end').state, '4,7')?.xp).toBe(0);
    expect(markers(sandbox(units, roll(12, 12, 4)).do('attack 4,7 2,7', 'end').state, '4,7')?.xp).toBe(0);
  });

  rule('AA-RULING-61', 'comes from enemies only, unless the table counts friends', () => {
    const friends = ['SU katyusha 4,7', 'SU t-34 4,5', 'US infantry 4,4 damage=5', 'US infantry 0,0'];
    const xp = (units: readonly string[], options = {}) =>
      markers(sandbox(units, roll(12, 2, 4), { options }).do('attack 4,7 4,4', 'end').state, '4,7')?.xp;
    expect(xp(friends)).toBe(0);
    expect(xp(friends, { katyushaFriendlyXp: true })).toBe(2);
    // a friend destroyed and an enemy damaged: one point
    expect(xp([...friends, 'G2 panther 4,3'])).toBe(1);
    expect(xp([...friends, 'G2 panther 4,3'], { katyushaFriendlyXp: true })).toBe(2);
  });
});

describe('details', () => {
  rule('AA-RULING-62', 'the hex stands as declared, and the salvo falls even if everything there has gone', () => {
    const units = ['SU katyusha 4,7', 'SU t-34 4,3', 'G2 infantry 4,4 damage=5', 'G2 panther 5,5'];
    const s = sandbox(units, [...roll(14, 2, 5), ...miss(4), ...roll(12, 2, 4)]);
    s.do('attack 4,3 4,4', 'attack 4,7 4,4', 'end').end();
    expect([markers(s.state, '4,4'), markers(s.state, '4,3')?.damage]).toEqual([null, 1]);
  });

  rule('AA-RULING-62', 'only its own destruction makes it void', () => {
    const units = ['SU katyusha 4,7', 'SU katyusha 8,7 damage=5', 'G2 infantry 8,4'];
    const s = sandbox(units, roll(12, 1, 4)).do('attack 4,7 8,7', 'attack 8,7 8,4', 'end');
    expect(s.events.filter((e) => e.type === 'void')).toMatchObject([{ type: 'void', rule: 'AA-RULING-62', unit: 1 }]);
    s.end();
  });

  rule('AA-RULING-62', 'any terrain, but no hex outside of the map, where the blast ends too', () => {
    const hexes = { '2,0': 'lake', '3,0': 'forest', '4,0': 'factory' };
    const s = sandbox(['SU katyusha 1,2', 'G2 infantry 1,0', 'G2 infantry 0,0'], roll(12, 2, 4), { hexes });
    for (const hex of ['2,0', '3,0', '4,0', '0,0', '1,0']) expect(aims(s, '1,2')).toContain(hex);
    s.do('attack 1,2 0,0', 'end');
    expect(['0,0', '1,0'].map((hex) => markers(s.state, hex)?.damage)).toEqual([1, 1]);
    const half = new Sandbox(
      acesGame,
      field(['SU katyusha 10,4', 'G1 infantry 0,0'], { active: 'SU', sides: ['SU', 'G1'], map: 'summer-west' }),
    );
    expect(half).toRefuseCiting('attack 10,4 12,4', ['AA-RULING-04']);
  });

  rule('AA-RULING-62', 'units in factories are hit, and their repair is lost with them', () => {
    const units = ['SU katyusha 4,7', 'G2 infantry 4,4 damage=5 repairing', 'G2 flak 4,3 repairing damage=1'];
    const more: Field = { hexes: { '4,4': 'factory' }, flags: ['G2 4,4'] };
    const s = sandbox(units, roll(12, 2, 4), more).do('attack 4,7 4,4', 'end');
    expect([markers(s.state, '4,4'), s.state.units[1]?.repairing, s.state.units[2]?.repairing]).toEqual([
      null,
      false,
      true,
    ]);
  });

  rule('AA-RULING-62', 'a launcher that has been found is hit and counts for experience', () => {
    const units = ['SU katyusha 4,7', 'G1 v2-launcher 4,4'];
    const s = sandbox(units, roll(12, 4, 4), { options: { mission: 'v2' } }).do('attack 4,7 4,5', 'end');
    expect([markers(s.state, '4,4')?.damage, markers(s.state, '4,7')?.xp]).toEqual([2, 1]);
  });

  rule('AA-RULING-62', 'it is attacked like any unit and cannot shoot back', () => {
    const s = sandbox(['SU katyusha 4,4', 'G2 panther 4,3'], roll(12, 3, 6), { active: 'G2' }).do(
      'attack 4,3 4,4',
      'end',
    );
    expect([markers(s.state, '4,4')?.damage, s.rolls().length]).toEqual([2, 1]);
    s.end();
  });

  rule(
    ['AA-KATYUSHA-01', 'AA-KATYUSHA-02', 'AA-KATYUSHA-03', 'AA-KATYUSHA-04', 'AA-KATYUSHA-05', 'AA-KATYUSHA-06'],
    'AA-EX-29 at an empty hex 4 away: enemy Infantry and an own tank suffer from one roll, the aircraft nothing',
    () => {
      const units = ['SU katyusha 4,8', 'G2 infantry 4,3', 'SU t-34 5,4', 'G2 fw-190 3,4'];
      const s = sandbox(units, roll(12, 5, 4)).do('attack 4,8 4,4', 'end');
      expect(s.rolls()).toHaveLength(1);
      expect(['4,3', '5,4', '3,4'].map((hex) => markers(s.state, hex)?.damage)).toEqual([3, 2, 0]);
      s.end();
    },
  );
});
