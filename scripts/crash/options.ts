import { parseArgs } from 'node:util';
import { Stop } from '../lib/say.mjs';
import type { StoreKind } from './place';

export const CRASH_HELP = `npm run crash [-- options]

Plays all tables on a server of its own, on this machine only, and kills it again and again: no acknowledged answer may be
lost, none taken twice, every match goes on.

  --kills N      so many kills (otherwise 200, half of them with each store)
  --store KIND   sqlite or postgres only; with postgres every fourth kill is the database's
  --seed TEXT    other matches, other moments
  --json         end with one line { kills, answers, lost, twice, broken }
  --help         this text`;

export interface CrashCommand {
  readonly help: boolean;
  readonly json: boolean;
  readonly kills: number;
  readonly stores: readonly StoreKind[];
  readonly seed: string;
}

export function crashOptions(args: readonly string[]): CrashCommand {
  const values = parse(args);
  const kills = Number(values.kills ?? 200);
  if (!Number.isInteger(kills) || kills < 1 || kills > 10_000)
    throw new Stop('--kills must be a number from 1 to 10000.', 2);
  const { store } = values;
  if (store !== undefined && store !== 'sqlite' && store !== 'postgres') {
    throw new Stop('--store must be sqlite or postgres.', 2);
  }
  return {
    help: values.help === true,
    json: values.json === true,
    kills,
    stores: store === undefined ? ['sqlite', 'postgres'] : [store],
    seed: values.seed ?? 'crash',
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        kills: { type: 'string' },
        store: { type: 'string' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message.split('. ')[0] : error}: see npm run crash -- --help.`, 2);
  }
}
