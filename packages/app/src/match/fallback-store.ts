import type { SavedTable } from '@sandtable/host';
import { isOf } from './database';
import type { memoryMatches } from './memory-store';
import type { MatchStore } from './store';

/** A store that says whether it outlives the page, and has the tables of those that do not. */
export type ChosenStore = MatchStore & {
  isLasting(): Promise<boolean>;
  /** The table of a match that is kept nowhere but on this page; null for others. */
  tableOf(id: string): Promise<SavedTable | null>;
};

/**
 * The lasting store where it can be opened at all, otherwise the other one; decided once. What a newer version of the app
 * has written is not lost, and it would be a lie to show an empty list: that is said.
 */
export function withFallback(lasting: MatchStore, otherwise: ReturnType<typeof memoryMatches>): ChosenStore {
  let choosing: Promise<MatchStore> | undefined;
  const chosen = (): Promise<MatchStore> => {
    choosing ??= lasting.list().then(
      () => lasting,
      (error: unknown) => {
        if (!isOf(error, 'NewerDatabase')) return otherwise;
        choosing = undefined;
        throw error;
      },
    );
    return choosing;
  };
  return {
    list: async () => (await chosen()).list(),
    load: async (id) => (await chosen()).load(id),
    add: async (match) => (await chosen()).add(match),
    amend: async (id, part) => (await chosen()).amend(id, part),
    remove: async (id) => (await chosen()).remove(id),
    putBack: async (removed) => (await chosen()).putBack(removed),
    isLasting: async () => (await chosen()) === lasting,
    tableOf: async (id) => ((await chosen()) === lasting ? null : otherwise.tableOf(id)),
  };
}
