import { describe, expect, it } from 'vitest';
import { seedRng } from '../chance/rng';
import { failure, type Result, success } from '../result';
import { Match } from '../running/match';
import { withPositions } from './from-position';
import { rules, type Setup, type State } from './race.fixture';
import { parseReplay, Recording, verifyReplay } from './replay';

/** A position of the race: where the runners are. */
function parsePosition(raw: unknown): Result<State> {
  const { at, goal } = (raw ?? {}) as { at?: number[]; goal?: number };
  if (at === undefined || goal === undefined) return failure('at', 'Expected two places.');
  const state = rules.init({ goal }, seedRng('the position’s own'));
  state.at = [...at];
  state.stack = [{ at: 'main', step: 'ask', dice: null, got: 0 }];
  return success(state);
}

const race = withPositions(rules, parsePosition);
const setup = { position: { at: [40, 41], goal: 50 } } as unknown as Setup;

describe('a match from a position', () => {
  it('begins there, and with the dice of its seed', () => {
    const begin = (seed: string) => Match.start(race, setup, seed);
    expect(begin('a').state.at).toEqual([40, 41]);
    expect(begin('a').waiting()).toEqual([0]);
    expect(begin('a').state.rng).toEqual(seedRng('a'));
    expect(begin('b').state.rng).not.toEqual(seedRng('a'));
  });

  it('shares nothing with another match from the same position', () => {
    const match = Match.start(race, setup, 'a');
    match.submit(0, ['walk', 2]);
    expect(Match.start(race, setup, 'a').state.at).toEqual([40, 41]);
  });

  it('has a replay like any other', () => {
    const recording = new Recording(race, setup, 'a');
    recording.submit(0, ['run']);
    recording.submit(0, ['walk', 1]);
    const read = parseReplay(race, JSON.stringify(recording.file()));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value).toEqual(recording.file());
    expect(verifyReplay(race, read.value).ok).toBe(true);
    expect(verifyReplay(race, { ...read.value, seed: 'b' }).ok).toBe(false);
  });

  it('is refused with the place of what is wrong', () => {
    expect(race.parseSetup({ position: {} })).toEqual(failure('position/at', 'Expected two places.'));
  });

  it('leaves other set-ups as they are', () => {
    for (const raw of [{ goal: 3 }, { goal: 3, position: {} }, null, 'x']) {
      expect(race.parseSetup(raw)).toEqual(rules.parseSetup(raw));
    }
    expect(Match.start(race, { goal: 60 }, 's').state).toEqual(Match.start(rules, { goal: 60 }, 's').state);
  });
});
