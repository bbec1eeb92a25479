import { type Core, type Decision, Match, type Option, type Rng, type Seat, sameOption } from '@sandtable/kernel';
import type { Brain, Plan } from './brain';
import { chanceBy, chanceOf } from './chance';
import { playTo, quickPlan } from './playout';
import type { Weights } from './weights';

/** How hard somebody thinks. */
export interface Effort {
  /** Imagined turns in all; the only budget that gives the same answer everywhere. */
  readonly playouts: number;
  /** Intentions that are tried at all. */
  readonly rivals: number;
  /** Own turns to look ahead: 1 sees the reply. */
  readonly horizon: number;
  /** So many standard errors better than the quick answer something has to be. */
  readonly sharpness: number;
  /** A clock somebody lends: told when a decision begins, asked whether it has lasted long enough. */
  readonly begin?: () => void;
  readonly enough?: () => boolean;
}

/** An intention and how it went in the worlds it was tried in. */
export interface Tried {
  readonly plan: Plan;
  /** The chance to win after each, in the order of the worlds. */
  readonly values: number[];
  /** Sums of the features of the positions it led to. */
  readonly features: number[];
}

export interface Found {
  readonly option: Option;
  /** The best first; the quick answer is always among them. */
  readonly tried: readonly Tried[];
  readonly chosen: Tried;
  readonly quick: Tried;
  readonly playouts: number;
}

interface Search<S extends Core, View> {
  readonly brain: Brain<S, View>;
  readonly weights: Weights;
  readonly world: S;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly effort: Effort;
}

/** Half of the intentions go on after each round; these never fall below. */
const LAST = 3;
/** A gain that nobody would notice is none. */
const LEAST_GAIN = 0.002;

/**
 * Policy improvement: rivals of the quick answer are played in the same imagined worlds to the own next turn, half of them fall out
 * in every round, and the quick answer is left only for a clear gain.
 */
export function improve<S extends Core, View>(search: Search<S, View>, view: View, decision: Decision): Found {
  const { brain, world, effort } = search;
  const quick: Tried = {
    plan: quickPlan(brain, matchOf(search, brain.rules.clone(world)), decision),
    values: [],
    features: [],
  };
  const rivals = rivalsOf(search, view, decision, quick);
  if (rivals.length === 0) return finish([quick], quick, effort, 0);
  let alive = [quick, ...rivals];
  const tried = alive;
  const worlds: S[] = [];
  let spent = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length / LAST)) + 1);
  for (let round = 0; round < rounds; round++) {
    const share = Math.floor((effort.playouts - spent) / (rounds - round));
    const each = Math.max(1, Math.floor(share / alive.length));
    const upTo = quick.values.length + each;
    for (let n = quick.values.length; n < upTo; n++) {
      if (n > 0 && effort.enough?.() === true) return finish(tried, quick, effort, spent);
      worlds[n] ??= brain.rules.resample(world, search.seat, search.rng);
      for (const one of alive) {
        play(search, worlds[n] as S, one);
        spent++;
      }
    }
    if (alive.length > LAST)
      alive = [
        quick,
        ...best(
          alive.filter((t) => t !== quick),
          alive.length,
        ),
      ];
  }
  return finish(tried, quick, effort, spent);
}

/** The same intentions in so many of the same worlds. */
export function compare<S extends Core, View>(
  search: Search<S, View>,
  plans: readonly Plan[],
  worlds: number,
): Tried[] {
  const tried = plans.map((plan): Tried => ({ plan, values: [], features: [] }));
  for (let n = 0; n < worlds; n++) {
    const world = search.brain.rules.resample(search.world, search.seat, search.rng);
    for (const one of tried) play(search, world, one);
  }
  return tried;
}

function matchOf<S extends Core, View>({ brain }: Search<S, View>, state: S): Match<S, never, View> {
  return new Match(brain.rules, state);
}

/** Plays an intention in a world and notes what came of it. */
function play<S extends Core, View>(search: Search<S, View>, world: S, one: Tried): void {
  const { brain, seat, effort, weights } = search;
  const match = matchOf(search, brain.rules.clone(world));
  playTo(brain, match, seat, one.plan, effort.horizon);
  const features = brain.features(match.state, seat);
  one.values.push(chanceBy(match.state, seat, features, weights));
  features.forEach((x, i) => {
    one.features[i] = (one.features[i] ?? 0) + x;
  });
}

function best(rivals: readonly Tried[], alive: number): Tried[] {
  return [...rivals]
    .sort((a, b) => mean(b.values) - mean(a.values))
    .slice(0, Math.max(LAST - 1, Math.ceil(alive / 2) - 1));
}

/** What could be done instead of the quick answer: those that look best right after them, where there are too many to try all. */
function rivalsOf<S extends Core, View>(
  search: Search<S, View>,
  view: View,
  decision: Decision,
  quick: Tried,
): Tried[] {
  const { brain, world, effort, seat, weights } = search;
  const plans = brain.plans(world, view, decision).filter((plan) => !isSame(plan, quick.plan));
  const room = Math.max(1, Math.min(effort.rivals, Math.floor(effort.playouts / 4)));
  if (plans.length <= room || brain.sorted)
    return plans.slice(0, room).map((plan) => ({ plan, values: [], features: [] }));
  const imagined = brain.rules.resample(world, seat, search.rng);
  const looks = plans.map((plan) => {
    const match = matchOf(search, brain.rules.clone(imagined));
    for (const option of plan) {
      if (match.decision(seat) === null || !match.submit(seat, option).ok) break;
    }
    return { plan, look: chanceOf(brain, match.state, seat, weights) };
  });
  return looks
    .sort((a, b) => b.look - a.look)
    .slice(0, room)
    .map(({ plan }) => ({ plan, values: [], features: [] }));
}

function isSame(one: Plan, other: Plan): boolean {
  if (one.length !== other.length) return false;
  return one.every((option, i) => {
    const at = other[i];
    return at !== undefined && sameOption(option, at);
  });
}

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const v of values) sum += v;
  return values.length === 0 ? 0 : sum / values.length;
}

/** How much better one went than another in the worlds both were tried in, and how sure that is. */
export function gainOf(
  one: Tried,
  other: Tried,
): { readonly gain: number; readonly error: number; readonly worlds: number } {
  const n = Math.min(one.values.length, other.values.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (one.values[i] ?? 0) - (other.values[i] ?? 0);
    sum += d;
    squares += d * d;
  }
  if (n === 0) return { gain: 0, error: 1, worlds: 0 };
  const gain = sum / n;
  const spread = n < 2 ? 1 : Math.sqrt(Math.max(0, squares / n - gain * gain) / (n - 1));
  return { gain, error: spread, worlds: n };
}

function finish(tried: readonly Tried[], quick: Tried, effort: Effort, playouts: number): Found {
  const most = Math.max(...tried.map((t) => t.values.length));
  const last = tried.filter((t) => t !== quick && t.values.length === most);
  const sorted = last.sort((a, b) => mean(b.values) - mean(a.values));
  const [rival] = sorted;
  let chosen = quick;
  if (rival !== undefined) {
    const { gain, error } = gainOf(rival, quick);
    if (gain > LEAST_GAIN && gain > effort.sharpness * error) chosen = rival;
  }
  const option = chosen.plan[0];
  if (option === undefined) throw new Error('An intention without an answer.');
  const others = tried
    .filter((t) => t !== quick)
    .sort((a, b) => b.values.length - a.values.length || mean(b.values) - mean(a.values));
  return { option, tried: [chosen, ...[quick, ...others].filter((t) => t !== chosen)], chosen, quick, playouts };
}
