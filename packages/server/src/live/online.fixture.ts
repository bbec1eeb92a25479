import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { withCommander } from '@sandtable/commander';
import { type Hosted, hosted } from '@sandtable/host';
import type { Core, Decision, Game } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { type Players, type Served, serve } from '../serve';
import { type Flags, readSettings } from '../settings/settings';
import { call, type Made, must } from './client.fixture';
import { GAMES } from './games';
import type { Thinkers } from './matches/thinkers';

const ALL_GAMES: readonly Hosted[] = [...GAMES, hosted(toyGame)];

/** Opponents that think in the test itself; the pool has a test of its own. */
function thinkHere(): Thinkers {
  const games = new Map<string, Game>(
    [withCommander(gmGame), withCommander(acesGame), toyGame].map((game) => [game.rules.id, game as unknown as Game]),
  );
  return {
    think: async ({ game, name, view, decision, world }) =>
      games.get(game)?.opponents[name]?.(view, decision as Decision, () => world as Core) ?? null,
    close: async () => undefined,
  };
}

/** A server with a real store and a page that is none. */
export interface Online {
  readonly folder: string;
  /** `now`: by which clock; left out, by that of the machine. */
  start(flags?: Flags, now?: () => number, more?: Partial<Players>): Promise<Served>;
  end(): void;
}

export function online(): Online {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-online-'));
  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), '<title>page</title>');
  return {
    folder,
    start: (flags = {}, now = Date.now, more = {}) =>
      serve(
        readSettings({ port: '0', log: 'silent', ...('database' in flags ? {} : { data: folder }), ...flags }, {}),
        app,
        { games: ALL_GAMES, thinkers: thinkHere(), pause: () => 0, now, ...more },
      ),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Set-ups of every table, for two people. */
export const SETUPS = {
  toy: { game: 'toy', setup: { hp: 8, abilities: [[], []] } },
  tactics: {
    game: '2gm',
    setup: {
      edition: 'tactics',
      seats: [
        { nation: 'uk', deck: 'uk-starter' },
        { nation: 'germany', deck: 'germany-starter' },
      ],
    },
  },
  pacific: {
    game: '2gm',
    setup: {
      edition: 'pacific',
      seats: [
        { nation: 'usa', deck: 'usa-pacific' },
        { nation: 'japan', deck: 'japan-pacific' },
      ],
    },
  },
  aces: {
    game: 'aces',
    setup: {
      map: 'summer',
      half: '1-6',
      seats: [
        { faction: 'usa', automa: false },
        { faction: 'germany-1', automa: false },
      ],
      options: {},
    },
  },
} as const;

export type TableName = keyof typeof SETUPS;

export async function make(url: string, table: TableName, more: Record<string, unknown> = {}): Promise<Made> {
  const seats = [{ by: 'link' }, { by: 'link' }];
  return must(await call<Made>(url, 'tables', { ...SETUPS[table], title: `A table of ${table}`, seats, ...more }));
}
