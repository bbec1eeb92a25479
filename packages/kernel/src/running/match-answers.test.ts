import { describe, expect, it } from 'vitest';
import type { Core, Frame, Option, Seat } from '../core';
import { stableHash } from '../replay/hash';
import { RulesError } from '../rules-error';
import type { Ruleset } from '../ruleset';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { type DecisionDef, type FrameDef, frame, step } from './frames';
import { Match } from './match';

interface State extends Core {
  log: string[];
  coins: number[];
}

type Decide = DecisionDef<State, Frame>;

function rulesOf(frames: readonly FrameDef<State>[], more: Partial<Ruleset<State>> = {}): Ruleset<State> {
  const main: Frame = { at: 'main', step: 'go', dice: null, got: 0 };
  return {
    ...TINY,
    frames,
    init: (_setup, rng) => ({ rng, stack: [{ ...main }], asks: [], outcome: null, log: [], coins: [5, 5, 5] }),
    seats: () => 3,
    ...more,
  };
}

const DRAW = { winners: [], rule: 'R', reason: factOfText('Enough.') };

/** Asks for a number of coins; the answer is noted and paid. */
function pay(more: Partial<Decide> = {}): Decide {
  return {
    kind: 'pay',
    rule: 'PAY-1',
    offer(s, _f, seat, out) {
      for (let n = 0; n <= (s.coins[seat] ?? 0); n++) out.push(['pay', n]);
    },
    take(s, _f, seat, option) {
      const n = Number(option[1]);
      s.coins[seat] = (s.coins[seat] ?? 0) - n;
      s.log.push(`${seat} pays ${n}`);
    },
    ...more,
  };
}

/** One frame that asks these seats over and over. */
function table(seats: readonly Seat[], decision: Decide = pay()): FrameDef<State> {
  return frame<State, Frame>(
    'main',
    [
      step('go', 'R', (_s, f, k) => {
        k.jump(f, 'told');
        k.askAll(seats, 'pay');
      }),
      step('told', 'R', (s, f, k) => {
        s.log.push('all in');
        k.jump(f, 'go');
      }),
    ],
    [decision],
  );
}

function start(seats: readonly Seat[], decision?: Decide, more?: Partial<Ruleset<State>>): Match<State> {
  return Match.start(rulesOf([table(seats, decision)], more), null, 1);
}

/** Asks everybody to pay, counts the lists that are made, and spares them for what pays nothing or where `spares` says so. */
function counted(more: Partial<Decide> = {}): { readonly lists: () => number; readonly decision: Decide } {
  let lists = 0;
  const { offer } = pay();
  const decision = pay({
    offer(s, f, seat, out) {
      lists++;
      offer(s, f, seat, out);
    },
    spares: (option) => option[1] === 0,
    ...more,
  });
  return { lists: () => lists, decision };
}

describe('an answer that spares the list', () => {
  it('only goes from it when the seat is asked the same again', () => {
    const { lists, decision } = counted();
    const match = start([0], decision);
    expect(match.decision()?.options).toHaveLength(6);
    match.submit(0, ['pay', 0]);
    expect(match.decision()?.options).toEqual([1, 2, 3, 4, 5].map((n) => ['pay', n]));
    expect(lists()).toBe(1);
    match.submit(0, ['pay', 2]);
    expect(match.decision()?.options).toHaveLength(4);
    expect(lists()).toBe(2);
  });

  it('spares nothing when somebody else is asked too, or next', () => {
    const both = start([0, 1], counted().decision);
    both.submit(0, ['pay', 0]);
    both.submit(1, ['pay', 0]);
    expect(both.decision(0)?.options).toHaveLength(6);
    const other = start(
      [0],
      counted({ take: (s, _f, _seat, _option, k) => (s.asks.length > 0 ? undefined : k.ask(1, 'pay')) }).decision,
    );
    other.submit(0, ['pay', 0]);
    expect(other.decision(1)?.options).toHaveLength(6);
  });
});

describe('a decision', () => {
  it('names the seat, the kind, the rule and every option in the order offered', () => {
    expect(start([1]).decision()).toEqual({
      seat: 1,
      kind: 'pay',
      rule: 'PAY-1',
      options: [
        ['pay', 0],
        ['pay', 1],
        ['pay', 2],
        ['pay', 3],
        ['pay', 4],
        ['pay', 5],
      ],
      dice: [],
    });
  });

  it('is for the seat that is asked and nobody else', () => {
    const match = start([1]);
    expect(match.decision(1)?.seat).toBe(1);
    expect(match.decision(0)).toBeNull();
    expect(match.waiting()).toEqual([1]);
  });

  it('takes an option that looks the same, whoever made it', () => {
    const match = start([0]);
    expect(match.submit(0, ['pay', 3])).toMatchObject({ ok: true });
    expect(match.state.coins).toEqual([2, 5, 5]);
    expect(match.state.log).toEqual(['0 pays 3', 'all in']);
  });

  it('lists its options only when somebody wants them, once per moment, and anew after every change', () => {
    let listed = 0;
    const match = start(
      [0],
      pay({
        offer(s, _f, seat, out) {
          listed++;
          for (let n = 0; n <= (s.coins[seat] ?? 0); n++) out.push(['pay', n]);
        },
      }),
    );
    expect(listed).toBe(0);
    match.decision();
    match.decision(0);
    match.submit(0, ['pay', 9]);
    expect(listed).toBe(1);
    match.submit(0, ['pay', 4]);
    expect(listed).toBe(1);
    expect(match.decision()?.options).toEqual([
      ['pay', 0],
      ['pay', 1],
    ]);
    expect(listed).toBe(2);
  });

  it('tells the frame which asked, not the one that called it', () => {
    const taken: string[] = [];
    const ask = frame<State, Frame>(
      'sub',
      [step('ask', 'R', (_s, _f, k) => k.ask(2, 'pay'))],
      [pay({ take: (_s, f) => void taken.push(f.at) })],
    );
    const main = frame<State, Frame>('main', [
      step('go', 'R', (_s, _f, k) => k.call({ at: 'sub', step: 'ask', dice: null, got: 0 })),
      step('end', 'R', (_s, _f, k) => k.finish(DRAW)),
    ]);
    const match = Match.start(rulesOf([main, ask]), null, 1);
    match.submit(2, ['pay', 0]);
    expect(taken).toEqual(['sub']);
    expect(match.over).toEqual(DRAW);
  });
});

describe('what is refused', () => {
  it.each<[string, Seat, Option, string]>([
    ['a seat that is not asked', 1, ['pay', 1], 'Seat 1 is not asked anything now; the match waits for seat 0 and 2.'],
    [
      'a seat that does not exist',
      7,
      ['pay', 1],
      'Seat 7 is not asked anything now; the match waits for seat 0 and 2.',
    ],
    ['a number out of range', 0, ['pay', 6], '"pay 6" is not among the options now.'],
    ['a number as text', 0, ['pay', '1'], '"pay 1" is not among the options now.'],
    ['another verb', 0, ['pass'], '"pass" is not among the options now.'],
    ['too many arguments', 0, ['pay', 1, 1], '"pay 1 1" is not among the options now.'],
    ['too few arguments', 0, ['pay'], '"pay" is not among the options now.'],
  ])('%s, and nothing changes', (_what, seat, option, message) => {
    const match = start([0, 2]);
    const before = stableHash(match.state);
    expect(match.submit(seat, option)).toMatchObject({ ok: false, message });
    expect(stableHash(match.state)).toBe(before);
    expect(match.waiting()).toEqual([0, 2]);
  });

  it('a second answer of a seat whose first one still waits', () => {
    const match = start([0, 2]);
    match.submit(0, ['pay', 1]);
    const before = stableHash(match.state);
    const message = 'Seat 0 is not asked anything now; the match waits for seat 2.';
    expect(match.submit(0, ['pay', 2])).toMatchObject({ ok: false, message });
    expect(stableHash(match.state)).toBe(before);
  });

  it('anything once the match is over', () => {
    const match = start([0], pay({ take: (_s, _f, _seat, _option, k) => k.finish(DRAW) }));
    match.submit(0, ['pay', 0]);
    const before = stableHash(match.state);
    expect(match.submit(0, ['pay', 0])).toMatchObject({ ok: false, message: 'The match is over.' });
    expect(match.decision()).toBeNull();
    expect(match.waiting()).toEqual([]);
    expect(stableHash(match.state)).toBe(before);
  });
});

describe('seats asked at the same time', () => {
  const answers: readonly (readonly [Seat, number])[] = [
    [0, 1],
    [1, 2],
    [2, 3],
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  it.each(orders)('lead to the same state when they answer in the order %i, %i, %i', (...order) => {
    const match = start([2, 0, 1]);
    for (const i of order) {
      const [seat, n] = answers[i] ?? [0, 0];
      match.submit(seat, ['pay', n]);
    }
    // effects in the order of asking, not of answering
    expect(match.state.log).toEqual(['2 pays 3', '0 pays 1', '1 pays 2', 'all in']);
    expect(match.state.coins).toEqual([4, 3, 2]);
    expect(match.waiting()).toEqual([2, 0, 1]);
  });

  it('change nothing but their own waiting answer until all are in', () => {
    const match = start([0, 1]);
    expect(match.submit(1, ['pay', 2])).toEqual({
      ok: true,
      events: [],
      barrier: { roll: false, reveal: false },
      learned: 0,
    });
    expect(match.state.log).toEqual([]);
    expect(match.state.coins).toEqual([5, 5, 5]);
    expect(match.waiting()).toEqual([0]);
    expect(match.decision()?.seat).toBe(0);
    expect(match.decision(1)).toBeNull();
    expect(match.state.asks).toEqual([
      { seat: 0, kind: 'pay', answer: null, dice: [] },
      { seat: 1, kind: 'pay', answer: ['pay', 2], dice: [] },
    ]);
  });

  it('go on after being saved with one answer in', () => {
    const match = start([0, 1]);
    match.submit(1, ['pay', 2]);
    const loaded = new Match(match.rules, JSON.parse(JSON.stringify(match.state)) as State);
    loaded.submit(0, ['pay', 1]);
    expect(loaded.state.log).toEqual(['0 pays 1', '1 pays 2', 'all in']);
  });

  it('may be asked different things', () => {
    const main = frame<State, Frame>(
      'main',
      [
        step('go', 'R', (_s, f, k) => {
          k.jump(f, 'go');
          k.ask(1, 'pay');
          k.ask(0, 'vote');
        }),
      ],
      [
        pay(),
        {
          kind: 'vote',
          rule: 'VOTE-1',
          offer: (_s, _f, _seat, out) => void out.push(['aye'], ['nay']),
          take: (s, _f, seat, option) => void s.log.push(`${seat} says ${option[0]}`),
        },
      ],
    );
    const match = Match.start(rulesOf([main]), null, 1);
    expect(match.decision(0)?.rule).toBe('VOTE-1');
    expect(match.submit(0, ['pay', 1])).toMatchObject({ ok: false });
    match.submit(0, ['nay']);
    match.submit(1, ['pay', 1]);
    expect(match.state.log).toEqual(['1 pays 1', '0 says nay']);
  });

  it('may be nobody: the match goes on', () => {
    const main = frame<State, Frame>('main', [
      step('go', 'R', (_s, _f, k) => k.askAll([], 'pay')),
      step('end', 'R', (_s, _f, k) => k.finish(DRAW)),
    ]);
    expect(Match.start(rulesOf([main]), null, 1).over).toEqual(DRAW);
  });
});

describe('mistakes in a ruleset', () => {
  const asking = (decisions: Decide[], seats: Seat[] = [0]): Match<State> => {
    const main = frame<State, Frame>('main', [step('go', 'R', (_s, _f, k) => k.askAll(seats, 'pay'))], decisions);
    return Match.start(rulesOf([main]), null, 1);
  };

  it('a question its frame does not define', () => {
    const unknown = new RulesError('Frame "main" asks "pay" but does not define it.');
    expect(() => asking([]).decision()).toThrow(unknown);
    expect(() => asking([]).submit(0, ['pay', 1])).toThrow(unknown);
  });

  it('a question without a single option', () => {
    const none = new RulesError('Seat 2 is asked "pay" without a single option.');
    expect(() => asking([pay({ offer: () => {} })], [2]).decision()).toThrow(none);
    expect(() => asking([pay({ offer: () => {} })], [2]).submit(2, ['pay', 1])).toThrow(none);
  });
});

describe('the end of a match', () => {
  it('closes every question, those asked in the same breath included', () => {
    const main = frame<State, Frame>(
      'main',
      [
        step('go', 'R', (_s, _f, k) => {
          k.ask(0, 'pay');
          k.finish(DRAW);
          k.ask(1, 'pay');
        }),
      ],
      [pay()],
    );
    const match = Match.start(rulesOf([main]), null, 1);
    expect(match.state.asks).toEqual([]);
    expect(match.submit(0, ['pay', 1])).toMatchObject({ ok: false, message: 'The match is over.' });
  });

  it('lets the other answers given at the same time still take effect', () => {
    const first = pay({
      take(s, _f, seat, _option, k) {
        s.log.push(`${seat} answers`);
        if (seat === 0) k.finish(DRAW);
      },
    });
    const match = start([0, 1], first);
    match.submit(1, ['pay', 0]);
    match.submit(0, ['pay', 0]);
    expect(match.state.log).toEqual(['0 answers', '1 answers']);
    expect(match.over).toEqual(DRAW);
  });
});
