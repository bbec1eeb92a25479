import { commanderReader } from '@sandtable/commander/reading';
import { type CommanderWords, en } from '@sandtable/commander/words';
import type { Fact } from '@sandtable/kernel';
import type { Locale } from './locale';

const WORDS: Readonly<Record<Locale, CommanderWords>> = { en };

/** Reads what the Commander says, and leaves the rest to the game. */
export function readerBeside(locale: Locale, game: (fact: Fact) => string): (fact: Fact) => string {
  return commanderReader(WORDS[locale], game);
}
