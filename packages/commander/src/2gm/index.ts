import { type GmSetup, type GmState, type GmView, gmGame } from '@sandtable/2gm';
import type { Game, Replay, Seat } from '@sandtable/kernel';
import { type Analysis, analysed } from '../analysis';
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

/** Takes a match apart from one seat; yields how far it is. */
export function analyse(replay: Replay, seat: Seat): Generator<number, Analysis> {
  return analysed(gmBrain, replay, seat, gmGame.wishOf);
}
