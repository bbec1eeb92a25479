import { type Fact, inBrief } from '@sandtable/kernel';
import { moduleOf } from '../games';
import type { Locale } from './locale';
import { isOfTable, tableReader } from './table-words';

type Reader = (fact: Fact) => string;

/** The language each game is read in. */
const known = new Map<string, Locale>();
/** Whoever shows facts has waited for the reader before. */
let readers: Readonly<Record<string, Reader>> = {};

/** To be waited for before facts of the game are shown; a game nobody knows has nothing to read. True: it is new. */
export async function loadReader(game: string, locale: Locale): Promise<boolean> {
  if (known.get(game) === locale) return false;
  const [own, table, ofCommander] = await Promise.all([
    moduleOf(game)?.reader(locale),
    tableReader(locale),
    import('./commander-words'),
  ]);
  if (own === undefined) return false;
  const reader = ofCommander.readerBeside(locale, own);
  readers = { ...readers, [game]: (fact) => (isOfTable(fact) ? table(fact) : reader(fact)) };
  known.set(game, locale);
  return true;
}

/** What a fact of this game, or of the table it is played on, says. */
export function readIn(game: string, fact: Fact): string {
  return readers[game]?.(fact) ?? inBrief(fact);
}
