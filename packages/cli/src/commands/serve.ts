import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { json } from '../output/text';
import { Stop } from '../stop';
import { wholeNumber } from './options';

interface ServeOptions {
  readonly port?: number;
  readonly open: boolean;
  readonly json?: true;
}

/** The parts of the repository's own scripts that serve the app; they are plain JavaScript outside of every package. */
interface StartScript {
  start(args: readonly string[]): Promise<void>;
}
interface ServeScript {
  serve(
    folder: string,
    options: { port?: number; exactly?: boolean },
  ): Promise<{ port: number; url: string; close(): Promise<void> }>;
}

export function addServe(program: Command, cli: Cli): void {
  program
    .command('serve')
    .description('serve the app on this machine')
    .option('--port <n>', 'serve on this port; otherwise 4280 or the next free one', wholeNumber(0, 65_535))
    .option('--no-open', 'do not open a browser')
    .option('--json', 'serve what is built already and print where as JSON')
    .action((options: ServeOptions) => (options.json ? serveBuilt(cli, options) : start(cli, options)));
}

/** Everything `npm start` does: builds what is stale, serves, opens a browser. */
async function start(cli: Cli, { port, open }: ServeOptions): Promise<void> {
  const script = await load<StartScript>(cli, 'scripts/lib/start.mjs');
  const args = [...(port === undefined ? [] : ['--port', String(port)]), ...(open ? [] : ['--no-open'])];
  await script.start(args).catch(asStop);
}

async function serveBuilt(cli: Cli, { port }: ServeOptions): Promise<void> {
  const folder = join(cli.io.root, 'packages/app/dist');
  if (!existsSync(join(folder, 'index.html'))) throw new Stop('The app is not built yet: run npm start once.');
  const script = await load<ServeScript>(cli, 'scripts/lib/serve.mjs');
  const served = await script
    .serve(folder, port === undefined ? {} : { port, exactly: true })
    .catch((error: NodeJS.ErrnoException) => {
      throw new Stop(`Port ${port} cannot be used (${error.code ?? error.message}): choose another one.`);
    });
  cli.io.out(json({ url: served.url, port: served.port }));
  await cli.io.stopped();
  await served.close();
}

async function load<T>(cli: Cli, path: string): Promise<T> {
  return (await import(pathToFileURL(join(cli.io.root, path)).href)) as T;
}

/** The scripts stop with a sentence and an exit code of their own; ours is the one for bad input. */
function asStop(error: unknown): never {
  if (error instanceof Error && 'exitCode' in error) throw new Stop(error.message);
  throw error;
}
