import { type Core, type Decision, Match, type Option } from '@sandtable/kernel';
import type { Plan } from '../brain';
import { chanceOfValue, valueBy } from './chance';
import { playTo, quickPlan } from './playout';
import { rivalsOf } from './rivals';
import { imagined, type Search, type World, worldOf } from './worlds';

/** An intention and how it went in the worlds it was tried in. */
export interface Tried {
  readonly plan: Plan;
  /** What it was worth in each, in the order of the worlds. */
  readonly values: number[];
  /** Sums of the features of the positions it led to. */
  readonly features: number[];
  /** How often each of the stakes was lost. */
  readonly losses: number[];
}

export interface Found {
  readonly option: Option;
  /** The best first; the quick answer is always among them. */
  readonly tried: readonly Tried[];
  readonly chosen: Tried;
  readonly quick: Tried;
  readonly playouts: number;
}

/** Half of the intentions go on after each round; these never fall below. */
const LAST = 3;
/** A gain that nobody would notice is none. */
const LEAST_GAIN = 0.002;
/** Worlds with dice that each of those who are left after the first look should see. */
const WORLDS_EACH = 10;
/** Before anything has been tried, values are taken to vary by so much, as if that had been seen in so many worlds. */
const USUAL_SPREAD = 0.06;
const SEEN_BEFORE = 4;

/**
 * Policy improvement: rivals of the quick answer are played in the same imagined worlds with the same dice to the own next turn, half of
 * them fall out in every round, and the quick answer is left only for a clear gain. Where fights can be made to fall out as they do on
 * average, everything is looked at once in that way, and only the best of it with dice.
 */
export function improve<S extends Core, View>(search: Search<S, View>, view: View, decision: Decision): Found {
  const { brain, world, purse } = search;
  const quick: Tried = triedOf(quickPlan(brain, new Match(brain.rules, brain.rules.clone(world)), decision));
  const rivals = rivalsOf(search, view, decision, quick.plan).map(triedOf);
  if (rivals.length === 0) return finish(search, [quick], quick);
  const tried = [quick, ...rivals];
  let alive = brain.calm !== undefined && rivals.length > LAST ? firstLook(search, tried) : tried;
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length / LAST)) + 1);
  for (let round = 0; round < rounds; round++) {
    const share = Math.floor(purse.left / (rounds - round));
    const each = Math.max(1, Math.floor(share / alive.length));
    const upTo = quick.values.length + each;
    for (let n = quick.values.length; n < upTo; n++) {
      if (n > 0 && purse.isEmpty) return finish(search, tried, quick);
      const imagined = worldOf(search, n);
      for (const one of alive) play(search, imagined, one);
    }
    if (alive.length > LAST) alive = [quick, ...best(alive, quick, Math.max(LAST, Math.ceil(alive.length / 2)))];
  }
  return finish(search, tried, quick);
}

export function triedOf(plan: Plan): Tried {
  return { plan, values: [], features: [], losses: [] };
}

/** Everything once, without dice: so many of the best go on as can be tried properly, and the quick answer. */
function firstLook<S extends Core, View>(search: Search<S, View>, tried: readonly Tried[]): Tried[] {
  const { brain, world, purse } = search;
  const [quick] = tried;
  const calm = brain.rules.clone(world);
  brain.calm?.(calm);
  const looks = tried.map((one) => {
    const seen = triedOf(one.plan);
    play(search, { state: calm, seed: 0, otherSides: false }, seen);
    return { one, look: seen.values[0] ?? 0 };
  });
  const room = Math.max(LAST, Math.floor(purse.left / WORLDS_EACH));
  const kept = looks.sort((a, b) => b.look - a.look).slice(0, room);
  const ones = kept.map(({ one }) => one);
  return quick === undefined || ones.includes(quick) ? sortedWith(ones, quick) : [quick, ...ones];
}

function sortedWith(ones: readonly Tried[], first: Tried | undefined): Tried[] {
  return first === undefined ? [...ones] : [first, ...ones.filter((one) => one !== first)];
}

/** The same intentions in so many of the same worlds. */
export function compare<S extends Core, View>(
  search: Search<S, View>,
  plans: readonly Plan[],
  worlds: number,
): Tried[] {
  const tried = plans.map(triedOf);
  for (let n = 0; n < worlds; n++) {
    const world = worldOf(search, search.worlds.length);
    for (const one of tried) play(search, world, one);
  }
  return tried;
}

/** Plays an intention in a world and notes what came of it. */
export function play<S extends Core, View>(search: Search<S, View>, world: World<S>, one: Tried): void {
  const { brain, seat, effort } = search;
  const match = imagined(search, world);
  const { state } = match;
  // before the first turn only the own first turn shows what a place was good for; with many at the table that is far away
  const isEarly = brain.turn(state) === 0 && brain.rules.seats(state) === 2;
  const horizon = effort.horizon + (isEarly ? 1 : 0);
  playTo(brain, match, seat, one.plan, horizon);
  note(search, match.state, [one]);
}

/** Notes what a playout came to for all intentions it was a trial of. */
export function note<S extends Core, View>(search: Search<S, View>, s: S, ones: readonly Tried[]): void {
  const { brain, seat, weights, purse, stakes } = search;
  const features = brain.features(s, seat);
  const value = valueBy(s, seat, features, weights);
  const lost = stakes.map((stake) => Number(brain.isLost(s, stake, seat)));
  for (const one of ones) {
    one.values.push(value);
    add(one.features, features);
    add(one.losses, lost);
  }
  purse.pay();
}

function add(sums: number[], more: readonly number[]): void {
  more.forEach((x, i) => {
    sums[i] = (sums[i] ?? 0) + x;
  });
}

function best(alive: readonly Tried[], quick: Tried, left: number): Tried[] {
  return alive
    .filter((t) => t !== quick)
    .sort((a, b) => mean(b.values) - mean(a.values))
    .slice(0, left - 1);
}

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const v of values) sum += v;
  return values.length === 0 ? 0 : sum / values.length;
}

/** How much better one went than another in the worlds both were tried in, and how sure that is. */
function gainOf(one: Tried, other: Tried): { readonly gain: number; readonly error: number; readonly worlds: number } {
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
  const seen = Math.max(0, squares - n * gain * gain);
  const spread = (seen + SEEN_BEFORE * USUAL_SPREAD ** 2) / (n - 1 + SEEN_BEFORE);
  return { gain, error: Math.sqrt(spread / n), worlds: n };
}

/** How far one is behind another in chance to win. An error of the value moves the chance by as much as it is steep there. */
export function behind(
  one: Tried,
  best: Tried,
): { readonly chance: number; readonly points: number; readonly error: number; readonly worlds: number } {
  const { error, worlds } = gainOf(best, one);
  const value = mean(one.values);
  const chance = chanceOfValue(value);
  return {
    chance,
    points: chanceOfValue(mean(best.values)) - chance,
    error: Math.abs(chanceOfValue(Math.min(1, value + error)) - chance),
    worlds,
  };
}

export function finish<S extends Core, View>(
  { effort, purse }: Pick<Search<S, View>, 'effort' | 'purse'>,
  tried: readonly Tried[],
  quick: Tried,
): Found {
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
  return {
    option,
    tried: [chosen, ...[quick, ...others].filter((t) => t !== chosen)],
    chosen,
    quick,
    playouts: purse.spent,
  };
}
