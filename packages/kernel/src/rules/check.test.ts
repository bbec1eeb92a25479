import { describe, expect, it } from 'vitest';
import { factOfText } from '../telling/fact';
import { breakdown, type Check, clamp, type Mod, passes, refusals, total } from './check';

interface Fuel {
  readonly litres: number;
}

interface Drive {
  readonly hexes: number;
  readonly road: boolean;
}

function check(rule: string, ok: (s: Fuel, c: Drive) => boolean, gate = false): Check<Fuel, Drive> {
  return {
    rule,
    ok,
    say: (s, c) => factOfText(`${rule} forbids ${c.hexes} hexes with ${s.litres} l`),
    ...(gate ? { gate: true as const } : {}),
  };
}

const FULL: Fuel = { litres: 5 };
const FAR: Drive = { hexes: 9, road: false };

describe('checks', () => {
  const yes = check('A', () => true);
  const no = check('B', () => false);
  const gate = check('C', () => false, true);
  const alsoNo = check('D', () => false);

  it('pass when every one is kept, and when there is none', () => {
    expect(passes([], FULL, FAR)).toBe(true);
    expect(passes([yes, yes], FULL, FAR)).toBe(true);
  });

  it('fail when only the last is broken', () => {
    expect(passes([yes, yes, no], FULL, FAR)).toBe(false);
  });

  it('stop at the first broken one while enumerating', () => {
    const asked: string[] = [];
    const noting = (rule: string, ok: boolean) => check(rule, () => asked.push(rule) > 0 && ok);
    passes([noting('A', true), noting('B', false), noting('C', true)], FULL, FAR);
    expect(asked).toEqual(['A', 'B']);
  });

  it('explain every broken rule in order, in the words of the case', () => {
    expect(refusals([no, yes, alsoNo], FULL, FAR)).toEqual([
      { rule: 'B', text: factOfText('B forbids 9 hexes with 5 l') },
      { rule: 'D', text: factOfText('D forbids 9 hexes with 5 l') },
    ]);
  });

  it('stop explaining behind a broken gate, because later checks rely on it', () => {
    const unsafe = check('E', () => {
      throw new Error('relied on the gate');
    });
    expect(refusals([no, gate, unsafe], FULL, FAR).map((r) => r.rule)).toEqual(['B', 'C']);
  });

  it('go on behind a gate that is kept', () => {
    expect(refusals([check('C', () => true, true), no], FULL, FAR).map((r) => r.rule)).toEqual(['B']);
  });

  it('agree: what passes has no refusal, what is refused does not pass', () => {
    for (const list of [[], [yes], [no], [gate], [yes, no], [gate, no], [no, gate]]) {
      expect(refusals(list, FULL, FAR).length === 0).toBe(passes(list, FULL, FAR));
    }
  });
});

describe('mods', () => {
  const mods: readonly Mod<Fuel, Drive>[] = [
    { rule: 'M-1', label: factOfText('Distance'), value: (_s, c) => -c.hexes },
    { rule: 'M-2', label: factOfText('Road'), value: (_s, c) => (c.road ? 2 : 0) },
    { rule: 'M-3', label: factOfText('Fuel'), value: (s) => s.litres },
  ];

  it('add up', () => {
    expect(total(mods, FULL, FAR)).toBe(-4);
    expect(total(mods, FULL, { hexes: 1, road: true })).toBe(6);
    expect(total([], FULL, FAR)).toBe(0);
  });

  it('are itemised in order, without those that do not apply', () => {
    expect(breakdown(mods, FULL, FAR)).toEqual([
      { rule: 'M-1', label: factOfText('Distance'), value: -9 },
      { rule: 'M-3', label: factOfText('Fuel'), value: 5 },
    ]);
  });

  it('have a breakdown that sums to the total', () => {
    for (const c of [FAR, { hexes: 0, road: true }, { hexes: 5, road: false }]) {
      expect(breakdown(mods, FULL, c).reduce((sum, item) => sum + item.value, 0)).toBe(total(mods, FULL, c));
    }
  });
});

describe('clamp', () => {
  it.each([
    [1, 2, 9, 2],
    [2, 2, 9, 2],
    [5, 2, 9, 5],
    [9, 2, 9, 9],
    [10, 2, 9, 9],
    [-3, -2, -1, -2],
  ])('%i between %i and %i is %i', (value, low, high, expected) => {
    expect(clamp(value, low, high)).toBe(expected);
  });
});
