import { factOfText, frame, type Kernel, type Opponent, type Option, type Seat, step } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { turn } from '../toy/frames';
import { toyGame } from '../toy/index';
import { breath } from '../toy/reactions';
import { toyFrames, toyRules } from '../toy/rules';
import { type DuelState, duelist, other, type TurnFrame } from '../toy/state';
import type { DuelView } from '../toy/view';
import { ContractFault, runContract } from './index';

type Toy = typeof toyGame;

/** What nobody but its owner may know. */
function secretOf(s: DuelState, seat: Seat): number {
  return Math.min(...duelist(s, other(seat)).hand, 9);
}

function faultOf(game: Toy): ContractFault {
  try {
    runContract(game, { matches: 30, seed: 'leaks', only: 'secrecy' });
  } catch (error) {
    if (error instanceof ContractFault) return error;
    throw error;
  }
  throw new Error('The contract found nothing.');
}

function broken(rules: Partial<Toy['rules']>, game: Partial<Toy> = {}): Toy {
  return { ...toyGame, ...game, rules: { ...toyRules, ...rules } };
}

/** The toy with another turn: its decision, or a step before it. */
function withTurn(offer: ((s: DuelState, seat: Seat, out: Option[]) => void) | null, before?: Before): Toy {
  const [act] = turn.decisions;
  if (act === undefined) throw new Error('The toy game asks nothing.');
  const decision: typeof act = {
    ...act,
    offer(s, f, seat, out) {
      act.offer(s, f, seat, out);
      offer?.(s, seat, out);
    },
  };
  const steps = turn.steps.flatMap((original) =>
    original.name === 'act' && before !== undefined
      ? [step<DuelState, TurnFrame>('before', 'TOY-TURN-02', (s, f, k) => before(s, f, k)), original]
      : [original],
  );
  const other = frame<DuelState, TurnFrame>('turn', steps, [decision]);
  return broken({ frames: toyFrames.map((f) => (f.at === 'turn' ? (other as unknown as typeof f) : f)) });
}

type Before = (s: DuelState, f: TurnFrame, k: Kernel<DuelState>) => void;

/** An opponent that looks into the state it was shown the view of. */
function cheating(): Toy {
  let seen: DuelState | null = null;
  const peeking: Opponent<DuelView> = (view, decision) => ({
    option: decision.options[0] ?? ['none'],
    thought: {
      because: [],
      text: factOfText(seen === null || view.you === 'spectator' ? '' : `He holds ${secretOf(seen, view.you)}.`),
      candidates: [],
    },
  });
  const rules: Partial<Toy['rules']> = {
    view(s, who) {
      seen = s;
      return toyRules.view(s, who);
    },
  };
  return broken(rules, { opponents: { peeking } });
}

/** What is laid face down is noted where everybody sees it: only another card with the same gesture shows it. */
function remembering(): Toy {
  const [act] = turn.decisions;
  if (act === undefined) throw new Error('The toy game asks nothing.');
  const noting: typeof act = {
    ...act,
    take(s, f, seat, option, k) {
      act.take(s, f, seat, option, k);
      if (option[0] === 'set') s.bids[0] = Number(option[1]);
    },
  };
  const other = frame<DuelState, TurnFrame>('turn', turn.steps, [noting]);
  return broken({ frames: toyFrames.map((f) => (f.at === 'turn' ? (other as unknown as typeof f) : f)) });
}

const LEAKS: readonly (readonly [kind: string, game: Toy, what: RegExp])[] = [
  [
    'a view',
    broken({ view: (s, who) => ({ ...toyRules.view(s, who), turn: who === 0 ? secretOf(s, 0) : 0 }) }),
    /the view of 0 betrays/,
  ],
  [
    'the view of spectators',
    broken({ view: (s, who) => ({ ...toyRules.view(s, who), turn: who === 'spectator' ? secretOf(s, 0) : 0 }) }),
    /the view of spectator betrays/,
  ],
  ['events', broken({ see: (e) => e }), /the events tell seat \d a secret/],
  ['sentences', { ...toyGame, tell: (s, e) => toyGame.tell(s, e, 'all') }, /the sentences tell seat \d a secret/],
  [
    'the number of options',
    withTurn((s, seat, out) => void (secretOf(s, seat) === 0 && out.push(['end', 1]))),
    /the options of seat \d depend/,
  ],
  [
    'the order of options',
    withTurn((s, seat, out) => void (secretOf(s, seat) === 0 && out.reverse())),
    /the options of seat \d depend/,
  ],
  [
    'a question',
    withTurn(null, (s, f, k) => {
      if (secretOf(s, other(f.seat)) === 0) k.jump(f, 'act');
      else k.call({ at: 'answer', step: 'ask', dice: null, got: 0, turn: 0, passes: 0, fired: [] } as never);
    }),
    /the prompts betray a secret/,
  ],
  [
    'standing actions',
    broken({
      standing: {
        ...breath,
        offer: (s, seat, out) => (secretOf(s, seat) === 0 ? undefined : breath.offer(s, seat, out)),
      },
    }),
    /what seat \d may do unasked depends on a secret/,
  ],
  ['thoughts', cheating(), /the thoughts of seat \d know a secret/],
  [
    'what may be undone',
    withTurn(null, (s, f, k) => {
      if (secretOf(s, other(f.seat)) === 0) k.reveal(f.seat);
    }),
    /what may be undone tells seat \d a secret/,
  ],
  [
    'odds',
    {
      ...toyGame,
      odds(s, seat, wish) {
        const odds = toyGame.odds(s, seat, wish);
        return odds.ok
          ? { ...odds, value: { ...odds.value, outcomes: odds.value.outcomes.slice(secretOf(s, seat) % 2) } }
          : odds;
      },
    },
    /asking about "strike .*" tells seat \d a secret/,
  ],
  [
    'refusals',
    broken({
      explain: (s, seat, wish) =>
        toyRules.explain(s, seat, wish).map((r) => ({ ...r, text: factOfText(`It is ${secretOf(s, seat)}.`) })),
    }),
    /asking about ".*" tells seat \d a secret/,
  ],
  [
    'what a text means',
    { ...toyGame, optionOf: (s, seat, wish) => (secretOf(s, seat) === 0 ? null : toyGame.optionOf(s, seat, wish)) },
    /asking about ".*" tells seat \d a secret/,
  ],
  [
    'wishes',
    { ...toyGame, wishOf: (s, seat, option) => `${toyGame.wishOf(s, seat, option)} (against ${secretOf(s, seat)})` },
    /the wishes of seat \d name what it cannot know/,
  ],
  [
    'positions',
    {
      ...toyGame,
      printPosition: (s, who) => [toyGame.printPosition(s, who), typeof who === 'number' ? secretOf(s, who) : 0],
    },
    /the position printed for seat \d betrays a secret/,
  ],
  [
    'pictures',
    { ...toyGame, draw: (s, who) => `${toyGame.draw(s, who)}${typeof who === 'number' ? secretOf(s, who) : ''}` },
    /the picture drawn for seat \d betrays a secret/,
  ],
  [
    'worlds',
    broken({
      resample(s, seat, rng) {
        const world = toyRules.resample(s, seat, rng);
        world.rng = [secretOf(s, seat), 1, 1, 1];
        return world;
      },
    }),
    /the world seat \d imagines depends on what it cannot know/,
  ],
  ['a choice made face down', remembering(), /the view of \d betrays/],
  [
    'dice',
    withTurn(null, (s, f, k) => {
      if (secretOf(s, other(f.seat)) === 0) k.roll(f, 1, 6, f.seat, 'TOY-TURN-02', factOfText('luck'));
    }),
    /the events tell seat \d a secret|the dice betray/,
  ],
];

describe('a leak through', () => {
  it.each(LEAKS)('%s is found', (_kind, game, what) => {
    const fault = faultOf(game);
    expect(fault.what).toMatch(what);
    expect(['secrecy', 'barrier', 'prompts']).toContain(fault.clause);
  });
});

describe('twin worlds', () => {
  it('give the same gestures with other cards: what is laid face down differs', () => {
    const shown = toyRules.gesture?.({} as DuelState, 0, ['set', 3], 1);
    expect(shown).toEqual(['set']);
    expect(toyRules.gesture?.({} as DuelState, 0, ['set', 3], 0)).toEqual(['set', 3]);
  });

  it('keep to the toy game itself', () => {
    const report = runContract(toyGame, { matches: 40, seed: 'true', only: 'secrecy' });
    expect(report.matches).toBe(40);
  });
});
