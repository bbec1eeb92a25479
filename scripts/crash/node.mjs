import process from 'node:process';
import { loadServer } from '../lib/server.mjs';

/** One node in a process of its own, to be killed: settings and the folder of the app as arguments, its address on stdout. */
const [flags = '{}', app = '.'] = process.argv.slice(2);
const { readSettings, serveAll } = await loadServer();
const served = await serveAll(readSettings(JSON.parse(flags), {}), app);
process.stdout.write(`${served.url}\n`);
process.once('SIGTERM', () => {
  served.close().then(() => process.exit(0));
});
// whoever started it is gone
process.stdin.on('end', () => process.exit(0)).resume();
