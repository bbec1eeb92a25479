import type { GameName } from '@sandtable/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { engineOf, gameIds, listed } from '../games';
import { json, table } from '../output/text';
import { EXIT } from '../stop';

interface NamesOptions {
  readonly game: string;
  readonly json?: true;
}

export function addNames(program: Command, cli: Cli): void {
  program
    .command('names')
    .description('what cards, units and upgrades are called in positions and wishes')
    .argument('[words...]', 'only those in which all these words occur')
    .requiredOption('--game <id>', gameIds(cli.games))
    .option('--json', 'print JSON')
    .action((words: string[], options: NamesOptions) => names(cli, words, options));
}

function names(cli: Cli, words: readonly string[], options: NamesOptions): void {
  const game = engineOf(listed(cli.games, options.game));
  const wanted = words.map((word) => word.toLowerCase());
  const found = (game.names?.() ?? []).filter(({ kind, name, title }) => {
    const text = `${kind} ${name} ${title}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  cli.io.out(options.json ? json(found) : nameList(found));
  if (found.length === 0) cli.end(EXIT.no);
}

/** By kind, in the order of the game. */
function nameList(found: readonly GameName[]): string {
  if (found.length === 0) return 'Nothing is called so.\n';
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const rows = found.filter((entry) => entry.kind === kind).map(({ name, title }) => [name, title]);
      return `${kind}\n${table(rows, '  ')}`;
    })
    .join('\n');
}
