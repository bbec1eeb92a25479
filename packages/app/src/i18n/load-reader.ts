import { moduleOf } from '../games';
import type { Locale } from './locale';
import { readWith } from './reading';
import { isOfTable, tableReader } from './table-words';

/** The language each game is read in. */
const known = new Map<string, Locale>();

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
  readWith(game, (fact) => (isOfTable(fact) ? table(fact) : reader(fact)));
  known.set(game, locale);
  return true;
}
