import type { MatchStore } from './store';

/** A store that says whether it outlives the page. */
export type ChosenStore = MatchStore & { isLasting(): Promise<boolean> };

/** The lasting store where it can be opened at all, otherwise the other one; decided once. */
export function withFallback(lasting: MatchStore, otherwise: MatchStore): ChosenStore {
  let choosing: Promise<MatchStore> | undefined;
  const chosen = (): Promise<MatchStore> => {
    choosing ??= lasting.list().then(
      () => lasting,
      () => otherwise,
    );
    return choosing;
  };
  return {
    list: async () => (await chosen()).list(),
    load: async (id) => (await chosen()).load(id),
    add: async (match) => (await chosen()).add(match),
    save: async (id, revision, saved, change) => (await chosen()).save(id, revision, saved, change),
    saveTimer: async (id, timer) => (await chosen()).saveTimer(id, timer),
    rename: async (id, title) => (await chosen()).rename(id, title),
    remove: async (id) => (await chosen()).remove(id),
    isLasting: async () => (await chosen()) === lasting,
  };
}
