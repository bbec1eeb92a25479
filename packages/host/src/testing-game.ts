import {
  type Core,
  cloneAsks,
  cloneOutcome,
  cloneRng,
  cloneStack,
  type Frame,
  factOfText,
  frame,
  type Opponent,
  type Option,
  type Ruleset,
  step,
  success,
} from '@sandtable/kernel';
import type { Hostable } from './speech/speech';

/** A game of nothing but turns, for what the duel has not: three seats, rolls of several dice, rules and opponents that fail. */
export interface CountState extends Core {
  sum: number;
  turn: number;
}

/** With `die` the sum begins with what a die shows. */
type Start = 'die' | null;

interface CountFrame extends Frame {
  readonly at: 'count';
}

const count = frame<CountState, CountFrame>(
  'count',
  [
    step('first', 'COUNT-05', (_s, f, k) => k.roll(f, 1, 6, 0, 'COUNT-05', factOfText('where to begin'))),
    step('say', 'COUNT-01', (s, f, k) => {
      s.sum += (f.dice ?? []).reduce((a, b) => a + b, 0);
      f.dice = null;
      if (s.sum >= 40) k.finish({ winners: [s.turn % 3], rule: 'COUNT-02', reason: factOfText('Forty.') });
      else k.ask(s.turn % 3, 'say');
    }),
    step('next', 'COUNT-01', (s, f, k) => {
      s.turn++;
      k.jump(f, 'say');
    }),
  ],
  [
    {
      kind: 'say',
      rule: 'COUNT-01',
      offer(_s, _f, _seat, out) {
        out.push(['say', 1], ['roll', 3], ['crash']);
      },
      take(s, f, seat, [verb, n], k) {
        if (verb === 'say') s.sum += Number(n);
        if (verb === 'roll') k.roll(f, Number(n), 6, seat, 'COUNT-03', factOfText('three dice at once'));
        if (verb === 'crash') {
          s.sum = -1;
          throw new Error('a slip of the rules');
        }
      },
    },
  ],
);

const rules: Ruleset<CountState, Start, { readonly sum: number }> = {
  id: 'count',
  version: '1',
  content: 'none',
  frames: [count],
  maxAnswers: 100,
  parseSetup: (raw) => success(raw === 'die' ? raw : null),
  init: (start, rng) => ({
    rng,
    stack: [{ at: 'count', step: start === 'die' ? 'first' : 'say', dice: null, got: 0 }],
    asks: [],
    outcome: null,
    sum: 0,
    turn: 0,
  }),
  clone: (s) => ({
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    asks: cloneAsks(s.asks),
    outcome: cloneOutcome(s.outcome),
    sum: s.sum,
    turn: s.turn,
  }),
  seats: () => 3,
  view: (s) => ({ sum: s.sum }),
  see: (event) => event,
  resample: (s) => rules.clone(s),
  explain: () => [],
  invariants: () => [],
};

const says =
  (option: Option): Opponent<{ readonly sum: number }> =>
  (view) => ({
    option,
    thought: { because: ['COUNT-01'], text: factOfText(`The sum is ${view.sum}.`), candidates: [] },
  });

export const countGame: Hostable<CountState, Start, { readonly sum: number }> = {
  rules,
  opponents: {
    one: says(['say', 1]),
    roller: says(['roll', 3]),
    cheat: says(['say', 39]),
    crasher: says(['crash']),
    blank: () => {
      throw new Error('nothing comes to mind');
    },
    dicer: (view, decision, world) =>
      decision.dice.length < 2
        ? { roll: { sides: 10, rule: 'COUNT-04', purpose: factOfText('what to do') } }
        : says((decision.dice[0] ?? 0) > 5 ? ['say', 1] : ['roll', 3])(view, decision, world),
  },
};

export function person(name: string): { by: 'person'; name: string } {
  return { by: 'person', name };
}

export function opponent(name: string): { by: 'opponent'; name: string } {
  return { by: 'opponent', name };
}
