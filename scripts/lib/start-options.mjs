import { parseArgs } from 'node:util';
import { Stop } from './say.mjs';

export const START_HELP = `npm start [-- options]

Installs what is missing, builds what is stale and serves Sandtable on this machine.

  --port N    serve on this port (otherwise 4280 or the next free one)
  --no-open   do not open a browser
  --help      this text`;

/** @typedef {{ port: number, exactly: boolean, open: boolean, help: boolean }} StartOptions */

/** @param {string[]} args @returns {StartOptions} */
export function startOptions(args) {
  const values = parse(args);
  if (values.port === undefined)
    return { port: 4280, exactly: false, open: !values['no-open'], help: values.help === true };
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    throw new Stop(`--port must be a number from 0 to 65535, not "${values.port}".`, 2);
  }
  return { port, exactly: true, open: !values['no-open'], help: values.help === true };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      port: { type: 'string' },
      'no-open': { type: 'boolean' },
      help: { type: 'boolean' },
    });
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Stop(`${reason}: see npm start -- --help.`, 2);
  }
}
