import { type Fact, readAll, readFact } from '@sandtable/kernel';
import type { CommanderWords } from '../words/en';

const OURS = 'commander.';

/** How a reader of this language reads the Commander's facts; those of the game are left to the game. */
export function commanderReader(words: CommanderWords, game: (fact: Fact) => string): (fact: Fact) => string {
  const read = (fact: Fact): string => {
    if (!fact.key.startsWith(OURS)) return game(fact);
    const args: unknown = readAll<unknown>(fact.args, read);
    return readFact(words, { key: fact.key, args: args as Fact['args'] });
  };
  return read;
}
