import { parseArgs } from 'node:util';
import type { StoreKind } from '../crash/place';
import { Stop } from '../lib/say.mjs';

export const LOAD_HELP = `npm run load [-- options]

Measures a server of its own, on this machine only: how many durable answers it takes in a second, how soon they are
acknowledged at a given rate, what a table and a connection cost. Then the same small game on this server and on one of boardgame.io (in
memory, and in the files of the storage it comes with), which is installed into a temporary folder for it and removed afterwards.

  --clients N    so many connections (otherwise 1000): two for every match, the others watch
  --matches N    so many matches of all tables (otherwise 300)
  --rate N       answers a second while acknowledgements are timed (otherwise 200)
  --seconds N    so long each part is measured (otherwise 15)
  --store KIND   sqlite (otherwise) or postgres
  --no-peer      without boardgame.io
  --short        30 matches, 100 clients, 3 seconds, 50 answers a second
  --json         end with one line { answersPerSecond, ackP50Ms, ackP99Ms, tableKb, peerMovesPerSecond, ratio, … }: ratio is durable answers
                 per second of a core to theirs with files, ratioInMemory to theirs in memory
  --help         this text`;

export interface LoadOptions {
  readonly help: boolean;
  readonly json: boolean;
  readonly peer: boolean;
  readonly clients: number;
  readonly matches: number;
  readonly rate: number;
  readonly seconds: number;
  readonly store: StoreKind;
}

const FULL = { clients: 1000, matches: 300, rate: 200, seconds: 15 };
const SHORT = { clients: 100, matches: 30, rate: 50, seconds: 3 };

export function loadOptions(args: readonly string[]): LoadOptions {
  const values = parse(args);
  const usual = values.short === true ? SHORT : FULL;
  const count = (name: keyof typeof FULL, most: number) => {
    const n = Number(values[name] ?? usual[name]);
    if (!Number.isInteger(n) || n < 1 || n > most) throw new Stop(`--${name} must be a number from 1 to ${most}.`, 2);
    return n;
  };
  const { store = 'sqlite' } = values;
  if (store !== 'sqlite' && store !== 'postgres') throw new Stop('--store must be sqlite or postgres.', 2);
  const sizes = { clients: count('clients', 4000), matches: count('matches', 2000) };
  if (sizes.clients < sizes.matches * 2) throw new Stop('--clients must be at least two for every match.', 2);
  return {
    help: values.help === true,
    json: values.json === true,
    peer: values['no-peer'] !== true,
    ...sizes,
    rate: count('rate', 10_000),
    seconds: count('seconds', 600),
    store,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        clients: { type: 'string' },
        matches: { type: 'string' },
        rate: { type: 'string' },
        seconds: { type: 'string' },
        store: { type: 'string' },
        'no-peer': { type: 'boolean' },
        short: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message.split('. ')[0] : error}: see npm run load -- --help.`, 2);
  }
}
