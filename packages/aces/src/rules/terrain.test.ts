import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { boardKey, boardOf } from '../map/board';
import { readMap } from '../map/map-file';
import { TERRAIN_NAMES } from '../map/terrain';
import { drawn, piece, position } from './table.fixture';

const rule = ruleTests<RuleId>(book);

const SPEED = { infantry: 3, 'mobile-infantry': 5, sherman: 5, howitzer: 2, 'p-51': 9, 'b-17': 6 };

/** Points a unit has left after one step onto such a hex, null if the step is not open to it. */
function left(unit: keyof typeof SPEED, terrain: string, more: object = {}): number | null {
  const map = drawn({ '0,0': 'forest', '1,0': terrain, '2,0': 'road' }, '6x1'); // the road keeps the unit going
  const s = new Sandbox(
    acesGame,
    position([piece('usa', unit, '0,0'), piece('germany-1', 'tiger', '5,0')], { map, ...more }),
  );
  if (!s.options().includes('step 0,0 1,0')) return null;
  s.do('step 0,0 1,0');
  const { mover } = acesGame.rules.view(s.state, 'spectator');
  return mover === null ? 0 : SPEED[unit] - mover.spent / 2;
}

const GROUND = ['infantry', 'mobile-infantry', 'sherman', 'howitzer'] as const;

describe('what a hex costs', () => {
  rule('AA-TERRAIN-01', 'standard ground one point', () => {
    expect(GROUND.map((unit) => left(unit, 'standard'))).toEqual([2, 4, 4, 1]);
  });

  rule('AA-TERRAIN-02', 'a forest one and a half', () => {
    expect(GROUND.map((unit) => left(unit, 'forest'))).toEqual([1.5, 3.5, 3.5, 0.5]);
  });

  rule('AA-TERRAIN-03', 'a road half a point', () => {
    expect(GROUND.map((unit) => left(unit, 'road'))).toEqual([2.5, 4.5, 4.5, 1.5]);
  });

  rule('AA-TERRAIN-04', 'a bridge half a point, for everybody, although water flows below', () => {
    expect(GROUND.map((unit) => left(unit, 'bridge'))).toEqual([2.5, 4.5, 4.5, 1.5]);
  });

  rule('AA-TERRAIN-05', 'rivers and lakes the whole move, Infantry only', () => {
    for (const water of ['river', 'lake']) {
      expect(GROUND.map((unit) => left(unit, water))).toEqual([0, 0, null, null]);
    }
  });

  rule('AA-TERRAIN-06', 'the own factory one point, like standard ground', () => {
    const own = { factories: [{ at: '1,0', owner: 'usa' }] };
    expect(GROUND.map((unit) => left(unit, 'factory', own))).toEqual([2, 4, 4, 1]);
    expect(left('p-51', 'factory', own)).toBe(8);
  });

  rule('AA-TERRAIN-07', 'a neutral or enemy factory the whole move, Infantry only', () => {
    const enemy = { factories: [{ at: '1,0', owner: 'germany-2' }] };
    for (const more of [{}, enemy]) {
      expect(GROUND.map((unit) => left(unit, 'factory', more))).toEqual([0, 0, null, null]);
      expect([left('p-51', 'factory', more), left('b-17', 'factory', more)]).toEqual([null, null]);
    }
  });

  rule('AA-TERRAIN-13', 'nothing on the ground concerns aircraft, in any weather', () => {
    for (const weather of ['normal', 'frost', 'mud', 'dryness', 'storm', 'fog']) {
      for (const terrain of TERRAIN_NAMES.filter((name) => name !== 'factory')) {
        expect([left('p-51', terrain, { weather }), left('b-17', terrain, { weather })]).toEqual([8, 5]);
      }
    }
  });
});

describe('what a hex is', () => {
  rule('AA-TERRAIN-08', 'one letter of the map makes one terrain; two are refused', () => {
    const ok = readMap('name: A\nsize: 2x1\n---\nr. f.\n');
    expect(ok.ok && ok.value.terrain.map((t) => TERRAIN_NAMES[t])).toEqual(['road', 'forest']);
    const both = readMap('name: A\nsize: 2x1\n---\nrf f.\n');
    expect(both.ok).toBe(false);
    for (const map of ['summer', 'winter']) {
      const { terrain } = boardOf(boardKey(map, 'full', true));
      expect([...terrain].every((t) => TERRAIN_NAMES[t] !== undefined)).toBe(true);
    }
  });

  rule('AA-TERRAIN-12', 'of all terrain only a forest changes what a defender suffers', () => {
    const suffered = (terrain: string) => {
      const units = [
        piece('usa', 'sherman', '0,0'),
        piece('germany-1', 'mobile-infantry', '1,0'),
        piece('germany-1', 'tiger', '3,0'),
      ];
      const more = { map: drawn({ '1,0': terrain }, '4x1'), turn: { seat: 'usa', phase: 'declare' } };
      // five hits: 3 damage in the open; in a forest 3 would take 6
      const dice = [1, 1, 1, 1, 1, 12, 12, 12, 12, 12, 12, 12];
      const back = terrain === 'river' ? [] : new Array<number>(12).fill(12);
      const s = new Sandbox(acesGame, position(units, more), [...dice, ...back]);
      s.do('attack 0,0 1,0', 'end').end();
      return s.state.units[1]?.damage;
    };
    for (const terrain of ['standard', 'road', 'bridge', 'river', 'mountain', 'factory']) {
      expect([terrain, suffered(terrain)]).toEqual([terrain, 3]);
    }
    expect(suffered('forest')).toBe(2);
  });
});
