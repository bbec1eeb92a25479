import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Budget, type Method, withCommander } from '@sandtable/commander';
import type { Game, Replay } from '@sandtable/kernel';
import { stableHash } from '@sandtable/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { editionOf, engineOf, listed } from '../games';
import type { Io } from '../io';
import { progressBar } from '../output/progress';
import { json, percent, table } from '../output/text';
import { plainBudget } from '../play/budget';
import { mean, percentile, rounded } from '../play/figures';
import { playedBeside, type Result } from '../play/processes';
import { seatingsOf } from '../play/seatings';
import { type Plan, type Played, type PlayResult, playMatch, seatNames } from '../play/simulate';
import { wilson } from '../play/wilson';
import { EXIT, Stop } from '../stop';
import { budget, method, nameList, optionList, wholeNumber } from './options';

interface SimOptions {
  readonly game: string;
  readonly edition?: string;
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly setup?: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players?: number;
  readonly limit?: number;
  readonly budget?: Budget;
  readonly method?: Method;
  readonly processes: number;
  readonly swap?: true;
  readonly out: string;
  readonly json?: true;
}

export function addSim(program: Command, cli: Cli): void {
  program
    .command('sim')
    .description('play matches without a screen and count')
    .requiredOption('--game <id>', 'the game')
    .option('--edition <name>', 'the edition, where there are several')
    .option('--seats <list>', 'who plays: rulebook, commander, random …, one for all or one for each seat', nameList, [
      'rulebook',
    ])
    .option('--swap', 'let players change seats and armies from match to match')
    .option(
      '--budget <n>',
      'what the level Commander may use for a decision: playouts, or 200ms of processor time',
      budget,
    )
    .option('--method <name>', 'how the Commander uses a --budget: improve, turns, tree', method)
    .option('--processes <n>', 'play on so many cores at once', wholeNumber(1, 64), 1)
    .option('--games <n>', 'how many matches', wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', 'the same seed plays the same matches', '1')
    .option('--setup <file>', 'the set-up to play, as JSON or YAML; - reads it from the input')
    .option('--scenario <name>', 'a scenario of the game, or a file with one of your own')
    .option('--options <list>', 'options of the set-up: night=true,weather=rain', optionList)
    .option('--players <n>', 'how many play, where a game leaves it open', wholeNumber(2, 4))
    .option('--limit <n>', 'give a match up after so many answers', wholeNumber(1))
    .option('--out <folder>', 'where replays of crashed matches go', '.')
    .option('--json', 'print JSON')
    .action((options: SimOptions) => sim(cli, options));
}

interface Tally {
  readonly played: Played[];
  readonly crashes: { readonly game: number; readonly error: string; readonly replay: string }[];
  digest: string;
}

async function sim(cli: Cli, options: SimOptions): Promise<void> {
  const engine = engineOf(listed(cli.games, options.game));
  const allowed = allowedTo(options);
  const game = allowed === null ? engine : withCommander(engine, allowed);
  // a scenario is of one edition: it need not be named
  const asked = editionOf(game, options.edition ?? (options.scenario === undefined ? undefined : game.editions[0]));
  const seatings = await seatingsOf(cli, game, asked, options);
  const edition = playedEdition(seatings[0]?.setup) ?? asked;
  const plan: Plan = {
    game,
    seatings,
    seed: options.seed,
    limit: options.limit ?? game.patience ?? game.rules.maxAnswers,
  };
  const begun = cli.io.now();
  const tally = await playAll(cli.io, plan, options);
  const seconds = (cli.io.now() - begun) / 1000;
  const result = summary(plan, edition, options.games, tally, seconds);
  if (options.json) cli.io.out(json(result));
  else cli.io.out(report(game, result));
  for (const crash of tally.crashes) cli.io.err(`Match ${crash.game} crashed: ${crash.error} (${crash.replay})\n`);
  if (tally.crashes.length > 0) cli.end(EXIT.no);
}

/** What the Commander may use, and how; null for what its levels do by themselves. */
function allowedTo({ budget: given, method: way }: SimOptions): Budget | null {
  if (given !== undefined) return way === undefined ? given : { ...given, method: way };
  if (way !== undefined) throw new Stop('--method goes with --budget: say how many playouts it may use.');
  return null;
}

/** A scenario or a set-up of one's own says for which edition it is. */
function playedEdition(setup: unknown): string | null {
  const told = (setup as { readonly edition?: unknown } | null)?.edition;
  return typeof told === 'string' ? told : null;
}

async function playAll(io: Io, plan: Plan, options: SimOptions): Promise<Tally> {
  const tally: Tally = { played: [], crashes: [], digest: stableHash('sim') };
  const progress = progressBar(io, options.games);
  const results: PlayResult[] = [];
  let ended = 0;
  for await (const { number, result } of played(plan, options)) {
    results[number] = result;
    progress.tick(++ended);
  }
  for (const [i, result] of results.entries()) {
    if ('played' in result) {
      tally.played.push(result.played);
      tally.digest = stableHash([tally.digest, i, result.played.hash]);
    } else {
      const replay = await keep(
        io,
        options.out,
        `${plan.game.id}-${fileName(plan.seed)}-${i}.replay.json`,
        result.replay,
      );
      tally.crashes.push({ game: i, error: result.crash, replay });
      tally.digest = stableHash([tally.digest, i, 'crash', result.crash]);
    }
  }
  progress.end();
  return tally;
}

/** Here, one after the other, or in processes of their own. */
async function* played(plan: Plan, options: SimOptions): AsyncGenerator<Result> {
  const { games, processes } = options;
  if (processes > 1) {
    const allowed = allowedTo(options);
    yield* playedBeside(plan, allowed === null ? null : plainBudget(allowed), games, processes);
    return;
  }
  for (let number = 0; number < games; number++) yield { number, result: playMatch(plan, number) };
}

function fileName(seed: string): string {
  return seed.replace(/[^a-zA-Z0-9]+/g, '-').slice(0, 40);
}

async function keep(io: Io, folder: string, name: string, replay: Replay): Promise<string> {
  const path = resolve(io.cwd, folder, name);
  try {
    await mkdir(resolve(io.cwd, folder), { recursive: true });
    await writeFile(path, `${JSON.stringify(replay)}\n`);
  } catch (error) {
    throw new Stop(
      `The replay ${path} cannot be written (${(error as NodeJS.ErrnoException).code}): choose another --out.`,
    );
  }
  return relative(io.cwd, path) || join(folder, name);
}

type Summary = ReturnType<typeof summary>;

function summary(plan: Plan, edition: string, games: number, tally: Tally, seconds: number) {
  const { played } = tally;
  const finished = played.filter((p) => p.outcome !== null);
  const [first] = plan.seatings;
  const names = seatNames(plan.game, first?.setup);
  const rateOf = (name: string, player: string, won: (p: Played) => boolean) => {
    const wins = finished.filter(won).length;
    return {
      name,
      player,
      wins,
      rate: finished.length === 0 ? 0 : wins / finished.length,
      ...wilson(wins, finished.length),
    };
  };
  const players = [...new Set(first?.kinds)];
  const seats =
    plan.seatings.length === 1
      ? names.map((name, seat) =>
          rateOf(name, first?.kinds[seat] ?? '', (p) => p.outcome?.winners.includes(seat) === true),
        )
      : players.map((player) =>
          rateOf(player, player, (p) => p.outcome?.winners.some((seat) => p.kinds[seat] === player) === true),
        );
  const answers = finished.map((p) => p.answers);
  const turns = finished.map((p) => p.turns ?? p.answers);
  return {
    game: plan.game.id,
    edition,
    seed: plan.seed,
    games,
    finished: finished.length,
    crashed: tally.crashes.length,
    draws: finished.filter((p) => p.outcome?.winners.length === 0).length,
    wins: Object.fromEntries(seats.map((s) => [s.name, s.wins])),
    rates: Object.fromEntries(seats.map(({ name, player, rate, low, high }) => [name, { player, rate, low, high }])),
    firstMover: firstMover(finished),
    turns: lengths(turns),
    answers: lengths(answers),
    gamesPerSecond: rounded(games / seconds),
    digest: tally.digest,
    crashes: tally.crashes,
  };
}

/** How often whoever took the first turn won, in games whose state tells who that was. */
function firstMover(finished: readonly Played[]) {
  const told = finished.filter((p) => p.first !== null);
  if (told.length === 0) return null;
  const wins = told.filter((p) => p.outcome?.winners.includes(p.first ?? 0)).length;
  return { wins, rate: wins / told.length, ...wilson(wins, told.length) };
}

function lengths(values: readonly number[]): { readonly mean: number; readonly p95: number } {
  return { mean: mean(values), p95: percentile(values, 0.95) };
}

function report(game: Game, s: Summary): string {
  const unfinished = s.games - s.finished - s.crashed;
  const rows = Object.entries(s.rates).map(([seat, { player, rate, low, high }]) => [
    seat,
    player,
    s.wins[seat] ?? 0,
    percent(rate),
    `(${percent(low)} to ${percent(high)})`,
  ]);
  return (
    `${game.title} (${s.edition}): ${s.games} matches with seed ${s.seed}\n\n` +
    table([['seat', 'player', 'wins', 'rate', '95 % interval'], ...rows], '  ') +
    (s.firstMover === null ? '' : `\n  the first to move wins ${percent(s.firstMover.rate)}`) +
    `\n  draws     ${s.draws}\n  finished  ${s.finished}, given up ${unfinished}, crashed ${s.crashed}\n` +
    `  turns     ${s.turns.mean.toFixed(1)} on average, 95 % within ${s.turns.p95}\n` +
    `  answers   ${s.answers.mean.toFixed(1)} on average, 95 % within ${s.answers.p95}\n` +
    `  speed     ${s.gamesPerSecond} matches per second\n  digest    ${s.digest}\n`
  );
}
