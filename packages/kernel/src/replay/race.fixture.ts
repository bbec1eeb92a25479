import type { Core, Frame } from '../core';
import { success } from '../result';
import type { Ruleset } from '../ruleset';
import { frame, step } from '../running/frames';
import type { MatchSettings } from '../running/match';
import { factOfText } from '../telling/fact';
import { Recording } from './replay';

export interface State extends Core {
  deck: number[];
  at: number[];
  goal: number;
}

export interface Setup {
  readonly goal: number;
}

/** A race for the tests of replays: a shuffled deck, a roll before the first question, walking without and running with dice; a leap breaks it. */
export const rules: Ruleset<State, Setup> = {
  id: 'race',
  version: '2',
  content: 'abc',
  frames: [
    frame<State, Frame>(
      'main',
      [
        step('mix', 'R', (s, _f, k) => k.shuffle(s.deck)),
        step('start', 'R', (_s, f, k) => k.roll(f, 2, 6, 0, 'R', factOfText('the start'))),
        step('placed', 'R', (s, f) => {
          s.at = [...(f.dice ?? [])];
        }),
        step('ask', 'R', (_s, _f, k) => k.ask(0, 'go')),
        step('next', 'R', (s, f, k) => {
          const winner = s.at.findIndex((n) => n >= s.goal);
          if (winner >= 0) k.finish({ winners: [winner], rule: 'WIN-1', reason: factOfText('First home.') });
          else k.jump(f, 'ask');
        }),
        step('run', 'R', (_s, f, k) => k.roll(f, 2, 10, 0, 'R', factOfText('a run'))),
        step('ran', 'R', (s, f, k) => {
          s.at[0] = (s.at[0] ?? 0) + Math.max(...(f.dice ?? [0]));
          k.jump(f, 'next');
        }),
      ],
      [
        {
          kind: 'go',
          rule: 'R',
          offer: (_s, _f, _seat, out) => void out.push(['walk', 1], ['walk', 2], ['run'], ['leap']),
          take(s, f, _seat, [verb, n], k) {
            if (verb === 'run') k.jump(f, 'run');
            else if (verb === 'leap') k.jump(f, 'nowhere');
            else s.at[0] = (s.at[0] ?? 0) + Number(n);
          },
        },
      ],
    ),
  ],
  maxAnswers: 99,
  parseSetup: (raw) => success(raw as Setup),
  init: ({ goal }, rng) => ({
    rng,
    stack: [{ at: 'main', step: 'mix', dice: null, got: 0 }],
    asks: [],
    outcome: null,
    deck: [1, 2, 3],
    at: [0, 0],
    goal,
  }),
  clone: (s) => structuredClone(s),
  seats: () => 2,
  view: () => null,
  see: (event) => event,
  resample: (s) => structuredClone(s),
  explain: () => [],
  invariants: () => [],
};

export type Move = 'walk 1' | 'walk 2' | 'run' | 'die';

export function record(
  moves: readonly Move[],
  goal = 60,
  settings: MatchSettings = {},
): Recording<State, Setup, unknown> {
  const recording = new Recording(rules, { goal }, 'seed', settings);
  for (const move of moves) {
    if (move === 'die') recording.rollFor(0, 8, 'SOLO-1', factOfText('a tie'));
    else recording.submit(0, move === 'run' ? ['run'] : ['walk', Number(move.slice(-1))]);
  }
  return recording;
}

export const AGREES = { ok: true, at: null, expected: null, found: null };
/** 20 answers: checkpoints after 0, 16 and 20. Draws: 2 of the shuffle, 2 for the start, then 2 per run and 1 per tie. */
export const MOVES: readonly Move[] = [
  ...Array<Move>(10).fill('walk 1'),
  'run',
  'die',
  'walk 2',
  'run',
  ...Array<Move>(6).fill('walk 1'),
];
