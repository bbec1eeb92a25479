import { acesGame } from '@sandtable/aces';
import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { acesRecords } from './records';

const state = new Match(
  acesGame.rules,
  (() => {
    const read = acesGame.parsePosition({
      game: 'aces',
      map: { size: '9x9', hexes: { '5,3': 'factory', '1,1': 'factory' } },
      options: { timerSeconds: 90 },
      turn: { seat: 'usa', phase: 'move', round: 4 },
      seats: { 'germany-2': { automa: 'standard' }, usa: {} },
      units: [{ at: '4,2', seat: 'germany-2', unit: 'panther', damage: 2, xp: 3 }],
      factories: [{ at: '5,3', owner: 'usa' }],
    });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  })(),
).state;
const view = acesGame.rules.view(state, 'spectator');

describe('what is listed of a match of Aces & Armor', () => {
  it('are its sides, its round and a picture', () => {
    expect(acesRecords.sides(view)).toEqual(['germany-2', 'usa']);
    expect(acesRecords.teams(view)).toEqual([1, 0]);
    expect(acesRecords.round(view)).toBe(4);
    expect(acesRecords.picture(view)).toMatchObject({
      board: state.board,
      units: [{ id: 0, hex: 2 * 9 + 4, faction: 'germany-2', damage: 2, xp: 3 }],
      owners: ['neutral', 'usa'],
    });
  });
});
