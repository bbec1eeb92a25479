import type { ListedTable } from '../games';
import type { MatchRecord } from './record';
import type { MatchStore } from './store';

/** Where *Continue* of a table leads: to the match played last that is not over, or to the list if there is any. */
export async function latestUnfinished(
  { game, edition }: Pick<ListedTable, 'game' | 'edition'>,
  list: MatchStore['list'] = async () => (await import('./matches')).matches.list(),
): Promise<{ readonly latest: string | null; readonly any: boolean }> {
  // without storage there is nothing to continue, and playing still works
  const all = await list().catch((): MatchRecord[] => []);
  const own = all.filter((m) => m.game === game && (m.edition ?? null) === edition);
  const open = own.filter((m) => m.over === null);
  return { latest: open[0]?.id ?? null, any: own.length > 0 };
}
