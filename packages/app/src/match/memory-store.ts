import type { KeptMatch } from './record';
import type { MatchStore } from './store';

/** Matches that live as long as the page: for browsers that do not let us keep anything. */
export function memoryMatches(): MatchStore {
  const kept = new Map<string, KeptMatch>();
  const amend = (id: string, part: Partial<KeptMatch['record']>): void => {
    const found = kept.get(id);
    if (found !== undefined) kept.set(id, { ...found, record: { ...found.record, ...part } });
  };
  return {
    list: async () => [...kept.values()].map((m) => m.record).sort((a, b) => b.changed - a.changed),
    load: async (id) => kept.get(id) ?? null,
    add: async (match) => void kept.set(match.record.id, match),
    async save(id, revision, saved, change) {
      const found = kept.get(id);
      if (found === undefined) return 'gone';
      if (found.record.revision !== revision) return 'changed';
      kept.set(id, { saved, record: { ...found.record, ...change, revision: revision + 1, changed: Date.now() } });
      return 'kept';
    },
    saveTimer: async (id, timer) => amend(id, { timer }),
    rename: async (id, title) => amend(id, { title }),
    remove: async (id) => void kept.delete(id),
  };
}
