import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { UNIT_TYPES } from '../content/unit-types';
import { boardKey, boardOf } from '../map/board';
import { DRYNESS, FROST, MUD, NORMAL } from '../moving/entering';
import { hexNamed } from '../names/names';
import { costsTo, nearest } from './distances';
import { AutomaTable, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);

/** Half points from one hex to another on a drawn map. */
function way(unit: string, from: string, to: string, hexes: Record<string, string>, weather = NORMAL): number {
  const { state } = new AutomaTable(small({ hexes, units: ['A infantry 0,0 moved', 'H infantry 8,8'] }));
  const type = UNIT_TYPES.find((t) => t.id === unit);
  if (type === undefined) throw new Error(`There is no ${unit}.`);
  return costsTo(boardOf(state.board), type, weather, hexNamed(state, to))[hexNamed(state, from)] ?? Number.NaN;
}

/** A river from top to bottom in column 3. */
const RIVER = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => [`3,${row}`, 'river']));

describe('distance in movement points', () => {
  rule(['AA-AUTOMA-09', 'AA-RULING-83'], 'adds up what the hexes on the way cost, the last one included', () => {
    expect(way('panther', '4,4', '4,6', {})).toBe(4);
    expect(way('panther', '4,4', '4,6', { '4,6': 'forest' })).toBe(5);
    expect(way('panther', '4,4', '4,6', { '4,5': 'road', '4,6': 'road' })).toBe(2);
    expect(way('panther', '4,4', '4,6', { '4,4': 'forest' })).toBe(4);
  });

  rule('AA-RULING-83', 'counts a factory as one point, whoever owns it', () => {
    expect(way('panther', '4,4', '4,6', { '4,5': 'factory', '4,6': 'factory' })).toBe(4);
  });

  rule('AA-RULING-83', 'counts water as a whole move for Infantry', () => {
    expect([way('infantry', '2,4', '4,4', RIVER), way('mobile-infantry', '2,4', '4,4', RIVER)]).toEqual([8, 12]);
    expect(way('infantry', '2,4', '3,4', RIVER)).toBe(6);
  });

  rule('AA-RULING-83', 'knows no way across for others, except into the hex that is asked for', () => {
    expect(way('panther', '2,4', '4,4', RIVER)).toBe(2004);
    expect(way('panther', '2,4', '3,4', RIVER)).toBe(2);
    expect(way('flak', '0,4', '3,4', RIVER)).toBe(6);
    expect(way('ju-88', '2,4', '4,4', RIVER)).toBe(4);
  });

  rule('AA-RULING-83', 'changes with the weather', () => {
    expect(way('panther', '2,4', '4,4', RIVER, FROST)).toBe(4);
    expect(way('panther', '4,4', '4,6', { '4,5': 'forest', '3,4': 'forest', '5,4': 'forest' }, MUD)).toBe(7);
    expect(way('infantry', '4,4', '4,6', {}, DRYNESS)).toBe(2);
    expect(way('ju-88', '4,4', '4,6', {}, MUD)).toBe(4);
  });

  rule('AA-RULING-83', 'to the nearest of several', () => {
    const board = boardOf(boardKey('summer', 'full', false));
    const type = UNIT_TYPES.find((t) => t.id === 'ju-88') ?? UNIT_TYPES[0];
    if (type === undefined) throw new Error('There are no units.');
    const fields = [0, 21].map((hex) => costsTo(board, type, NORMAL, hex));
    expect([nearest(fields, 5), nearest(fields, 20)]).toEqual([10, 2]);
  });
});
