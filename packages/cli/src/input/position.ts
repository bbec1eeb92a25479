import { type Core, type Game, type Problem, show } from '@sandtable/kernel';
import type { Cli } from '../cli';
import { engineOf, gameIds, type Listed } from '../games';
import { Stop } from '../stop';
import { readDocument, type Source } from './document';

export interface Position {
  readonly game: Game;
  readonly state: Core;
}

/** Reads a position file; the game it names says what else must stand in it. */
export async function readPosition(cli: Cli, path: string): Promise<Position> {
  const source = await readDocument(cli.io, path);
  const game = engineOf(gameNamed(cli.games, source, 'a position'));
  const parsed = game.parsePosition(source.value);
  if (!parsed.ok) throw new Stop(sayFirst(source, parsed.problems));
  return { game, state: parsed.value };
}

/** The game in the field `game` of a document. */
export function gameNamed(games: readonly Listed[], source: Source, what: string): Listed {
  const { value } = source;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Stop(source.say({ path: '', message: `Expected ${what} with a field "game", found ${show(value)}.` }));
  }
  const id: unknown = (value as { game?: unknown }).game;
  const found = games.find((g) => g.id === id);
  if (found === undefined) {
    throw new Stop(source.say({ path: 'game', message: `Expected one of ${gameIds(games)}, found ${show(id)}.` }));
  }
  return found;
}

/** The first of several problems, and how many more there are. */
export function sayFirst(source: Source, problems: readonly Problem[]): string {
  const [first] = problems;
  if (first === undefined) return `${source.name} cannot be read.`;
  const more = problems.length - 1;
  return `${source.say(first)}${more === 0 ? '' : `, and ${more} more problem${more === 1 ? '' : 's'}`}`;
}
