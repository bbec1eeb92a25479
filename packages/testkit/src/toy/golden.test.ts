import { fileURLToPath } from 'node:url';
import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { expectGolden } from '../golden';
import { divide, perft } from '../perft';
import { Sandbox } from '../sandbox';
import { toyGame } from './index';

describe('golden playthroughs', () => {
  it.each(['one', 'two'])('plays duel %s as on file', (seed) => {
    const file = fileURLToPath(new URL(`./golden/${seed}.txt`, import.meta.url));
    expectGolden(toyGame, toyGame.defaultSetup('toy'), seed, file);
  });
});

describe('perft', () => {
  const duel = () =>
    new Sandbox(toyGame, {
      game: 'toy',
      turn: 3,
      active: 'left',
      left: { hp: 10, at: 2, hand: ['sword', 'parry'] },
      right: { hp: 10, at: 3, hand: ['riposte'] },
    }).match.fork({});

  it('counts the first choices of a small duel', () => {
    expect(divide(duel(), 2)).toEqual([
      ['step 1', 3],
      ['strike 1', 2],
      ['set 1', 2],
      ['set 3', 3],
      // the right duelist draws a weapon: step, strike, set one of two, end
      ['end', 5],
    ]);
  });

  it('counts one way when nothing is left to decide', () => {
    const match = Match.start(toyGame.rules, toyGame.defaultSetup('toy'), 'x');
    expect(perft(match, 0)).toBe(1);
    expect(perft(match, 1)).toBe(4);
    expect(perft(match, 2)).toBe(16);
  });
});
