import { type Core, type Frame, frame, Match, type Rng, type Ruleset, seedRng, step, success } from '@sandtable/kernel';

/** The smallest ruleset there can be: one frame that repeats its only step and then asks. What is left is the engine. */
interface SpinFrame extends Frame {
  left: number;
}

const spin = frame<Core, SpinFrame>(
  'spin',
  [
    step('turn', '', (_s, f, k) => {
      f.left--;
      if (f.left > 0) k.jump(f, 'turn');
      else k.ask(0, 'again');
    }),
  ],
  [
    {
      kind: 'again',
      rule: '',
      offer: (_s, _f, _seat, out) => void out.push(['again']),
      take: (_s, f, _seat, _option, k) => {
        f.left = STEPS;
        k.jump(f, 'turn');
      },
    },
  ],
);

/** Below the kernel's guard against endless steps. */
const STEPS = 50_000;

const rules: Ruleset = {
  id: 'spin',
  version: '1',
  content: '',
  frames: [spin as unknown as Ruleset['frames'][number]],
  maxAnswers: Number.MAX_SAFE_INTEGER,
  parseSetup: (raw) => success(raw),
  init: (_setup, rng: Rng) => {
    const first: SpinFrame = { at: 'spin', step: 'turn', dice: null, got: 0, left: STEPS };
    return { rng, stack: [first], asks: [], outcome: null };
  },
  clone: (s) => structuredClone(s),
  seats: () => 1,
  view: () => null,
  see: (event) => event,
  resample: (s) => s,
  explain: () => [],
  invariants: () => [],
};

/** Work for the stopwatch: tells how many steps ran. */
export function spinner(): () => number {
  const match = new Match(rules, rules.init(null, seedRng(0)));
  match.run();
  return () => {
    match.submit(0, ['again']);
    return STEPS;
  };
}
