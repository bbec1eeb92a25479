import process from 'node:process';
import { tellFigures } from '../lib/figures.mjs';
import { loadSmallServer } from '../lib/server.mjs';

/** A node with a small game instead of the real ones: settings and the folder of the app as arguments, its address on stdout. */
const [flags = '{}', app = '.'] = process.argv.slice(2);
const { startSmall } = await loadSmallServer();
const served = await startSmall(JSON.parse(flags), app);
process.stdout.write(`${served.url}\n`);
process.once('SIGTERM', () => {
  served.close().then(() => process.exit(0));
});
tellFigures();
