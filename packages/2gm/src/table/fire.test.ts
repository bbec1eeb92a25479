import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { spaceName, spaceNamed } from '../names/names';
import type { GmState } from '../state';
import { lineOfFire } from './fire';

const SIDES = { south: { nation: 'usa', deck: 5 }, north: { nation: 'japan', deck: 5 } };

function table(reading: string, screens: readonly string[]): GmState {
  const raw = { game: '2gm', edition: 'pacific', turn: 3, phase: 'shooting', ...SIDES, units: [] };
  const { state } = new Sandbox(gmGame, { ...raw, options: { smokeLineOfFire: reading } });
  for (const name of screens) state.screens[spaceNamed(state, name)] = state.turn + 1;
  return state;
}

function told(s: GmState, from: string, to: string): readonly string[][] {
  const { path, smoke } = lineOfFire(s, spaceNamed(s, from), spaceNamed(s, to));
  return [path.map((space) => spaceName(s, space)), smoke.map((space) => spaceName(s, space))];
}

describe('the line of fire', () => {
  it('goes around a Smoke Screen where a way just as short is clear (2GM-RULING-15)', () => {
    expect(told(table('anyClearPath', ['c4']), 'c3', 'd4')).toEqual([['c3', 'd3', 'd4'], []]);
  });

  it('goes through it where there is no other', () => {
    expect(told(table('anyClearPath', ['c4']), 'c3', 'c5')).toEqual([['c3', 'c4', 'c5'], ['c4']]);
  });

  it('is the line between the two where the table plays so', () => {
    expect(told(table('centerLine', ['c4']), 'c3', 'c5')).toEqual([['c3', 'c4', 'c5'], ['c4']]);
  });

  it('turns as seldom as it can', () => {
    expect(told(table('anyClearPath', []), 'a1', 'b3')[0]).toEqual(['a1', 'a2', 'a3', 'b3']);
  });
});
