import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { ROOT } from '../lib/paths.mjs';
import { Stop } from '../lib/say.mjs';

interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly rates: Readonly<Record<string, Rate>>;
  readonly firstMover: (Rate & { readonly wins: number }) | null;
  readonly turns: { readonly mean: number; readonly p95: number };
}

interface More {
  readonly edition?: string;
  /** Playouts for a decision of the Commander. */
  readonly budget?: number;
}

/** Plays matches of a set-up through the command line, as anybody could. */
export function simulate(
  game: string,
  player: string,
  setup: object,
  games: number,
  seed: string,
  { edition, budget }: More = {},
): Summary {
  const named = edition === undefined ? [] : ['--edition', edition];
  const allowed = budget === undefined ? [] : ['--budget', String(budget)];
  return run(game, player, games, seed, ['--setup', '-', ...named, ...allowed], JSON.stringify(setup));
}

/** The same with a scenario of the game. */
export function simulateScenario(
  game: string,
  player: string,
  scenario: string,
  games: number,
  seed: string,
): Summary & { readonly edition: string } {
  return run(game, player, games, seed, ['--scenario', scenario], '') as Summary & { readonly edition: string };
}

function run(game: string, player: string, games: number, seed: string, more: string[], input: string): Summary {
  const args = ['sim', '--game', game, '--seats', player, '--games', String(games), '--seed', seed, '--json', ...more];
  const done = spawnSync(process.execPath, ['packages/cli/bin/sandtable.mjs', ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Stop(`The matches of ${game} could not be played: ${done.stderr.trim()}`);
  return JSON.parse(done.stdout) as Summary;
}
