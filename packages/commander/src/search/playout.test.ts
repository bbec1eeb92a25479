import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { type Core, type Game, Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmBrain } from '../2gm/brain';
import { acesBrain } from '../aces/brain';
import type { Brain } from '../brain';
import { effortOf } from '../levels';
import { playTo } from './playout';

type AnyBrain = Brain<Core, unknown>;

const TABLES = [
  ['Aces & Armor', acesGame, acesBrain, 'aces'],
  ['Tactics', gmGame, gmBrain, 'tactics'],
] as unknown as readonly (readonly [string, Game<Core, unknown, unknown>, AnyBrain, string])[];

/** A match of two, played on by the quick players to the first turn. */
function begun(game: Game<Core, unknown, unknown>, brain: AnyBrain, edition: string): Match<Core, never, unknown> {
  const setup = game.defaultSetup(edition, ['person', 'person']);
  const match = Match.start(game.rules, setup, 'ahead') as unknown as Match<Core, never, unknown>;
  const [first = 0] = [0, 1].filter((seat) => brain.isTurnOf(match.state, seat));
  playTo(brain, match, first, [], 1);
  return match;
}

describe('imagined turns', () => {
  it.each(TABLES)('are as many of the own as somebody looks ahead, at %s', (_title, game, brain, edition) => {
    const match = begun(game, brain, edition);
    const from = brain.turn(match.state);
    const seat = [0, 1].find((each) => brain.isTurnOf(match.state, each)) ?? 0;
    for (const horizon of [1, 2, 3]) {
      const copy = new Match(brain.rules, brain.rules.clone(match.state));
      playTo(brain, copy, seat, [], horizon);
      expect(brain.isTurnOf(copy.state, seat)).toBe(true);
      expect(brain.turn(copy.state) - from).toBe(2 * horizon);
    }
  });

  it('are as many as the level of the game says, one where it says nothing', () => {
    const rank = { playouts: 8, rivals: 3 };
    const ranks = { cadet: rank, sergeant: rank, captain: rank, commander: { ...rank, horizon: 3 } };
    expect(effortOf(ranks, 'captain')).toMatchObject({ ...rank, horizon: 1 });
    expect(effortOf(ranks, 'commander')).toMatchObject({ ...rank, horizon: 3 });
  });
});
