import { type AcesSetup, type AcesState, type AcesView, acesGame } from '@sandtable/aces';
import type { Game, Replay, Seat } from '@sandtable/kernel';
import { type Analysis, analysed } from '../analysis';
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

/** Takes a match apart from one seat; yields how far it is. */
export function analyse(replay: Replay, seat: Seat): Generator<number, Analysis> {
  return analysed(acesBrain, replay, seat, acesGame.wishOf);
}
