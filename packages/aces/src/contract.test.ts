import { runContract } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { acesGame } from './game';
import { parseSetup } from './setup';

const four = [{ faction: 'germany-1' }, { faction: 'usa' }, { faction: 'germany-2' }, { faction: 'soviet-union' }];
const TABLES: Record<string, unknown> = {
  'four players': { seats: four },
  'two players, half map': { half: '1-6', seats: [{ faction: 'germany-1' }, { faction: 'usa' }] },
  'experienced start': {
    half: '7-12',
    seats: [{ faction: 'soviet-union' }, { faction: 'germany-2' }],
    options: { sets: '1+4' },
  },
  'solo, winter': {
    half: '7-12',
    map: 'winter',
    seats: [{ faction: 'germany-2' }, { faction: 'random', automa: true }],
  },
  'cooperative, weather and mountains': {
    seats: [{ faction: 'usa' }, { faction: 'soviet-union' }, { faction: 'germany-1', automa: true }],
    options: { weather: true, mountains: true },
  },
  'V2 Rocket Attack': { seats: four, options: { mission: 'v2', weather: true } },
  'Battle of the Bulge': { map: 'winter', seats: four, options: { mission: 'bulge', timerSeconds: 300 } },
  'without dice': {
    half: '1-6',
    seats: [{ faction: 'germany-1' }, { faction: 'soviet-union' }],
    options: { diceless: true },
  },
};

describe('the contract', () => {
  it.each(Object.keys(TABLES))('is kept by a table of %s', (name) => {
    const setup = parseSetup(TABLES[name]);
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const game = { ...acesGame, editions: [name], defaultSetup: () => setup.value };
    const report = runContract(game, { matches: 2, perMatch: 120, seed: name });
    expect(report.matches).toBe(2);
  });
});
