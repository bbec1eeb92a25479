import { parseArgs } from 'node:util';
import { Stop } from '../lib/say.mjs';

/** What is thrown at the doors: how many of each, and how many in the short run of npm test. */
export const KINDS = {
  wishes: { many: 1_000_000, few: 30_000 },
  files: { many: 25_000, few: 500 },
  messages: { many: 100_000, few: 3000 },
} as const;

export type Kind = keyof typeof KINDS;

export const FUZZ_HELP = `npm run fuzz [-- options] [KIND …]

Throws wrong, odd and hostile things at every door. Nothing may end in an internal error, take
longer than a second or be answered with more than 2,000 characters.

  wishes        wishes made of real names, at moments of random matches of every table
  files         mutated positions, replays, decks, scenarios and packs, as JSON and YAML
  messages      hostile, repeated and stale messages to the authority of a match

  --count N     so many of each kind (1,000,000 wishes, 25,000 files,
                100,000 messages)
  --seed TEXT   where chance begins (fuzz)
  --smoke       the short run of npm test
  --help        this text`;

export interface FuzzOptions {
  readonly runs: readonly { readonly kind: Kind; readonly count: number }[];
  readonly seed: string;
  readonly help: boolean;
}

const NAMES = Object.keys(KINDS) as Kind[];

export function fuzzOptions(args: string[]): FuzzOptions {
  const { values, positionals } = parse(args);
  for (const name of positionals) {
    if (!NAMES.includes(name as Kind))
      throw new Stop(`There is nothing called "${name}" to fuzz with: expected one of ${NAMES.join(', ')}.`, 2);
  }
  const count = values.count === undefined ? null : Number(values.count);
  if (count !== null && !(Number.isInteger(count) && count > 0))
    throw new Stop(`--count must be a whole number above 0, not "${values.count}".`, 2);
  const runs = NAMES.filter((kind) => positionals.length === 0 || positionals.includes(kind)).map((kind) => ({
    kind,
    count: count ?? KINDS[kind][values.smoke === true ? 'few' : 'many'],
  }));
  return { runs, seed: values.seed ?? 'fuzz', help: values.help === true };
}

function parse(args: string[]) {
  try {
    const options = {
      count: { type: 'string' },
      seed: { type: 'string' },
      smoke: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Stop(`${reason}: see npm run fuzz -- --help.`, 2);
  }
}
