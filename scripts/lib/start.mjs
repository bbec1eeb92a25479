import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { openBrowser } from './open.mjs';
import { whenOrphaned } from './orphan.mjs';
import { APP_DIST } from './paths.mjs';
import { bold, dim, Stop, say } from './say.mjs';
import { serve } from './serve.mjs';
import { START_HELP, startOptions } from './start-options.mjs';

/** `npm start`: install, build, serve, open. @param {string[]} args */
export async function start(args) {
  const options = startOptions(args);
  if (options.help) return say(START_HELP);

  await ensureInstalled();
  await ensureBuilt();
  const served = await serveApp(options);

  say(`Sandtable is at ${bold(served.url)}  ${dim('(Ctrl-C ends it)')}`);
  if (options.open) openBrowser(served.url);
  await untilStopped();
  await served.close();
  say('Stopped.');
}

/** @param {import('./start-options.mjs').StartOptions} options */
async function serveApp({ port, exactly }) {
  try {
    return await serve(APP_DIST, { port, exactly });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE')
      throw new Stop(`Port ${port} is taken: choose another, or leave --port out to get a free one.`);
    if (code === 'EACCES') throw new Stop(`Port ${port} may not be used here: choose one above 1023.`);
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
