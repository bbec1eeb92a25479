import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { damageFor, LAUNCHER_ARM, UNIT_TYPES, type UnitType } from '../content/unit-types';
import { acesGame } from '../game';
import { type Field, field, markers, miss, roll, type Side } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

function sandbox(units: readonly string[], dice: readonly number[] = [], more: Field = {}) {
  return new Sandbox(acesGame, field(units, more), dice);
}

/** Damage that so many hits of a Howitzer at range 2 do to a unit on 4,2; null if it is destroyed. */
function damageTo(target: string, hits: number, more: Field = {}): number | null {
  const units = ['US howitzer 4,4', `${target.split(' ')[0]} infantry 12,8`, target];
  const s = sandbox(units, roll(12, hits, 5), { active: 'US', ...more }).do('attack 4,4 4,2', 'end');
  s.end();
  return markers(s.state, '4,2')?.damage ?? null;
}

/** The tables of the mats, written down a second time: open line, forest line. */
const TABLES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  infantry: [
    [2, 3, 5, 7, 8, 10],
    [2, 4, 6, 8, 10, 12],
  ],
  'mobile-infantry': [
    [2, 3, 5, 7, 8, 10],
    [2, 4, 6, 8, 10, 12],
  ],
  'mechanized-infantry': [
    [2, 4, 6, 8, 10, 12],
    [3, 5, 7, 9, 11, 13],
  ],
  panther: [
    [2, 4, 7, 9, 11, 13],
    [3, 6, 8, 10, 12, 14],
  ],
  't-34': [
    [2, 4, 6, 8, 10, 12],
    [3, 5, 7, 9, 11, 13],
  ],
  sherman: [
    [2, 4, 5, 7, 9, 11],
    [3, 5, 6, 8, 10, 12],
  ],
  tiger: [
    [3, 5, 7, 10, 12, 14],
    [4, 6, 9, 11, 13, 15],
  ],
  howitzer: [
    [1, 3, 4, 6, 7, 9],
    [2, 4, 5, 7, 8, 10],
  ],
  katyusha: [
    [1, 3, 4, 6, 7, 9],
    [2, 4, 5, 7, 8, 10],
  ],
  'pak-40': [
    [1, 3, 4, 6, 7, 9],
    [2, 4, 5, 7, 8, 10],
  ],
  flak: [
    [1, 3, 4, 6, 7, 9],
    [2, 4, 5, 7, 8, 10],
  ],
  'p-51': [[2, 4, 6, 8, 10, 12]],
  'yak-9': [[2, 4, 6, 8, 10, 12]],
  'fw-190': [[2, 4, 6, 8, 10, 12]],
  'me-262': [[2, 4, 7, 9, 11, 13]],
  'b-17': [[2, 3, 5, 7, 8, 10]],
  'il-2': [[2, 3, 5, 7, 8, 10]],
  'ju-88': [[2, 4, 7, 9, 11, 13]],
  'ju-87': [[1, 3, 5, 6, 8, 9]],
};

describe('from hits to damage', () => {
  rule(
    ['AA-DAMAGE-01', 'AA-DAMAGE-02', 'AA-RULING-43'],
    'each unit by its own table: the highest entry reached, never above six',
    () => {
      const types: UnitType[] = UNIT_TYPES.filter((t) => t.arm !== LAUNCHER_ARM);
      expect(types).toHaveLength(24);
      for (const type of types) {
        const [open = [], forest = open] = TABLES[type.id] ?? [];
        expect([type.id, type.open, type.forest]).toEqual([type.id, open, forest]);
        for (const line of [type.open, type.forest]) {
          for (let hits = 0; hits <= 16; hits++) {
            expect(damageFor(line, hits)).toBe(line.filter((needed) => needed <= hits).length);
          }
        }
      }
    },
  );

  rule('AA-DAMAGE-02', 'as it is played: an entry just reached and one just missed', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((hits) => damageTo('G2 panther 4,2', hits))).toEqual([0, 0, 1, 1, 2, 2, 2, 3]);
    expect([0, 1, 2, 3, 4].map((hits) => damageTo('G2 flak 4,2', hits))).toEqual([0, 1, 1, 2, 3]);
  });

  rule('AA-RULING-43', 'hits beyond the last entry are lost', () => {
    expect(damageTo('G2 flak 4,2', 8)).toBe(5);
    expect([9, 12].map((hits) => damageTo('G2 flak 4,2', hits))).toEqual([null, null]);
  });

  rule('AA-DAMAGE-03', 'hits short of the next entry are not kept for the next fight', () => {
    // three and one hits would be two damage together
    const units = ['US howitzer 4,4', 'US howitzer 4,5', 'G2 panther 4,2'];
    const s = sandbox(units, [...roll(12, 3, 5), ...roll(12, 1, 5)], { active: 'US' });
    s.do('attack 4,4 4,2', 'attack 4,5 4,2', 'end').end();
    expect(markers(s.state, '4,2')).toEqual({ damage: 1, xp: 0 });
  });

  rule('AA-DAMAGE-06', 'the German tank of the example: 2 and 3 hits are 1 damage, 4 hits are 2', () => {
    expect([1, 2, 3, 4].map((hits) => damageTo('G2 panther 4,2', hits))).toEqual([0, 1, 1, 2]);
  });

  rule('AA-DAMAGE-07', 'US Infantry in the open: 5 hits are 3 damage', () => {
    const units = ['G2 flak 4,4', 'US infantry 4,2'];
    const taken = [4, 5, 6].map((hits) => {
      const s = sandbox(units, roll(12, hits, 4)).do('attack 4,4 4,2', 'end');
      return markers(s.state, '4,2')?.damage;
    });
    expect(taken).toEqual([2, 3, 3]);
  });

  rule('AA-DAMAGE-08', 'US Infantry in a forest: 5 hits are 2 damage, 6 are 3', () => {
    const units = ['G2 flak 4,4', 'US infantry 4,2'];
    const taken = [5, 6].map((hits) => {
      const s = sandbox(units, roll(12, hits, 4), { hexes: { '4,2': 'forest' } }).do('attack 4,4 4,2', 'end');
      return markers(s.state, '4,2')?.damage;
    });
    expect(taken).toEqual([2, 3]);
  });
});

describe('forests', () => {
  const hexes = { '4,2': 'forest', '4,4': 'forest' };

  rule(['AA-DAMAGE-04', 'AA-RULING-46'], 'a defender in one reads the green line, also against fire from afar', () => {
    expect([2, 3, 5, 6].map((hits) => damageTo('G2 panther 4,2', hits, { hexes }))).toEqual([0, 1, 1, 2]);
    expect([2, 3, 5, 6].map((hits) => damageTo('G2 panther 4,2', hits, { hexes: { '4,3': 'forest' } }))).toEqual([
      1, 1, 2, 2,
    ]);
  });

  rule(['AA-DAMAGE-04', 'AA-DAMAGE-05'], 'the attacker reads the normal line wherever it stands', () => {
    // both in a forest, both hit three times: two damage in the open, one among the trees
    const units = ['G2 infantry 4,3', 'US infantry 4,4'];
    const s = sandbox(units, [...roll(12, 3, 2), ...roll(12, 3, 2)], { hexes: { '4,3': 'forest', '4,4': 'forest' } });
    s.do('attack 4,3 4,4', 'end').end();
    expect([markers(s.state, '4,3')?.damage, markers(s.state, '4,4')?.damage]).toEqual([2, 1]);
  });

  rule('AA-DAMAGE-04', 'protect no aircraft', () => {
    const s = sandbox(['G2 fw-190 4,3', 'US p-51 4,4'], [...roll(12, 2, 4), ...miss(12)], {
      hexes: { '4,4': 'forest' },
    });
    s.do('attack 4,3 4,4', 'end').end();
    expect(markers(s.state, '4,4')?.damage).toBe(1);
  });
});

describe('markers', () => {
  rule('AA-DAMAGE-09', 'one for each point, on top of those already there', () => {
    expect(damageTo('G2 panther 4,2 damage=3', 4)).toBe(5);
    const s = sandbox(['G2 flak 4,4', 'US infantry 4,2 damage=4'], roll(12, 2, 4)).do('attack 4,4 4,2', 'end');
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'damaged', rule: 'AA-DAMAGE-09', unit: 1, amount: 1 }),
    );
  });

  rule('AA-DAMAGE-10', 'with the sixth the unit is destroyed, with the fifth it fights on', () => {
    expect(damageTo('G2 panther 4,2 damage=4', 3)).toBe(5);
    expect(damageTo('G2 panther 4,2 damage=4', 4)).toBeNull();
    const side: Side = 'US';
    const s = sandbox([`${side} howitzer 4,4`, 'G2 panther 4,2 damage=4', 'G2 infantry 0,0'], roll(12, 12, 5), {
      active: side,
    });
    s.do('attack 4,4 4,2', 'end');
    // only the markers that are left count
    expect(s.events).toContainEqual(
      expect.objectContaining({ type: 'damaged', rule: 'AA-DAMAGE-09', unit: 1, amount: 2 }),
    );
    expect(s.state.hexes.filter((id) => id === 1)).toEqual([]);
    expect(s.state.units[2]?.damage).toBe(0);
  });
});
