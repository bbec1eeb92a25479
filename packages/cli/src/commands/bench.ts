import type { Command } from 'commander';
import { type Budgets, budgetsOf, budgetText, isWithin, KERNEL_BUDGETS } from '../bench/budgets';
import { measureGame, measureKernel } from '../bench/games';
import type { Effort } from '../bench/measure';
import type { Cli } from '../cli';
import { engineOf, type Listed, listed } from '../games';
import { json, table } from '../output/text';
import { Stop } from '../stop';
import { wholeNumber } from './options';

interface BenchOptions {
  readonly game?: string;
  readonly rounds: number;
  readonly roundMs: number;
  readonly json?: true;
}

export function addBench(program: Command, cli: Cli): void {
  program
    .command('bench')
    .description('measure speed against the recorded budgets')
    .option('--game <id>', 'only this game')
    .option('--rounds <n>', 'the median of so many rounds counts', wholeNumber(1, 1000), 5)
    .option('--round-ms <n>', 'how long a round takes', wholeNumber(1, 60_000), 500)
    .option('--json', 'print JSON')
    .action((options: BenchOptions) => bench(cli, options));
}

/** Timing never decides the exit code: a busy machine is no mistake. */
function bench(cli: Cli, options: BenchOptions): void {
  const { io } = cli;
  const effort: Effort = { rounds: options.rounds, roundMs: options.roundMs };
  const chosen = options.game === undefined ? cli.games : [listed(cli.games, options.game)];
  if (options.game !== undefined) for (const entry of chosen) engineOf(entry);
  const measured = chosen.flatMap((entry) => measureEntry(cli, effort, entry));
  const [first] = cli.games.flatMap((g) => g.game ?? []);
  if (first === undefined) throw new Stop('There is no game to measure yet.');
  const kernel = measureKernel(io, effort, first, first.editions[0] ?? '');
  const all = [...measured, { name: 'kernel', figures: kernel, budgets: KERNEL_BUDGETS }];
  if (options.json) {
    io.out(json(Object.fromEntries(all.map((m) => [m.name, { ...m.figures, budgets: verdicts(m) }]))));
  } else {
    io.out(all.map((m) => `${m.name}\n${table(figureRows(m), '  ')}`).join('\n'));
  }
}

interface Measured {
  readonly name: string;
  readonly figures: object;
  readonly budgets: Budgets;
}

function measureEntry(cli: Cli, effort: Effort, { game }: Listed): Measured[] {
  if (game === null) return [];
  return game.editions.map((edition) => ({
    name: game.editions.length === 1 ? game.id : `${game.id}/${edition}`,
    figures: measureGame(cli.io, effort, game, edition),
    budgets: budgetsOf(game.id),
  }));
}

function verdicts({ figures, budgets }: Measured): object {
  const entries = Object.entries(figures).flatMap(([key, value]) => {
    const budget = budgets[key];
    return budget === undefined || typeof value !== 'number' ? [] : [[key, { ...budget, ok: isWithin(budget, value) }]];
  });
  return Object.fromEntries(entries) as object;
}

function figureRows({ figures, budgets }: Measured): (string | number)[][] {
  return Object.entries(figures).map(([key, value]) => {
    const budget = budgets[key];
    if (budget === undefined || typeof value !== 'number') return [key, String(value), '', ''];
    return [key, String(value), isWithin(budget, value) ? 'ok' : 'over', budgetText(budget)];
  });
}
