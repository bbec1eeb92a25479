import { describe, expect, it } from 'vitest';
import { seedRng } from '../chance/rng';
import type { Core, Frame, Option } from '../core';
import { stableHash } from '../replay/hash';
import { success } from '../result';
import type { Ruleset } from '../ruleset';
import { factOfText } from '../telling/fact';
import { frame, step } from './frames';
import { type Decision, Match } from './match';
import { type Player, pickFrom, playOut, type Reply, randomPlayer, think } from './runner';

interface State extends Core {
  said: string[];
}

interface View {
  readonly seat: number | 'spectator';
  readonly said: number;
}

/** Both seats speak in turn; after ten words the match is over. */
const rules: Ruleset<State, null, View> = {
  id: 'tiny',
  version: '1',
  content: '',
  frames: [
    frame<State, Frame>(
      'main',
      [
        step('ask', 'R', (s, _f, k) => k.ask(s.said.length % 2, 'speak')),
        step('next', 'R', (s, f, k) => {
          if (s.said.length < 10) k.jump(f, 'ask');
          else k.finish({ winners: [0], rule: 'R', reason: factOfText('All is said.') });
        }),
      ],
      [
        {
          kind: 'speak',
          rule: 'R',
          offer: (_s, _f, _seat, out) => void out.push(['a'], ['b'], ['c'], ['d']),
          take: (s, _f, seat, option) => void s.said.push(`${seat}${option[0]}`),
        },
      ],
    ),
  ],
  maxAnswers: 10,
  parseSetup: () => success(null),
  init: (_setup, rng) => ({
    rng,
    stack: [{ at: 'main', step: 'ask', dice: null, got: 0 }],
    asks: [],
    outcome: null,
    said: [],
  }),
  clone: (s) => structuredClone(s),
  seats: () => 2,
  view: (s, who) => ({ seat: who, said: s.said.length }),
  see: (event) => event,
  resample: (s) => structuredClone(s),
  explain: () => [],
  invariants: () => [],
};

function start(): Match<State, null, View> {
  return Match.start(rules, null, 1);
}

const always =
  (option: Option): Player<State, null, View> =>
  () =>
    option;

describe('playOut', () => {
  it('lets every seat answer for itself until the match is over', () => {
    const match = start();
    expect(playOut(match, (seat) => always(seat === 0 ? ['a'] : ['d']), 100)).toEqual({
      answers: 10,
      outcome: { winners: [0], rule: 'R', reason: factOfText('All is said.') },
    });
    expect(match.state.said).toEqual(['0a', '1d', '0a', '1d', '0a', '1d', '0a', '1d', '0a', '1d']);
  });

  it.each([0, 1, 9])('stops at the limit of %i answers', (limit) => {
    const match = start();
    expect(playOut(match, () => always(['a']), limit)).toEqual({ answers: limit, outcome: null });
    expect(match.state.said).toHaveLength(limit);
  });

  it('can reach the end with the very last answer', () => {
    expect(playOut(start(), () => always(['a']), 10).outcome).not.toBeNull();
  });

  it('goes on where it stopped', () => {
    const match = start();
    playOut(match, () => always(['a']), 4);
    expect(playOut(match, () => always(['b']), 100)).toMatchObject({ answers: 6 });
    expect(match.state.said.slice(3, 5)).toEqual(['1a', '0b']);
  });

  it('does nothing to a match that is over', () => {
    const match = start();
    playOut(match, () => always(['a']), 100);
    const before = stableHash(match.state);
    expect(playOut(match, () => always(['a']), 100)).toEqual({ answers: 0, outcome: match.over });
    expect(stableHash(match.state)).toBe(before);
  });

  it('hands the player the match and its decision', () => {
    const match = start();
    const seen: [boolean, Decision][] = [];
    const player: Player<State, null, View> = (m, decision) => {
      seen.push([m === match, decision]);
      return ['c'];
    };
    playOut(match, () => player, 1);
    expect(seen).toEqual([
      [true, { seat: 0, kind: 'speak', rule: 'R', options: [['a'], ['b'], ['c'], ['d']], dice: [] }],
    ]);
  });

  it('does not put up with a player that answers nonsense', () => {
    expect(() => playOut(start(), () => always(['sing']), 5)).toThrow('"sing" is not among the options now.');
  });
});

describe('randomPlayer', () => {
  const played = (seed: string | number): string => {
    const match = start();
    const player = randomPlayer<State, null, View>(seed);
    playOut(match, () => player, 100);
    return match.state.said.join(' ');
  };

  it('answers the same with the same seed, and otherwise with another', () => {
    expect(played('x')).toBe(played('x'));
    expect(played(7)).toBe(played('7'));
    expect(new Set(['x', 'y', 'z', 'u', 'v'].map(played)).size).toBe(5);
  });

  it("does not use the match's own luck", () => {
    const match = start();
    const before = stableHash(match.state.rng);
    playOut(match, () => randomPlayer(1), 100);
    expect(stableHash(match.state.rng)).toBe(before);
  });
});

describe('pickFrom', () => {
  it('picks every option sooner or later', () => {
    const rng = seedRng(1);
    const options: Option[] = [['a'], ['b'], ['c']];
    const picked = new Set(Array.from({ length: 100 }, () => pickFrom(rng, options)[0]));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });

  it('takes the only one, and refuses to pick from nothing', () => {
    expect(pickFrom(seedRng(1), [['only']])).toEqual(['only']);
    expect(() => pickFrom(seedRng(1), [])).toThrow('There is nothing to pick from.');
  });
});

describe('think', () => {
  const thought = { because: ['R'], text: factOfText(''), candidates: [] };

  it('shows an opponent its own view and its decision, dice included', () => {
    const match = start();
    match.rollFor(0, 6, 'R', factOfText('a tie'));
    const seen: [View, Decision][] = [];
    const reply = think(match, 0, (view, decision): Reply => {
      seen.push([view, decision]);
      return { option: ['b'], thought };
    });
    expect(reply).toEqual({ option: ['b'], thought });
    expect(seen[0]?.[0]).toEqual({ seat: 0, said: 0 });
    expect(seen[0]?.[1]).toEqual(match.decision(0));
    expect(seen[0]?.[1].dice).toHaveLength(1);
  });

  it('does not trouble an opponent that is not asked', () => {
    const opponent = (): Reply => {
      throw new Error('asked');
    };
    expect(think(start(), 1, opponent)).toBeNull();
  });
});
