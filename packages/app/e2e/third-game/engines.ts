import { engineOf as ours } from '../../src/engines';
import type { GameEngine } from '../../src/game-module';
import { engine } from './engine';

/** In the house the bundler finds the engine in the folder of its game; this one lies elsewhere. */
export function engineOf(game: string): (() => Promise<GameEngine>) | undefined {
  return game === 'toy' ? async () => engine : ours(game);
}
