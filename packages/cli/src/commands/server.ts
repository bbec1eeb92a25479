import type { Command } from 'commander';
import type { Cli } from '../cli';
import { json } from '../output/text';
import { Stop } from '../stop';
import { wholeNumber } from './options';
import { loadScript, type MigratedLine, type ServerFlags, type ServerScript } from './server-script';

interface ServerOptions extends Pick<ServerFlags, 'data' | 'database'> {
  readonly json?: true;
  readonly days?: number;
}

/** What an operator can do with the store of a server. */
type Operations = Parameters<Parameters<Awaited<ReturnType<ServerScript['loadServer']>>['operate']>[1]>[0];

export function addServer(program: Command, cli: Cli): void {
  const server = program.command('server').description('look after the matches a server keeps');
  const add = (name: string, description: string) =>
    server
      .command(name)
      .description(description)
      .option('--data <folder>', 'the folder they are kept in')
      .option('--database <url>', 'the PostgreSQL they are kept in')
      .option('--json', 'print as JSON');

  add('tables', 'list all matches, the last touched first').action((options: ServerOptions) =>
    run(cli, options, async (ops) => {
      const lines = await ops.tables();
      if (options.json) return json(lines);
      const width = Math.max(0, ...lines.map(({ game }) => game.length));
      const texts = lines.map(
        (l) => `${l.match}  ${l.game.padEnd(width)}  ${l.phase.padEnd(7)}  ${l.touched}  ${l.title}\n`,
      );
      return `${texts.join('')}${lines.length} ${lines.length === 1 ? 'table' : 'tables'}\n`;
    }),
  );
  add('backup <file>', 'write everything into a file').action((file: string, options: ServerOptions) =>
    run(cli, options, async (ops) =>
      said(options, { rows: await ops.backup(file) }, (r) => `${r.rows} rows are in ${file}.`),
    ),
  );
  add('restore <file>', 'fill an empty store from such a file').action((file: string, options: ServerOptions) =>
    run(cli, options, async (ops) =>
      said(options, { rows: await ops.restore(file) }, (r) => `${r.rows} rows came from ${file}.`),
    ),
  );
  add('prune', 'remove what is over, closed or was never begun, and old')
    .option('--days <n>', 'untouched for so many days; otherwise 90', wholeNumber(1, 100_000))
    .action((options: ServerOptions) =>
      run(cli, options, async (ops) =>
        said(options, { removed: await ops.prune(options.days ?? 90) }, (r) => `${r.removed} tables were removed.`),
      ),
    );
  add('export <match>', 'print everything that is kept of one match').action((match: string, options: ServerOptions) =>
    run(cli, options, async (ops) => json(await ops.export(match))),
  );
  add('migrate', 'bring the database and the running matches to this version').action((options: ServerOptions) =>
    run(cli, options, async (ops) =>
      said(options, await ops.migrate(), ({ place, matches }) =>
        [...matches.map(became), `${place} is up to date.`].join('\n'),
      ),
    ),
  );
}

/** One line about a match that older rules have made. */
function became({ match, rules, what, why }: MigratedLine): string {
  return `${match}  ${what.padEnd(5)}  ${rules.split(' ')[0]}${why === '' ? '' : `  ${why}`}`;
}

function said<T>(options: ServerOptions, result: T, sentence: (result: T) => string): string {
  return options.json ? json(result) : `${sentence(result)}\n`;
}

async function run(
  cli: Cli,
  { data, database }: ServerOptions,
  act: (ops: Operations) => Promise<string>,
): Promise<void> {
  const script = await loadScript<ServerScript>(cli, 'scripts/lib/server.mjs');
  const { readSettings, operate } = await script.loadServer();
  const flags: ServerFlags = {
    ...(data === undefined ? {} : { data }),
    ...(database === undefined ? {} : { database }),
  };
  try {
    cli.io.out(await operate(readSettings(flags, cli.io.env, cli.io.cwd), act));
  } catch (error) {
    if (error instanceof Error && 'exitCode' in error) throw new Stop(error.message);
    throw error;
  }
}
