import { type Fact, inBrief } from '@sandtable/kernel';
import { GAME_WORDS } from './game-words';
import type { Locale } from './locale';

type Reader = (fact: Fact) => string;

/** Facts of each game are read with its words, in the language of the page. */
const LOADERS: Readonly<Record<string, (locale: Locale) => Promise<Reader>>> = {
  aces: async (locale) => {
    const [{ acesReader }, words] = await Promise.all([import('@sandtable/aces/reading'), GAME_WORDS[locale].aces()]);
    return acesReader(words);
  },
  '2gm': async (locale) => {
    const [{ gmReader }, words] = await Promise.all([import('@sandtable/2gm/reading'), GAME_WORDS[locale]['2gm']()]);
    return gmReader(words);
  },
};

/** The language each game is read in. */
const known = new Map<string, Locale>();
/** Whoever shows facts has waited for the reader before. */
let readers: Readonly<Record<string, Reader>> = {};

/** To be waited for before facts of the game are shown; a game nobody knows has nothing to read. True: it is new. */
export async function loadReader(game: string, locale: Locale): Promise<boolean> {
  if (!Object.hasOwn(LOADERS, game) || known.get(game) === locale) return false;
  const reader = await LOADERS[game]?.(locale);
  if (reader === undefined) return false;
  readers = { ...readers, [game]: reader };
  known.set(game, locale);
  return true;
}

/** What a fact of this game says. */
export function readIn(game: string, fact: Fact): string {
  return readers[game]?.(fact) ?? inBrief(fact);
}
