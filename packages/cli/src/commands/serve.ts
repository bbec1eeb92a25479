import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { json } from '../output/text';
import { Stop } from '../stop';
import { loadScript, type ServerFlags, type ServerScript } from './server-script';

/** Everything `npm start` does; plain JavaScript outside of every package. */
interface StartScript {
  startServer(flags: ServerFlags, open: boolean): Promise<void>;
}

interface ServeOptions extends ServerFlags {
  readonly open: boolean;
  readonly json?: true;
}

export function addServe(program: Command, cli: Cli): void {
  program
    .command('serve')
    .description('serve the app and its online matches, on this machine or to everybody')
    .option('--port <n>', 'serve on this port; otherwise 4280 or the next free one')
    .option('--no-open', 'do not open a browser')
    .option('--data <folder>', 'keep online matches in this folder')
    .option('--lan', 'let everybody in the house play; prints the address as a QR code')
    .option('--public', 'be a service for everybody; needs --base-url')
    .option('--base-url <url>', 'where people find the service')
    .option('--database <url>', 'keep matches in this PostgreSQL instead of a file')
    .option('--listen <address>', 'listen on this address of the machine')
    .option('--trust-proxy', 'believe the proxy in front about who is calling')
    .option('--push-hosts <names>', 'send notices to these services too, names with commas between')
    .option('--log <level>', 'how much to log: debug, info, warn, error or silent')
    .option('--json', 'serve what is built already and print where as JSON')
    .action(({ open, json: asJson, ...flags }: ServeOptions) =>
      asJson ? serveBuilt(cli, flags) : start(cli, flags, open),
    );
}

async function start(cli: Cli, flags: ServerFlags, open: boolean): Promise<void> {
  const script = await loadScript<StartScript>(cli, 'scripts/lib/start.mjs');
  await script.startServer(flags, open && flags.public !== true).catch(asStop);
}

async function serveBuilt(cli: Cli, flags: ServerFlags): Promise<void> {
  const folder = join(cli.io.root, 'packages/app/dist');
  if (!existsSync(join(folder, 'index.html'))) throw new Stop('The app is not built yet: run npm start once.');
  const script = await loadScript<ServerScript>(cli, 'scripts/lib/server.mjs');
  const { readSettings, serveAll } = await script.loadServer();
  const served = await Promise.resolve()
    .then(() => serveAll(readSettings(flags, cli.io.env, cli.io.cwd), folder))
    .catch(asStop);
  cli.io.out(json({ url: served.url, port: served.port, data: served.place }));
  await cli.io.stopped();
  await served.close();
}

/** The scripts and the server stop with a sentence and an exit code of their own; ours is the one for bad input. */
function asStop(error: unknown): never {
  if (error instanceof Error && 'exitCode' in error) throw new Stop(error.message);
  throw error;
}
