import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { withCommander } from '@sandtable/commander';
import type { Core, Game, RuleBook } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { Stop } from './stop';

/** A game as the commands know it: its book, where its code lies, and its engine once there is one. */
export interface Listed {
  readonly id: string;
  readonly book: RuleBook;
  /** Folders below the repository whose files carry out the book's rules and test them. */
  readonly sources: readonly string[];
  readonly game: Game | null;
  /** For trying out the tools: listed only when named. */
  readonly practice?: true;
}

/** The tools hand states, set-ups and views back to the game they came from and never look inside. */
function playable<S extends Core, Setup, View>(game: Game<S, Setup, View>): Game {
  return game as unknown as Game;
}

export const GAMES: readonly Listed[] = [
  {
    id: '2gm',
    book: gmGame.book,
    sources: ['packages/2gm/src', 'packages/2gm/content'],
    game: playable(withCommander(gmGame)),
  },
  {
    id: 'aces',
    book: acesGame.book,
    sources: ['packages/aces/src', 'packages/aces/content'],
    game: playable(withCommander(acesGame)),
  },
  {
    id: 'toy',
    book: toyGame.book,
    sources: ['packages/testkit/src/toy'],
    game: playable(toyGame),
    practice: true,
  },
];

export function gameIds(games: readonly Listed[]): string {
  return games.map((g) => g.id).join(', ');
}

export function listed(games: readonly Listed[], id: string): Listed {
  const found = games.find((g) => g.id === id);
  if (found === undefined) throw new Stop(`There is no game "${id}": expected one of ${gameIds(games)}.`);
  return found;
}

/** The engine of a game that can be played. */
export function engineOf(entry: Listed): Game {
  if (entry.game === null) throw new Stop(`${entry.book.title} (${entry.id}) has a rule book but no engine yet.`);
  return entry.game;
}

/** The edition asked for, or the only one. */
export function editionOf(game: Game, edition: string | undefined): string {
  const names = game.editions.join(', ');
  if (edition !== undefined) {
    if (!game.editions.includes(edition)) {
      throw new Stop(`${game.title} has no edition "${edition}": expected one of ${names}.`);
    }
    return edition;
  }
  const [only] = game.editions;
  if (only === undefined || game.editions.length > 1) throw new Stop(`Name an edition with --edition: ${names}.`);
  return only;
}
