import { parseArgs } from 'node:util';
import { Stop } from './say.mjs';

export const START_HELP = `npm start [-- options]

Installs what is missing, builds what is stale and serves Sandtable on this machine.

  --port N        serve on this port (otherwise 4280 or the next free one)
  --no-open       do not open a browser
  --data FOLDER   keep online matches in this folder (otherwise where this system keeps a person's data)
  --lan           let everybody in the house play; prints the address and a QR code
  --help          this text

Serving everybody: sandtable serve --help, and docs/how-to/run-a-server.md.`;

/** @typedef {{ open: boolean, help: boolean, flags: import('@sandtable/server').Flags }} StartOptions */

/** @param {string[]} args @returns {StartOptions} */
export function startOptions(args) {
  const { 'no-open': closed, help, ...flags } = parse(args);
  const { port } = flags;
  // the server would say so too, but only after everything has been installed and built
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65535)) {
    throw new Stop(`--port must be a number from 0 to 65535, not "${port}".`, 2);
  }
  return { open: closed !== true, help: help === true, flags };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      port: { type: 'string' },
      data: { type: 'string' },
      lan: { type: 'boolean' },
      'no-open': { type: 'boolean' },
      help: { type: 'boolean' },
    });
    return { ...parseArgs({ args, options }).values };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Stop(`${reason}: see npm start -- --help.`, 2);
  }
}
