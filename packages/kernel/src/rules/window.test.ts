import { describe, expect, it } from 'vitest';
import type { Core, Frame, Option, Seat } from '../core';
import { RulesError } from '../rules-error';
import type { Ruleset } from '../ruleset';
import { type FrameDef, frame, step } from '../running/frames';
import { Match } from '../running/match';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { openWindow, reactionWindow, type Trigger, type WindowDef } from './window';

interface State extends Core {
  log: string[];
  /** The reactions every seat has left. */
  cards: string[][];
}

interface AttackFrame extends Frame {
  readonly at: 'attack';
  readonly by: Seat;
  shields: number;
}

type Def = WindowDef<State, AttackFrame>;

const BASE: Def = {
  point: 'answer',
  rule: 'WIN-1',
  policy: 'silent',
  closes: 'all-pass',
  seats: () => [1, 2],
  offer(s, _f, seat, out) {
    for (const card of s.cards[seat] ?? []) out.push(['play', card]);
  },
  take(s, f, seat, option) {
    spend(s, seat, option);
    f.shields++;
  },
};

function spend(s: State, seat: Seat, option: Option): void {
  const card = String(option[1]);
  const hand = s.cards[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  s.log.push(`${seat} plays ${card}`);
}

const attack = frame<State, AttackFrame>('attack', [
  step('declare', 'R', (s, f, k) => {
    s.log.push(`attack by ${f.by}`);
    k.call(openWindow('answer'));
  }),
  step('resolve', 'R', (s, f, k) => {
    s.log.push(`closed, got ${f.got}, shields ${f.shields}`);
    if (s.stack.length === 1) k.finish({ winners: [], rule: 'R', reason: factOfText('Enough.') });
  }),
]);

function attackFrame(by: Seat): AttackFrame {
  return { at: 'attack', step: 'declare', dice: null, got: 0, by, shields: 0 };
}

function start(def: Def, cards: string[][], more: readonly FrameDef<State>[] = []): Match<State> {
  const rules: Ruleset<State> = {
    ...TINY,
    frames: [attack, reactionWindow(def), ...more],
    init: (_setup, rng) => ({ rng, stack: [attackFrame(0)], asks: [], outcome: null, log: [], cards }),
    seats: () => 3,
  };
  return Match.start(rules, null, 1);
}

/** Answers in order, writing down who was asked and from what they could choose; fails if a seat is not the one asked. */
function answer(match: Match<State>, ...answers: readonly (readonly [Seat, string])[]): string[] {
  return answers.map(([seat, card]) => {
    const asked = match.decision();
    expect(asked?.seat).toBe(seat);
    const choice = asked?.options.map((o) => o.slice(-1)[0]).join(' ') ?? '';
    const done = match.submit(seat, card === 'pass' ? ['pass'] : ['play', card]);
    expect(done.ok).toBe(true);
    return `${seat}: ${choice}`;
  });
}

describe('the seats of a window', () => {
  it('are asked in the order given', () => {
    const match = start({ ...BASE, seats: () => [2, 0, 1] }, [['x'], ['y'], ['z']]);
    expect(answer(match, [2, 'pass'], [0, 'pass'], [1, 'pass'])).toEqual(['2: z pass', '0: x pass', '1: y pass']);
    expect(match.state.log).toEqual(['attack by 0', 'closed, got 0, shields 0']);
  });

  it('may be none: nothing is asked', () => {
    const match = start({ ...BASE, seats: () => [] }, [['x'], ['y'], ['z']]);
    expect(match.state.log).toEqual(['attack by 0', 'closed, got 0, shields 0']);
  });

  it('alternate until all have passed in succession', () => {
    const match = start(BASE, [[], ['a', 'b'], ['c', 'd']]);
    expect(answer(match, [1, 'a'], [2, 'pass'], [1, 'b'], [2, 'c'], [2, 'd'])).toEqual([
      '1: a b pass',
      '2: c d pass',
      '1: b pass',
      '2: c d pass',
      '2: d pass',
    ]);
    // nobody has anything left: nobody is asked again
    expect(match.state.log).toEqual([
      'attack by 0',
      '1 plays a',
      '1 plays b',
      '2 plays c',
      '2 plays d',
      'closed, got 0, shields 4',
    ]);
  });

  it('who passed get another chance after a reaction, because it is something new to answer', () => {
    const match = start(BASE, [[], ['a'], ['c']]);
    answer(match, [1, 'pass'], [2, 'c'], [1, 'a']);
    expect(match.over).not.toBeNull();
    expect(match.state.log).toEqual(['attack by 0', '2 plays c', '1 plays a', 'closed, got 0, shields 2']);
  });

  it('are not asked again when the last one passes: everybody has passed in succession', () => {
    const match = start(BASE, [[], ['a', 'b'], ['c']]);
    answer(match, [1, 'a'], [2, 'pass'], [1, 'pass']);
    expect(match.over).not.toBeNull();
  });

  it('a single one may react again and again', () => {
    const match = start({ ...BASE, seats: () => [1] }, [[], ['a', 'b', 'c'], []]);
    expect(answer(match, [1, 'b'], [1, 'a'], [1, 'pass'])).toEqual(['1: a b c pass', '1: a c pass', '1: c pass']);
    expect(match.state.log.at(-1)).toBe('closed, got 0, shields 2');
  });

  it('may change while the window is open', () => {
    const seats = (_s: State, f: AttackFrame) => (f.shields === 0 ? [1, 2] : [0]);
    const match = start({ ...BASE, seats, policy: 'always' }, [['x'], ['a'], []]);
    expect(answer(match, [1, 'a'], [0, 'pass'])).toEqual(['1: a pass', '0: x pass']);
    expect(match.over).not.toBeNull();
  });
});

describe('whether a seat is asked', () => {
  const cards = () => [[], [], ['c']];

  it('always: even if it can only pass', () => {
    const match = start({ ...BASE, policy: 'always' }, cards());
    expect(answer(match, [1, 'pass'], [2, 'pass'])).toEqual(['1: pass', '2: c pass']);
    expect(match.over).not.toBeNull();
  });

  it('silent: only with a real choice', () => {
    const match = start(BASE, cards());
    expect(answer(match, [2, 'pass'])).toEqual(['2: c pass']);
    expect(match.over).not.toBeNull();
  });

  it('if publicly possible: whatever it really holds, and not otherwise', () => {
    const asked: Seat[] = [];
    const possible = (_s: State, f: AttackFrame, seat: Seat) => {
      asked.push(f.by, seat);
      return seat === 1;
    };
    const match = start({ ...BASE, policy: 'if-publicly-possible', possible }, cards());
    expect(answer(match, [1, 'pass'])).toEqual(['1: pass']);
    expect(match.over).not.toBeNull();
    expect(asked).toEqual([0, 1, 0, 2]);
  });

  it('not being asked counts as passing', () => {
    const match = start({ ...BASE, seats: () => [0, 1, 2] }, [[], ['a'], []]);
    answer(match, [1, 'a']);
    expect(match.state.log.at(-1)).toBe('closed, got 0, shields 1');
  });

  it('is decided afresh: a reaction may open one for somebody else', () => {
    const take: Def['take'] = (s, f, seat, option) => {
      spend(s, seat, option);
      f.shields++;
      if (seat === 2) s.cards[1] = ['new'];
    };
    const match = start({ ...BASE, take }, cards());
    expect(answer(match, [2, 'c'], [1, 'new'])).toEqual(['2: c pass', '1: new pass']);
  });
});

describe('a window closed by one reaction', () => {
  const one: Def = { ...BASE, closes: 'one-taken', seats: () => [1, 2, 0] };

  it('goes round once until somebody accepts, and tells its caller', () => {
    const match = start(one, [['x'], ['a', 'b'], ['c']]);
    expect(answer(match, [1, 'pass'], [2, 'c'])).toEqual(['1: a b pass', '2: c pass']);
    expect(match.state.log).toEqual(['attack by 0', '2 plays c', 'closed, got 1, shields 1']);
  });

  it('hands 0 back when all decline', () => {
    const match = start(one, [['x'], ['a'], ['c']]);
    answer(match, [1, 'pass'], [2, 'pass'], [0, 'pass']);
    expect(match.state.log).toEqual(['attack by 0', 'closed, got 0, shields 0']);
  });

  it('lets the reaction resolve completely, frames of its own included, before its caller goes on', () => {
    const sub = frame<State, Frame>('sub', [
      step('x', 'R', (s, f, k) => {
        s.log.push('sub');
        k.done(f, 9);
      }),
    ]);
    const take: Def['take'] = (s, _f, seat, option, k) => {
      spend(s, seat, option);
      k.call({ at: 'sub', step: 'x', dice: null, got: 0 });
    };
    const match = start({ ...one, take }, [[], ['a'], []], [sub]);
    answer(match, [1, 'a']);
    expect(match.state.log).toEqual(['attack by 0', '1 plays a', 'sub', 'closed, got 1, shields 0']);
  });
});

describe('mandatory triggers', () => {
  function trigger(name: string, when: Trigger<State, AttackFrame>['when']): Trigger<State, AttackFrame> {
    return { rule: `R-${name}`, when, run: (s) => void s.log.push(name) };
  }

  it('run before anybody is asked, each once, in the order of the listing', () => {
    const triggers = [trigger('one', () => true), trigger('never', () => false), trigger('two', (_s, f) => f.by === 0)];
    const match = start({ ...BASE, triggers }, [[], ['a'], []]);
    expect(match.state.log).toEqual(['attack by 0', 'one', 'two']);
    expect(match.waiting()).toEqual([1]);
    answer(match, [1, 'a']);
    expect(match.state.log).toEqual(['attack by 0', 'one', 'two', '1 plays a', 'closed, got 0, shields 1']);
  });

  it('are looked at again after every trigger: one may cause an earlier one', () => {
    const after = trigger('after', (s) => s.log.includes('before'));
    const match = start({ ...BASE, triggers: [after, trigger('before', () => true)] }, [[], [], []]);
    expect(match.state.log).toEqual(['attack by 0', 'before', 'after', 'closed, got 0, shields 0']);
  });

  it('are looked at again after every reaction, before the next seat is asked', () => {
    const triggers = [trigger('shielded', (_s, f) => f.shields > 0)];
    const match = start({ ...BASE, triggers }, [[], ['a', 'b'], ['c']]);
    answer(match, [1, 'a']);
    expect(match.state.log).toEqual(['attack by 0', '1 plays a', 'shielded']);
    answer(match, [2, 'pass'], [1, 'b']);
    expect(match.state.log.filter((line) => line === 'shielded')).toHaveLength(1);
  });

  it('are not looked at again after a pass: nothing has happened', () => {
    let looked = 0;
    const match = start({ ...BASE, triggers: [trigger('never', () => ++looked < 0)] }, [[], ['a'], ['c']]);
    expect(looked).toBe(1);
    answer(match, [1, 'pass'], [2, 'pass']);
    expect(looked).toBe(1);
  });

  it('may start frames, which end before the next trigger or question', () => {
    const sub = frame<State, Frame>('sub', [
      step('x', 'R', (s) => void s.log.push('sub x')),
      step('y', 'R', (s) => void s.log.push('sub y')),
    ]);
    const calling: Trigger<State, AttackFrame> = {
      rule: 'R-call',
      when: () => true,
      run(s, _f, k) {
        s.log.push('calls');
        k.call({ at: 'sub', step: 'x', dice: null, got: 0 });
      },
    };
    const match = start({ ...BASE, triggers: [calling, trigger('two', () => true)] }, [[], ['a'], []], [sub]);
    expect(match.state.log).toEqual(['attack by 0', 'calls', 'sub x', 'sub y', 'two']);
    expect(match.waiting()).toEqual([1]);
  });

  it('cannot roll themselves, because the dice would land in the wrong frame: they start a frame that rolls', () => {
    const rolling: Trigger<State, AttackFrame> = {
      rule: 'R-roll',
      when: () => true,
      run: (_s, f, k) => k.roll(f, 1, 6, 0, 'R-roll', factOfText('luck')),
    };
    expect(() => start({ ...BASE, triggers: [rolling] }, [[], [], []])).toThrow(RulesError);
  });
});

describe('a reaction', () => {
  it('is told the frame that opened the window', () => {
    const subjects: string[] = [];
    const note = (f: AttackFrame) => void subjects.push(`${f.at} by ${f.by}`);
    const match = start(
      {
        ...BASE,
        offer(s, f, seat, out) {
          note(f);
          BASE.offer(s, f, seat, out);
        },
        take(s, f, seat, option) {
          note(f);
          spend(s, seat, option);
        },
      },
      [[], ['a'], []],
    );
    answer(match, [1, 'a']);
    expect(new Set(subjects)).toEqual(new Set(['attack by 0']));
  });

  it('may open the same window again inside, with its own subject', () => {
    const take: Def['take'] = (s, f, seat, option, k) => {
      spend(s, seat, option);
      if (option[1] === 'counter') k.call(attackFrame(seat));
      else f.shields++;
    };
    const seats = (_s: State, f: AttackFrame) => [0, 1, 2].filter((seat) => seat !== f.by);
    const match = start({ ...BASE, seats, take }, [['shield'], ['counter', 'block'], ['smoke']]);
    expect(answer(match, [1, 'counter'], [0, 'shield'], [2, 'pass'])).toEqual([
      '1: counter block pass',
      '0: shield pass',
      '2: smoke pass',
    ]);
    expect(match.state.log).toEqual([
      'attack by 0',
      '1 plays counter',
      'attack by 1',
      '0 plays shield',
      'closed, got 0, shields 1',
    ]);
    // the outer window goes on where it was: the seat after the one that reacted
    expect(answer(match, [2, 'smoke'], [1, 'block'])).toEqual(['2: smoke pass', '1: block pass']);
    expect(match.state.log.slice(5)).toEqual(['2 plays smoke', '1 plays block', 'closed, got 0, shields 2']);
    expect(match.over).not.toBeNull();
  });

  it('can be saved and answered in the middle of a nested window', () => {
    const take: Def['take'] = (s, _f, seat, option, k) => {
      spend(s, seat, option);
      if (option[1] === 'counter') k.call(attackFrame(seat));
    };
    const match = start({ ...BASE, seats: () => [1, 2], take }, [[], ['counter', 'a'], ['b']]);
    answer(match, [1, 'counter'], [1, 'pass']);
    const loaded = new Match(match.rules, JSON.parse(JSON.stringify(match.state)) as State);
    for (const m of [match, loaded]) answer(m, [2, 'b'], [1, 'pass'], [1, 'pass']);
    expect(match.over).not.toBeNull();
    expect(loaded.state).toEqual(match.state);
  });

  it('names the rule of the window', () => {
    expect(start(BASE, [[], ['a'], []]).decision()).toEqual({
      seat: 1,
      kind: 'answer',
      rule: 'WIN-1',
      options: [['play', 'a'], ['pass']],
      dice: [],
    });
  });
});

describe('types', () => {
  it('demand what the policy needs', () => {
    // @ts-expect-error `possible` is missing
    const missing: Def = { ...BASE, policy: 'if-publicly-possible' };
    expect(() => start(missing, [[], ['a'], []])).toThrow(TypeError);
  });
});
