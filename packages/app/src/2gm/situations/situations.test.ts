import { gmGame } from '@sandtable/2gm';
import { type Game, Match, Recording } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { situations as words } from '../../i18n/en/situations';
import { Judge, TooLarge } from '../../situations/judge';
import { judged } from '../../situations/judged';
import { givenAway, isBestLine } from '../../situations/situation';
import { aimFrom, standingOf } from './aims';
import { gmSituations } from './set';
import { type GmSituation, SITUATIONS, TURN } from './situations';

const game = gmGame as unknown as Game;

function setupOf({ position }: GmSituation) {
  const read = game.rules.parseSetup({ position });
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

function judgeOf(situation: GmSituation, most?: number) {
  const { state } = Match.start(game.rules, setupOf(situation), 'x');
  return { state, judge: new Judge(game.rules, 0, aimFrom(situation.aim)(state as never), most) };
}

function situationOf(id: string): GmSituation {
  const found = SITUATIONS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no situation ${id}.`);
  return found;
}

/** A line as typed, against an opponent that is asked nothing. */
function played(situation: GmSituation, wishes: readonly string[], seed: string) {
  const recording = new Recording(game.rules, setupOf(situation), seed);
  for (const wish of wishes) {
    const { state } = recording.match;
    const decision = recording.match.decision();
    const option = decision?.options.find((each) => game.wishOf(state as never, 0, each) === wish);
    if (option === undefined) break;
    recording.submit(0, option);
  }
  return judged(game, recording.file(), aimFrom(situation.aim) as never);
}

describe.each(SITUATIONS.map((each) => [each.id, each] as const))('the situation %s', (id, situation) => {
  it('has the chance its file says, counted by the engine, and lines that are worse', () => {
    const { state, judge } = judgeOf(situation);
    const lines = judge.lines(state);
    expect(lines[0]?.chance).toBeCloseTo(situation.best, 9);
    expect(judge.chance(state)).toBeCloseTo(situation.best, 9);
    expect(lines.at(-1)?.chance).toBeLessThan(situation.best - 0.05);
    expect((state as unknown as { turn: number }).turn).toBe(TURN);
    expect((state as unknown as { units: unknown[] }).units.length).toBeGreaterThan(1);
  });

  it('is told in words, and open when it begins', () => {
    expect(words.all[id]?.goal).toMatch(/this turn\.$/);
    const { state } = judgeOf(situation);
    const view = game.rules.view(state, 0);
    expect(gmSituations(situation.edition).standing(id, view, null)).toBe('open');
  });
});

describe('the judge', () => {
  it('finds nothing to say against the best line, whatever the dice do', () => {
    const crossing = situationOf('crossing');
    for (const seed of ['a', 'b', 'c', 'd']) {
      const said = played(crossing, ['shoot e4 d5'], seed);
      expect(said?.steps).toHaveLength(1);
      expect(said !== null && isBestLine(said)).toBe(true);
    }
  });

  it('says what a worse line gave away, and what was better', () => {
    const said = played(situationOf('crossing'), ['shoot e4 b5'], 'a');
    expect(said?.steps[0]).toMatchObject({ done: 'shoot e4 b5', better: 'shoot e4 d5' });
    expect(said === null ? 0 : givenAway(said)).toBeCloseTo(0.45 - 0.084, 9);
  });

  it('counts an early end as everything given away', () => {
    const said = played(situationOf('column'), ['end'], 'a');
    expect(said).toMatchObject({ reached: false });
    expect(said === null ? 0 : givenAway(said)).toBeCloseTo(0.336, 9);
  });

  it('gives up on a position that is too large instead of counting for ever', () => {
    const { state, judge } = judgeOf(situationOf('bombs'), 50);
    expect(() => judge.lines(state)).toThrow(TooLarge);
  });

  it('knows when a turn is over', () => {
    const units = [{ at: 3 }, { at: -1 }];
    expect(standingOf({ destroy: [1] }, 3, { turn: 3, units }, null)).toBe(1);
    expect(standingOf({ destroy: [0, 1] }, 3, { turn: 3, units }, null)).toBeNull();
    expect(standingOf({ destroy: [0] }, 3, { turn: 4, units }, null)).toBe(0);
    expect(standingOf('win', 3, { turn: 3, units }, { winners: [0] })).toBe(1);
    expect(standingOf('win', 3, { turn: 3, units }, { winners: [1] })).toBe(0);
    expect(standingOf('win', 3, { turn: 4, units }, null)).toBe(0);
  });
});
