import { type Core, Match, nextUint32, type Rng, type Seat } from '@sandtable/kernel';
import type { Brain } from '../brain';
import type { Stake } from '../stakes';
import type { Weights } from '../weights';
import type { Effort } from './effort';
import type { Purse } from './purse';
import { SameDice } from './same-dice';

/** What is searched for whom, and how hard. */
export interface Search<S extends Core, View> {
  readonly brain: Brain<S, View>;
  readonly weights: Weights;
  readonly world: S;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly effort: Effort;
  readonly purse: Purse;
  /** What can be won or lost: how often each was is counted for the sake of telling it. */
  readonly stakes: readonly Stake[];
  /** Those that have been imagined so far. */
  readonly worlds: World<S>[];
}

export interface World<S> {
  readonly state: S;
  readonly seed: number;
  readonly otherSides: boolean;
}

/** The nth imagined world; every second one is the one before it with the other sides of its dice. */
export function worldOf<S extends Core, View>(search: Search<S, View>, n: number): World<S> {
  const { worlds, brain, world, seat, rng } = search;
  const known = worlds[n];
  if (known !== undefined) return known;
  const before = n % 2 === 1 ? worlds[n - 1] : undefined;
  const made: World<S> =
    before === undefined
      ? { state: brain.rules.resample(world, seat, rng), seed: nextUint32(rng), otherSides: false }
      : { ...before, otherSides: true };
  worlds[n] = made;
  return made;
}

/** A world to play on in, with its own dice. */
export function imagined<S extends Core, View>(search: Search<S, View>, world: World<S>): Match<S, never, View> {
  const { brain } = search;
  const state = brain.rules.clone(world.state);
  const dice = new SameDice(world.seed, world.otherSides, () => brain.rollOf(state));
  return new Match(brain.rules, state, { dice });
}
