import {
  type Core,
  DIE,
  type Fact,
  Match,
  type Option,
  playReplay,
  type Replay,
  type ReplayEntry,
  type Rng,
  type Seat,
  seedRng,
  worldFor,
} from '@sandtable/kernel';
import { type Brain, endOf } from './brain';
import { chanceOf } from './search/chance';
import type { Effort } from './search/effort';
import { keyOf } from './search/intentions';
import { Purse } from './search/purse';
import { behind, compare, improve, mean } from './search/search';
import { aimOf } from './thought';

/** One answer of a match and what it changed of the seat's chance to win. */
interface Turning {
  /** So many answers were in the journal with it. */
  readonly answers: number;
  readonly seat: Seat;
  readonly turn: number;
  /** After it. */
  readonly chance: number;
  /** What dice and draws added to what could be expected of the answer. */
  readonly luck: number;
  /** What could be expected of the answer, against how things stood. */
  readonly choice: number;
}

/** A decision that something else would have been better than. */
interface Costly {
  readonly answers: number;
  readonly turn: number;
  readonly option: Option;
  readonly preferred: Option;
  /** What the answer, or else the better one, was for: null where neither names a place that is held. */
  readonly piece: string | null;
  /** Both in the words of wishes. */
  readonly wish: string;
  readonly better: string;
  /** What the other way mostly gains; null where it cannot be said. */
  readonly aim: Fact | null;
  /** In chance to win, give or take the error. */
  readonly cost: number;
  readonly error: number;
  readonly worlds: number;
}

export interface Analysis {
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
  readonly turnings: readonly Turning[];
  readonly luck: number;
  readonly ownChoices: number;
  readonly otherChoices: number;
  /** Standard error of what is called luck and what is called choice; their sum has none. */
  readonly error: number;
  readonly costly: readonly Costly[];
}

interface Depth {
  /** How often an answer is given again with other dice. */
  readonly samples: number;
  /** How many of the own decisions are looked at with a search. */
  readonly looks: number;
  readonly effort: Effort;
}

type WishOf<S extends Core> = (s: S, seat: Seat, option: Option) => string;

const USUAL_DEPTH: Depth = {
  samples: 16,
  looks: 10,
  effort: { playouts: 60, rivals: 12, horizon: 1, sharpness: 1 },
};
const ROLL = '$roll';
/** Decisions cheaper than this are not worth a word. */
const WORTH_A_WORD = 0.02;
const COMPARED = 16;

interface Answered<S extends Core> {
  readonly before: S;
  readonly entry: ReplayEntry;
  readonly after: S;
  readonly chance: boolean;
}

/**
 * Goes through a finished match from one seat: every answer is given again with other dice from the position it was given in, so that what
 * the dice did is told apart from what was chosen. Yields how far it is, from 0 to 1, and can be left at any time.
 */
export function* analysed<S extends Core, Setup, View>(
  brain: Brain<S, View>,
  replay: Replay<Setup>,
  seat: Seat,
  wishOf: WishOf<S>,
  depth: Depth = USUAL_DEPTH,
): Generator<number, Analysis> {
  const { steps, first } = played(brain, replay as Replay<never>);
  const rng = seedRng(`analysis/${replay.seed}/${seat}`);
  const turnings: Turning[] = [];
  const start = chanceOf(brain, first, seat, brain.weights);
  let before = start;
  let variance = 0;
  for (const [i, step] of steps.entries()) {
    const chance = chanceOf(brain, step.after, seat, brain.weights);
    const expected = step.chance ? expectedOf(brain, step, seat, rng, depth.samples) : { mean: chance, variance: 0 };
    variance += expected.variance;
    const [by] = step.entry;
    turnings.push({
      answers: i + 1,
      seat: by,
      turn: brain.turn(step.before),
      chance,
      luck: chance - expected.mean,
      choice: expected.mean - before,
    });
    before = chance;
    yield (0.6 * (i + 1)) / steps.length;
  }
  const costly = yield* costlyOf(brain, steps, turnings, seat, wishOf, depth);
  const sum = (of: (t: Turning) => number): number => turnings.reduce((all, t) => all + of(t), 0);
  return {
    seat,
    start,
    end: before,
    turnings,
    luck: sum((t) => t.luck),
    ownChoices: sum((t) => (t.seat === seat ? t.choice : 0)),
    otherChoices: sum((t) => (t.seat === seat ? 0 : t.choice)),
    error: Math.sqrt(variance),
    costly,
  };
}

function played<S extends Core, View>(
  brain: Brain<S, View>,
  replay: Replay<never>,
): { readonly first: S; readonly steps: readonly Answered<S>[] } {
  const { rules } = brain;
  const first = rules.clone(Match.start(rules, replay.setup, replay.seed).state);
  const steps: Answered<S>[] = [];
  let before = first;
  let draws: number | null = null;
  playReplay(rules, replay, {
    each(match, entry, done) {
      const after = rules.clone(match.state);
      const fell = match.draws.length;
      const chance = done.barrier.roll || done.barrier.reveal || (draws !== null && fell > draws);
      draws = fell;
      steps.push({ before, entry, after, chance });
      before = after;
    },
  });
  return { first, steps };
}

function optionOf([, verb, ...args]: ReplayEntry): Option {
  return [verb, ...args];
}

/** The chance after the same answer with other dice and other draws. A die that somebody rolled by hand is all luck. */
function expectedOf<S extends Core, View>(
  brain: Brain<S, View>,
  { before, entry }: Answered<S>,
  seat: Seat,
  rng: Rng,
  samples: number,
): { readonly mean: number; readonly variance: number } {
  const [by, verb] = entry;
  const asked = before.asks.find((ask) => ask.seat === by && ask.answer === null);
  if (verb === ROLL || asked?.kind === DIE) return { mean: chanceOf(brain, before, seat, brain.weights), variance: 0 };
  const values: number[] = [];
  for (let n = 0; n < samples; n++) {
    const match = new Match(brain.rules, brain.rules.resample(before, by, rng));
    if (match.submit(by, optionOf(entry)).ok) values.push(chanceOf(brain, match.state, seat, brain.weights));
  }
  if (values.length < 2) return { mean: chanceOf(brain, before, seat, brain.weights), variance: 0 };
  const middle = mean(values);
  const spread = values.reduce((all, v) => all + (v - middle) ** 2, 0) / (values.length - 1);
  return { mean: middle, variance: spread / values.length };
}

/** What somebody decided, with the answers that only led it on. */
interface Deed {
  readonly first: Turning;
  readonly plan: Option[];
  /** What could be expected of all of it, against how things stood. */
  choice: number;
}

function deedsOf<S extends Core, View>(
  brain: Brain<S, View>,
  steps: readonly Answered<S>[],
  turnings: readonly Turning[],
  seat: Seat,
): Deed[] {
  const deeds: Deed[] = [];
  for (const [i, { before, entry }] of steps.entries()) {
    const turning = turnings[i];
    if (turning?.seat !== seat) continue;
    const kind = before.asks.find((ask) => ask.seat === seat && ask.answer === null)?.kind ?? '';
    const deed = deeds.at(-1);
    if (deed === undefined || !brain.underWay.includes(kind)) {
      deeds.push({ first: turning, plan: [optionOf(entry)], choice: turning.choice });
      continue;
    }
    deed.plan.push(optionOf(entry));
    deed.choice += turning.choice;
  }
  return deeds;
}

/** The own decisions after which most was lost, each held against what the Commander would have done with what the seat knew. */
function* costlyOf<S extends Core, View>(
  brain: Brain<S, View>,
  steps: readonly Answered<S>[],
  turnings: readonly Turning[],
  seat: Seat,
  wishOf: WishOf<S>,
  { looks, effort }: Depth,
): Generator<number, Costly[]> {
  const worst = deedsOf(brain, steps, turnings, seat)
    .filter(({ first }) => first.turn > 0 && !isDie(steps[first.answers - 1]))
    .sort((a, b) => a.choice - b.choice)
    .slice(0, looks);
  const found: Costly[] = [];
  for (const [i, deed] of worst.entries()) {
    const step = steps[deed.first.answers - 1];
    const one = step === undefined ? null : lookAt(brain, step, deed, wishOf, effort);
    if (one !== null && one.cost > WORTH_A_WORD && one.cost > one.error) found.push(one);
    yield 0.6 + (0.4 * (i + 1)) / worst.length;
  }
  return found.sort((a, b) => b.cost - a.cost);
}

function isDie<S extends Core>(step: Answered<S> | undefined): boolean {
  return step === undefined || step.entry[1] === ROLL || step.entry[1] === 'face';
}

function lookAt<S extends Core, View>(
  brain: Brain<S, View>,
  { before, entry }: Answered<S>,
  { first: { answers, turn }, plan }: Deed,
  wishOf: WishOf<S>,
  effort: Effort,
): Costly | null {
  const [seat] = entry;
  const decision = new Match(brain.rules, before).decision(seat);
  if (decision === null || decision.options.length < 2) return null;
  const view = brain.rules.view(before, seat);
  const world = worldFor(brain.rules, before, seat);
  const search = {
    brain,
    weights: brain.weights,
    world,
    seat,
    rng: seedRng(keyOf(view, decision)),
    effort,
    purse: new Purse(effort),
    stakes: [],
    worlds: [],
  };
  const { chosen, option: preferred } = improve(search, view, decision);
  const option = endOf(plan) ?? optionOf(entry);
  const wanted = endOf(chosen.plan) ?? preferred;
  const [better, actual] = compare(search, [chosen.plan, plan], COMPARED);
  if (better === undefined || actual === undefined || wanted.join() === option.join()) return null;
  const { points, error, worlds } = behind(actual, better);
  const wish = wishOf(before, seat, option);
  const said = wishOf(before, seat, wanted);
  const [piece = null] = [wish, said].flatMap((text) => brain.pieceAt(before, text.split(' ')[1] ?? '') ?? []);
  const aim = aimOf(better, actual, { game: brain.rules.id, names: brain.names, weights: brain.weights });
  return { answers, turn, option, preferred: wanted, piece, wish, better: said, aim, cost: points, error, worlds };
}
