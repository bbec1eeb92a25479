import process from 'node:process';
import { tellFigures } from '../lib/figures.mjs';
import { loadServer } from '../lib/server.mjs';

/**
 * One node in a process of its own, to be killed or measured: settings and the folder of the app as arguments, its address on
 * stdout. Whoever writes a line to it gets its figures as one.
 */
const [flags = '{}', app = '.'] = process.argv.slice(2);
const { readSettings, serveAll } = await loadServer();
const served = await serveAll(readSettings(JSON.parse(flags), {}), app);
process.stdout.write(`${served.url}\n`);
process.once('SIGTERM', () => {
  served.close().then(() => process.exit(0));
});
tellFigures();
