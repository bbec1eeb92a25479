import type { AcesSetup, AcesState, AcesView } from '@sandtable/aces';
import type { Game } from '@sandtable/kernel';
import { withLevels } from '../commander';
import type { Budget } from '../levels';
import { acesBrain } from './brain';

/** Aces & Armor with the Commander among its opponents. */
export function withCommander(
  game: Game<AcesState, AcesSetup, AcesView>,
  budget: Budget | null = null,
): Game<AcesState, AcesSetup, AcesView> {
  return withLevels(game, acesBrain, budget);
}
