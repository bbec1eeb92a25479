import { parseArgs } from 'node:util';
import { Stop } from '../lib/say.mjs';

export const SOAK_HELP = `npm run soak [-- options]

Plays random matches and holds every ruleset to its contract at every step.

  --game ID     only this game (may be given more than once)
  --matches N   so many matches for each game and seed
  --per-match N leave a match after so many decisions (never)
  --every N     hold only every N-th decision to all clauses, the others to the invariants (1),
                and let the opponents play in every N-th match only
  --secrecy     look at nothing but secrecy: every match has twins that differ in what a seat cannot know, and the
                seat must receive the same in both; --every N then compares what takes long at every N-th decision
  --seeds N     so many different seeds, one after the other (1)
  --seed TEXT   where the seeds begin (soak)
  --smoke       the short fixed run of npm test
  --minutes N   so long in all (10, or no limit when matches are given)
  --help        this text`;

export interface SoakOptions {
  readonly games: readonly string[];
  readonly matches: number;
  readonly perMatch: number;
  readonly every: number;
  /** Only this clause of the contract. */
  readonly only?: 'secrecy';
  readonly seeds: number;
  readonly seed: string;
  readonly minutes: number;
  readonly smoke: boolean;
  readonly help: boolean;
}

export function soakOptions(args: string[], known: readonly string[]): SoakOptions {
  const values = parse(args);
  for (const game of values.game ?? []) {
    if (!known.includes(game))
      throw new Stop(`There is no game "${game}" to soak: expected one of ${known.join(', ')}.`, 2);
  }
  const matches = positive('--matches', values.matches, Number.POSITIVE_INFINITY);
  const unlimited = Number.isFinite(matches) || values.smoke === true ? Number.POSITIVE_INFINITY : 10;
  return {
    games: known.filter((game) => values.game?.includes(game) ?? true),
    matches: whole('--matches', matches),
    perMatch: whole('--per-match', positive('--per-match', values['per-match'], Number.POSITIVE_INFINITY)),
    every: whole('--every', positive('--every', values.every, 1)),
    ...(values.secrecy === true ? { only: 'secrecy' } : {}),
    seeds: whole('--seeds', positive('--seeds', values.seeds, 1)),
    seed: values.seed ?? 'soak',
    minutes: positive('--minutes', values.minutes, unlimited),
    smoke: values.smoke === true,
    help: values.help === true,
  };
}

function positive(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value <= 0) throw new Stop(`${name} must be a number above 0, not "${text}".`, 2);
  return value;
}

function whole(name: string, value: number): number {
  if (Number.isFinite(value) && !Number.isInteger(value))
    throw new Stop(`${name} must be a whole number, not ${value}.`, 2);
  return value;
}

function parse(args: string[]) {
  try {
    const options = {
      game: { type: 'string', multiple: true },
      smoke: { type: 'boolean' },
      secrecy: { type: 'boolean' },
      matches: { type: 'string' },
      'per-match': { type: 'string' },
      every: { type: 'string' },
      seeds: { type: 'string' },
      seed: { type: 'string' },
      minutes: { type: 'string' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Stop(`${reason}: see npm run soak -- --help.`, 2);
  }
}
