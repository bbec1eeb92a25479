import type { Core, Seat } from '@sandtable/kernel';
import type { Brain } from '../brain';
import type { Weights } from '../weights';

/** The chance to win that a position gives the seat's side, 0 to 1. */
export function chanceOf<S extends Core, View>(brain: Brain<S, View>, s: S, seat: Seat, weights: Weights): number {
  return s.outcome === null ? chanceBy(s, seat, brain.features(s, seat), weights) : chanceBy(s, seat, [], weights);
}

/** Positions that are all but decided still differ: so much less sure of itself a search compares them. */
const SOFT = 3;

/** What a search holds against each other: as the chance, but never so sure that nothing is left to choose between. */
export function valueBy(s: Core, seat: Seat, features: readonly number[], weights: Weights): number {
  return chanceBy(s, seat, features, weights, SOFT);
}

/** The chance to win that a value stands for. */
export function chanceOfValue(value: number): number {
  if (value <= 0 || value >= 1) return value;
  return 1 / (1 + Math.exp(-SOFT * Math.log(value / (1 - value))));
}

/** The same where its features are known already. */
function chanceBy(s: Core, seat: Seat, features: readonly number[], weights: Weights, soft = 1): number {
  if (s.outcome !== null) {
    if (s.outcome.winners.length === 0) return 0.5;
    return s.outcome.winners.includes(seat) ? 1 : 0;
  }
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0);
  return 1 / (1 + Math.exp(-sum / soft));
}
