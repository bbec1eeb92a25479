import { seedRng } from './chance/rng';
import type { Core } from './core';
import type { Game } from './game';

/** A set-up in which every seat is played by the same kind of player. */
export function setupForAll<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  edition: string,
  player: string,
): Setup {
  const seats = game.rules.seats(game.rules.init(game.defaultSetup(edition), seedRng('seats')));
  return game.defaultSetup(edition, new Array<string>(seats).fill(player));
}
