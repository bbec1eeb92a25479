import { Match, randomBelow, seedRng, think } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../../game';
import { greedyIn } from '../../greedy/index';
import { say } from '../../say';
import type { GmView } from '../../seeing/view';
import type { GmSetup } from '../../setup';
import type { GmState } from '../../state';
import { rulebookIn } from '../index';

const rulebook = rulebookIn(say);

const greedy = greedyIn(say);

type GmMatch = Match<GmState, GmSetup, GmView>;

/** Plays a match of the opponent against a plain player and calls back before every answer of the opponent. */
function playMatch(seed: string, before: (match: GmMatch) => void): number {
  const setup = gmGame.defaultSetup('tactics', ['greedy', 'rulebook']);
  const match = Match.start(gmGame.rules, setup, seed);
  let answers = 0;
  while (match.over === null && answers < 2000) {
    const seat = match.waiting()[0] ?? 0;
    if (seat === 1) before(match);
    const reply = think(match, seat, seat === 1 ? rulebook : greedy);
    if (reply === null) break;
    if ('roll' in reply) {
      match.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
      continue;
    }
    expect(reply.thought.because.length).toBeGreaterThan(0);
    const done = match.submit(seat, reply.option);
    if (!done.ok) throw new Error(done.message);
    answers++;
  }
  expect(match.over).not.toBeNull();
  return answers;
}

describe('the Tactics opponent plays fair', () => {
  it('decides the same whatever lies where it cannot see', () => {
    const rng = seedRng('other worlds');
    let compared = 0;
    playMatch('fair', (match) => {
      if (randomBelow(rng, 4) > 0) return;
      const here = think(match, 1, rulebook);
      const other = new Match(gmGame.rules, gmGame.rules.resample(match.state, 1, rng));
      expect(think(other, 1, rulebook)).toEqual(here);
      compared++;
    });
    expect(compared).toBeGreaterThan(30);
  });
});
