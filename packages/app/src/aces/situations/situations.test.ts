import { acesGame } from '@sandtable/aces';
import { type Game, Match, Recording } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { situations as words } from '../../i18n/en/situations';
import { Judge } from '../../situations/judge';
import { judged } from '../../situations/judged';
import { givenAway, isBestLine } from '../../situations/situation';
import { aimOf, lumpsOf, standingOf } from './aims';
import { acesSituations } from './set';
import { type AcesSituation, SITUATIONS } from './situations';

const game = acesGame as unknown as Game;

function setupOf({ position }: Pick<AcesSituation, 'position'>) {
  const read = game.rules.parseSetup({ position });
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

function judgeOf(situation: AcesSituation, lumps = lumpsOf) {
  const { state } = Match.start(game.rules, setupOf(situation), 'x');
  return { state, judge: new Judge(game.rules, 0, aimOf(situation.aim), undefined, lumps) };
}

function situationOf(id: string): AcesSituation {
  const found = SITUATIONS.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no situation ${id}.`);
  return found;
}

function played(situation: AcesSituation, wishes: readonly string[], seed: string) {
  const recording = new Recording(game.rules, setupOf(situation), seed);
  for (const wish of wishes) {
    const { state } = recording.match;
    const option = recording.match.decision()?.options.find((each) => game.wishOf(state as never, 0, each) === wish);
    if (option === undefined) throw new Error(`${wish} is not offered.`);
    recording.submit(0, option);
  }
  return judged(game, recording.file(), () => aimOf(situation.aim), lumpsOf);
}

describe.each(SITUATIONS.map((each) => [each.id, each] as const))('the situation %s', (id, situation) => {
  it('has the chance its file says, counted by the engine, and attacks that are worse', () => {
    const { state, judge } = judgeOf(situation);
    const lines = judge.lines(state);
    const attacks = lines.filter(({ option }) => option[0] === 'attack');
    expect(lines[0]?.chance).toBeCloseTo(situation.best, 6);
    expect(attacks.length).toBeGreaterThan(2);
    expect(attacks.at(-1)?.chance).toBeLessThan(situation.best - 0.05);
  });

  it('is told in words, and open when it begins', () => {
    expect(words.all[id]?.goal).toMatch(/this turn\.$/);
    const { state } = judgeOf(situation);
    expect(acesSituations.standing(id, game.rules.view(state, 0), null)).toBe('open');
  });
});

describe('the judge of fights', () => {
  it('counts the same whether faces are taken together or one by one', () => {
    // one squad with its last dice against another that is nearly done for
    const single: AcesSituation = {
      ...situationOf('aces-stuka'),
      position: {
        game: 'aces',
        map: { size: '9x7' },
        turn: { seat: 'usa', phase: 'declare' },
        seats: { usa: {}, 'germany-1': { automa: 'standard' } },
        units: [
          { seat: 'usa', unit: 'infantry', at: '3,3', damage: 5 },
          { seat: 'germany-1', unit: 'infantry', at: '3,4', damage: 5 },
        ],
      },
      aim: { destroy: [1] },
    };
    const [together, apart] = [judgeOf(single), judgeOf(single, () => null)];
    const chance = together.judge.chance(together.state);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(apart.judge.chance(apart.state)).toBeCloseTo(chance, 9);
  });

  it('says nothing against the best line, and what a worse one gave away', () => {
    const gun = situationOf('aces-gun');
    const { state, judge } = judgeOf(gun);
    const [best] = judge.lines(state);
    const first = best === undefined ? '' : game.wishOf(state as never, 0, best.option);
    const [none, early] = [played(gun, ['end'], 'a'), played(gun, [first, 'end'], 'a')];
    expect(none?.steps[0]).toMatchObject({ done: 'end', better: first });
    expect(none === null ? 0 : givenAway(none)).toBeCloseTo(gun.best, 6);
    expect(early?.steps[0]?.better).toBeNull();
    expect(early !== null && isBestLine(early)).toBe(false);
  });

  it('is over with the fights of the turn', () => {
    const units = [{ at: 3 }, { at: -1 }];
    const now = { phase: 'combat', active: 0, units };
    expect(standingOf({ destroy: [1] }, now, false)).toBe(1);
    expect(standingOf({ destroy: [0] }, now, false)).toBeNull();
    expect(standingOf({ destroy: [0] }, { ...now, phase: 'money' }, false)).toBe(0);
    expect(standingOf({ destroy: [0] }, { ...now, active: 1 }, false)).toBe(0);
    expect(standingOf({ destroy: [0] }, now, true)).toBe(0);
  });
});
