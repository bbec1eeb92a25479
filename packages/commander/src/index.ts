import type { Core, Game } from '@sandtable/kernel';
import { gmBrain } from './2gm/brain';
import { acesBrain } from './aces/brain';
import type { Brain } from './brain';
import { withLevels } from './commander';
import type { Budget } from './levels';

export type { Budget } from './levels';
export { METHODS, type Method } from './search/effort';

/** Each was made for its game: they only ever get what came from it. */
const BRAINS: Readonly<Record<string, unknown>> = { aces: acesBrain, '2gm': gmBrain };

/** The game with the Commander's levels among its opponents; without a brain for it, the game as it is. */
export function withCommander<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  budget: Budget | null = null,
): Game<S, Setup, View> {
  const brain = BRAINS[game.rules.id] as Brain<S, View> | undefined;
  return brain === undefined ? game : withLevels(game, brain, budget);
}
