import type { SavedTable } from '@sandtable/host';
import type { KeptMatch } from './record';
import type { MatchStore } from './store';

/** Matches that live as long as the page: for browsers that do not let us keep anything. */
export function memoryMatches(): MatchStore & { tableOf(id: string): SavedTable | null } {
  const kept = new Map<string, KeptMatch>();
  return {
    list: async () => [...kept.values()].map((m) => m.record).sort((a, b) => b.changed - a.changed),
    load: async (id) => kept.get(id)?.record ?? null,
    tableOf: (id) => kept.get(id)?.saved ?? null,
    add: async (match) => void kept.set(match.record.id, match),
    async amend(id, part) {
      const found = kept.get(id);
      if (found !== undefined) kept.set(id, { ...found, record: { ...found.record, ...part } });
    },
    async remove(id) {
      const found = kept.get(id);
      kept.delete(id);
      return found === undefined ? null : { ...found, entries: [], snapshot: null };
    },
    putBack: async ({ record, saved }) => void kept.set(record.id, { record, saved }),
  };
}
