import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { type Core, type Game, Match, pickFrom, seedRng, sortedKeys } from '@sandtable/kernel';

setFlagsFromString('--allow-natives-syntax');
const isSmall = new Script('(n) => %IsSmi(n)').runInThisContext() as (n: number) => boolean;

/** Chance is drawn from the whole range of 32 bits and kept by itself. */
const LARGE: readonly string[] = ['rng'];

/**
 * Where in the states of random play a number is kept as a fraction would be, though it is none: the compiler then takes all that
 * was compiled for whole numbers back, and everything is slow for seconds. A NaN or a -0 anywhere in a sum is enough, and
 * what is copied from there spreads it. Empty if there is none.
 */
export function fractionsIn<S extends Core, Setup, View>(game: Game<S, Setup, View>, perMatch: number): string[] {
  const rng = seedRng('small numbers');
  const found = new Map<string, string>();
  for (const edition of game.editions) {
    const match = Match.start(game.rules, game.defaultSetup(edition), edition);
    for (let n = 0; n < perMatch; n++) {
      const decision = match.decision();
      if (decision === null) break;
      const option = pickFrom(rng, decision.options);
      match.submit(decision.seat, option);
      for (const path of fractions(match.state, LARGE))
        if (!found.has(path)) found.set(path, `${path} after "${option.join(' ')}" (${decision.kind}, ${edition})`);
    }
  }
  return [...found.values()];
}

function fractions(value: unknown, without: readonly string[] = []): string[] {
  if (typeof value === 'number') return isSmall(value) ? [] : [''];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.some((x) => fractions(x).length > 0) ? ['/*'] : [];
  return sortedKeys(value)
    .filter((key) => !without.includes(key))
    .flatMap((key) => fractions((value as Record<string, unknown>)[key]).map((path) => `/${key}${path}`));
}
