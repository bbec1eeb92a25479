import type { Game } from '@sandtable/kernel';
import { setupForAll } from '@sandtable/kernel';
import type { Cli } from '../cli';
import { readDocument } from '../input/document';
import { sayFirst } from '../input/position';
import { Stop } from '../stop';

/** What may be said about the matches to be played. */
export interface Wanted {
  readonly seats: readonly string[];
  readonly setup?: string;
  readonly scenario?: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The set-up of a file, of a scenario, for so many players, or a good ordinary one for the players named. */
export async function setupOf(cli: Cli, game: Game, edition: string, wanted: Wanted): Promise<unknown> {
  const { setup, scenario, players, options } = wanted;
  if (setup !== undefined && (scenario !== undefined || players !== undefined))
    throw new Stop('A set-up of your own says itself what is played: leave out --scenario and --players.');
  if (setup !== undefined) {
    const source = await readDocument(cli.io, setup);
    const parsed = game.rules.parseSetup(merged(source.value, options));
    if (!parsed.ok) throw new Stop(sayFirst(source, parsed.problems));
    return parsed.value;
  }
  const asked = scenario !== undefined || players !== undefined;
  if (!asked && options === undefined) return ordinary(game, edition, wanted.seats);
  return read(
    game,
    merged(asked ? await tableOf(cli, game, edition, wanted) : ordinary(game, edition, wanted.seats), options),
  );
}

function ordinary(game: Game, edition: string, seats: readonly string[]): unknown {
  const [only, ...others] = seats;
  if (only !== undefined && others.length === 0) return setupForAll(game, edition, only);
  return game.defaultSetup(edition, seats);
}

function read(game: Game, raw: unknown): unknown {
  const parsed = game.rules.parseSetup(raw);
  if (parsed.ok) return parsed.value;
  const [first] = parsed.problems;
  throw new Stop(first === undefined ? 'That cannot be played.' : `${first.path}: ${first.message}`);
}

async function tableOf(cli: Cli, game: Game, edition: string, wanted: Wanted): Promise<unknown> {
  if (game.tableFor === undefined)
    throw new Stop(`${game.title} has no scenarios and no number of players to choose: use --setup.`);
  const { scenario, players, seats } = wanted;
  const isFile = scenario !== undefined && /[./]|^-$/.test(scenario);
  const source = isFile ? await readDocument(cli.io, scenario) : null;
  const table = game.tableFor(edition, { scenario: source === null ? scenario : source.value, players, seats });
  if (table.ok) return table.value;
  throw new Stop(source === null ? (table.problems[0]?.message ?? '') : sayFirst(source, table.problems));
}

/** The set-up with these options instead of its own. */
function merged(raw: unknown, options: Wanted['options']): unknown {
  if (options === undefined || typeof raw !== 'object' || raw === null) return raw;
  const own = (raw as { options?: unknown }).options;
  return { ...raw, options: { ...(typeof own === 'object' ? own : {}), ...options } };
}
