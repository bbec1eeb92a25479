import { type Database, databaseDoor, entriesAfter } from './database';
import type { MatchRecord } from './record';
import type { MatchStore } from './store';

const ALL = ['matches', 'tables', 'entries', 'snapshots'] as const;

/** The browser's own database, as the list of matches sees it; a worker writes the logs. */
export function browserMatches(): MatchStore {
  const database = databaseDoor();
  return {
    async list() {
      const all = await (await database()).getAll('matches');
      return all.sort((a, b) => b.changed - a.changed);
    },
    load: async (id) => (await (await database()).get('matches', id)) ?? null,
    async add({ record, saved }) {
      const tx = (await database()).transaction(['matches', 'tables'], 'readwrite', { durability: 'strict' });
      await Promise.all([
        tx.objectStore('matches').put(record),
        tx.objectStore('tables').put(saved, record.id),
        tx.done,
      ]);
    },
    amend: async (id, part) => amend(await database(), id, part),
    async remove(id) {
      const tx = (await database()).transaction(ALL, 'readwrite');
      const [record, saved, snapshot, entries] = await Promise.all([
        tx.objectStore('matches').get(id),
        tx.objectStore('tables').get(id),
        tx.objectStore('snapshots').get(id),
        tx.objectStore('entries').getAll(entriesAfter(id, 0)),
      ]);
      await Promise.all([
        tx.objectStore('matches').delete(id),
        tx.objectStore('tables').delete(id),
        tx.objectStore('snapshots').delete(id),
        tx.objectStore('entries').delete(entriesAfter(id, 0)),
        tx.done,
      ]);
      if (record === undefined || saved === undefined) return null;
      return { record, saved, snapshot: snapshot ?? null, entries };
    },
    async putBack({ record, saved, snapshot, entries }) {
      const { id } = record;
      const tx = (await database()).transaction(ALL, 'readwrite');
      await Promise.all([
        tx.objectStore('matches').put(record),
        tx.objectStore('tables').put(saved, id),
        snapshot === null ? null : tx.objectStore('snapshots').put(snapshot, id),
        ...entries.map((entry) => tx.objectStore('entries').put(entry, [id, entry.seq])),
        tx.done,
      ]);
    },
  };
}

async function amend(database: Database, id: string, part: Partial<MatchRecord>): Promise<void> {
  const tx = database.transaction('matches', 'readwrite');
  const found = await tx.store.get(id);
  if (found !== undefined) await tx.store.put({ ...found, ...part });
  await tx.done;
}
