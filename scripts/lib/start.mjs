import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { openBrowser } from './open.mjs';
import { whenOrphaned } from './orphan.mjs';
import { APP_DIST } from './paths.mjs';
import { bold, dim, Stop, say } from './say.mjs';
import { loadServer } from './server.mjs';
import { START_HELP, startOptions } from './start-options.mjs';

/** `npm start`: install, build, serve, open. @param {string[]} args */
export async function start(args) {
  const { open, help, flags } = startOptions(args);
  if (help) return say(START_HELP);
  await ensureInstalled();
  await startServer(flags, open);
}

/**
 * Builds what is stale and serves until somebody stops it.
 * @param {import('@sandtable/server').Flags} flags @param {boolean} open
 */
export async function startServer(flags, open) {
  const { readSettings, serveAll, qrCode } = await loadServer();
  const settings = await asStop(async () => readSettings(flags, process.env));
  await ensureBuilt();
  const served = await asStop(() => serveAll(settings, APP_DIST));

  if (settings.port !== 0 && served.port !== settings.port) {
    say(
      `Port ${settings.port} is taken, so this is another address: a browser keeps the matches of each address apart.`,
    );
    say(`What was played at port ${settings.port} is listed there, not here; end what uses it, or choose with --port.`);
  }
  say(`Sandtable is at ${bold(served.url)}  ${dim('(Ctrl-C ends it)')}`);
  say(`Online matches are kept in ${served.place}`);
  if (settings.reach !== 'machine') sayWhere(served.urls, qrCode);
  if (open) openBrowser(served.url);
  await untilStopped();
  await served.close();
  say('Stopped.');
}

/** @param {readonly string[]} urls @param {(text: string) => string} qrCode */
function sayWhere(urls, qrCode) {
  const [first] = urls;
  if (first === undefined) return say('This machine has no address in the house: is it connected?');
  say(`Others find it at ${urls.map(bold).join(' or ')}`);
  say(qrCode(first));
}

/**
 * The server refuses with a sentence and an exit code, as the scripts do.
 * @template T @param {() => Promise<T>} action @returns {Promise<T>}
 */
async function asStop(action) {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Error && 'exitCode' in error) throw new Stop(error.message, Number(error.exitCode));
    throw error;
  }
}

/** @returns {Promise<void>} */
function untilStopped() {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => done());
    whenOrphaned(done);
  });
}
