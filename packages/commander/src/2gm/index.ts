import type { GmSetup, GmState, GmView } from '@sandtable/2gm';
import type { Game } from '@sandtable/kernel';
import { withLevels } from '../commander';
import type { Budget } from '../levels';
import { gmBrain } from './brain';

/** 2GM with the Commander among its opponents. */
export function withCommander(
  game: Game<GmState, GmSetup, GmView>,
  budget: Budget | null = null,
): Game<GmState, GmSetup, GmView> {
  return withLevels(game, gmBrain, budget);
}
