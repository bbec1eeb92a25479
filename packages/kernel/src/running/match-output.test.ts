import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../chance/dice';
import type { Core, Frame, GameEvent } from '../core';
import { stableHash } from '../replay/hash';
import type { Ruleset } from '../ruleset';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { frame, step } from './frames';
import { Match, type MatchSettings } from './match';

interface State extends Core {
  deck: number[];
  built: number;
}

function event(type: string): GameEvent {
  return { type, rule: 'R' };
}

/** One decision after the other; each option shows one thing the kernel reports about an answer. */
const rules: Ruleset<State> = {
  ...TINY,
  frames: [
    frame<State, Frame>(
      'main',
      [
        step('go', 'R', (_s, _f, k) => {
          k.emit?.(event('begun'));
          k.reveal('all');
        }),
        step('ask', 'R', (_s, f, k) => {
          k.jump(f, 'ask');
          k.ask(0, 'act');
        }),
        step('roll', 'R', (_s, f, k) => {
          k.jump(f, 'ask');
          k.roll(f, 1, 6, 0, 'R-DIE', factOfText('luck'));
        }),
      ],
      [
        {
          kind: 'act',
          rule: 'R',
          offer(_s, _f, _seat, out) {
            for (const verb of ['nothing', 'tell', 'roll', 'shuffle', 'show1', 'show02', 'showAll']) out.push([verb]);
          },
          take(s, f, _seat, [verb], k) {
            if (verb === 'tell') {
              k.emit?.({ ...event('told'), rule: `R-${++s.built}` });
              k.emit?.(event('told again'));
            }
            if (verb === 'roll') k.jump(f, 'roll');
            if (verb === 'shuffle') k.shuffle(s.deck);
            if (verb === 'show1') k.reveal(1);
            if (verb === 'show02') for (const seat of [0, 2]) k.reveal(seat);
            if (verb === 'showAll') for (const to of ['all', 1] as const) k.reveal(to);
          },
        },
      ],
    ),
  ],
  init: (_setup, rng) => ({
    rng,
    stack: [{ at: 'main', step: 'go', dice: null, got: 0 }],
    asks: [],
    outcome: null,
    deck: [1, 2, 3, 4, 5, 6, 7, 8],
    built: 0,
  }),
  seats: () => 3,
};

function start(settings: MatchSettings = {}): Match<State> {
  return Match.start(rules, null, 'seed', settings);
}

describe('events', () => {
  it('come back from the answer that caused them, in order', () => {
    const match = start({ events: true });
    match.takeEvents();
    expect(match.submit(0, ['tell'])).toMatchObject({ events: [{ type: 'told', rule: 'R-1' }, event('told again')] });
    expect(match.submit(0, ['nothing'])).toMatchObject({ events: [] });
  });

  it('of the set-up wait to be taken, once', () => {
    const match = start({ events: true });
    expect(match.takeEvents()).toEqual([event('begun')]);
    expect(match.takeEvents()).toEqual([]);
  });

  it('of the set-up come with the first answer if nobody took them', () => {
    expect(start({ events: true }).submit(0, ['nothing'])).toMatchObject({ events: [event('begun')] });
  });

  it('are not even built while nobody listens', () => {
    const match = start();
    expect(match.emit).toBeUndefined();
    match.submit(0, ['tell']);
    expect(match.state.built).toBe(0);
    expect(match.takeEvents()).toEqual([]);
  });

  it('of a roll name seat, sides, faces, rule and purpose', () => {
    const match = start({ events: true, dice: new ScriptedDice([4]) });
    match.takeEvents();
    const roll = { type: 'roll', rule: 'R-DIE', seat: 0, sides: 6, dice: [4], purpose: factOfText('luck') };
    expect(match.submit(0, ['roll'])).toMatchObject({ events: [roll] });
  });
});

describe('the barrier of an answer', () => {
  it.each([
    ['nothing', false, false, 0],
    ['tell', false, false, 0],
    ['roll', true, false, 0],
    // the generator is used, but nobody sees anything
    ['shuffle', false, false, 0],
    ['show1', false, true, 0b010],
    ['show02', false, true, 0b101],
    ['showAll', false, true, -1],
  ] as const)('%s: roll %s, reveal %s, learned %i', (verb, roll, reveal, learned) => {
    expect(start().submit(0, [verb])).toEqual({ ok: true, events: [], barrier: { roll, reveal }, learned });
  });

  it('belongs to that answer alone', () => {
    const match = start();
    match.submit(0, ['roll']);
    match.submit(0, ['showAll']);
    expect(match.submit(0, ['nothing'])).toMatchObject({ barrier: { roll: false, reveal: false }, learned: 0 });
  });

  it('is not raised by a refused answer, and that refusal does not hide an earlier one', () => {
    const match = start();
    expect(match.submit(0, ['fly'])).toMatchObject({ ok: false, message: '"fly" is not among the options now.' });
    expect(match.submit(0, ['show1'])).toMatchObject({ learned: 0b010 });
  });
});

describe('the same seed', () => {
  it('gives the same match, and another one another', () => {
    const played = (seed: string | number): Match<State> => {
      const match = Match.start(rules, null, seed);
      for (const verb of ['shuffle', 'roll', 'shuffle']) match.submit(0, [verb]);
      return match;
    };
    expect(stableHash(played('a').state)).toBe(stableHash(played('a').state));
    expect(stableHash(played(7).state)).toBe(stableHash(played('7').state));
    expect(stableHash(played('a').state)).not.toBe(stableHash(played('b').state));
  });

  it('shuffles without losing a card, into every order about equally often', () => {
    const match = start();
    const counts: Record<string, number> = {};
    match.state.deck = [1, 2, 3];
    for (let i = 0; i < 6000; i++) {
      match.submit(0, ['shuffle']);
      const order = match.state.deck.join('');
      counts[order] = (counts[order] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const n of Object.values(counts)) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
});

describe('a fork', () => {
  it('starts from the same state and shares nothing with the original', () => {
    const match = start({ events: true });
    match.submit(0, ['shuffle']);
    const before = stableHash(match.state);
    const fork = match.fork();
    expect(stableHash(fork.state)).toBe(before);
    fork.submit(0, ['shuffle']);
    fork.submit(0, ['roll']);
    expect(stableHash(match.state)).toBe(before);
    match.submit(0, ['shuffle']);
    match.submit(0, ['roll']);
    expect(stableHash(match.state)).toBe(stableHash(fork.state));
  });

  it('is quiet and rolls with its own generator unless told otherwise', () => {
    const dice = new ScriptedDice([6]);
    const match = start({ events: true, dice, record: true });
    const fork = match.fork();
    expect(fork.submit(0, ['roll'])).toMatchObject({ events: [] });
    expect(fork.draws).toEqual([]);
    expect(dice.left()).toEqual([6]);
    expect(match.fork({ events: true }).submit(0, ['tell'])).toMatchObject({ events: [{ type: 'told' }, {}] });
  });

  it('may roll with dice of its own', () => {
    const fork = start().fork({ dice: new ScriptedDice([2]), record: true });
    fork.submit(0, ['roll']);
    expect(fork.draws).toEqual([[6, 2]]);
  });
});

describe('recorded draws', () => {
  it('hold dice and shuffles in the order drawn', () => {
    const match = start({ record: true, dice: new ScriptedDice([5]) });
    match.state.deck = [1, 2, 3];
    match.submit(0, ['shuffle']);
    match.submit(0, ['roll']);
    expect(match.draws.map(([kind]) => kind)).toEqual([-3, -2, 6]);
    expect(match.draws[2]).toEqual([6, 5]);
  });

  it('are not kept unless wanted', () => {
    const match = start();
    match.submit(0, ['roll']);
    expect(match.draws).toEqual([]);
  });
});
