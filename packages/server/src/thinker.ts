import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { withCommander } from '@sandtable/commander';
import type { Core, Game, Reply } from '@sandtable/kernel';
import type { Thought } from './live/matches/thinkers';

const OPPONENTS = new Map<string, Game['opponents']>(
  [withCommander(gmGame), withCommander(acesGame)].map((game) => [game.rules.id, game.opponents as Game['opponents']]),
);

/** Runs in a thread of its own: an opponent is a pure function of what its seat sees. */
export default function think({ game, name, view, decision, world }: Thought): Reply {
  const opponent = OPPONENTS.get(game)?.[name];
  if (opponent === undefined) throw new Error(`There is no opponent "${name}" in ${game}.`);
  return opponent(view, decision as Parameters<typeof opponent>[1], () => world as Core);
}
