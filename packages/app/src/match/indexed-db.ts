import type { SavedTable } from '@sandtable/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchRecord } from './record';
import type { MatchStore } from './store';

interface Schema extends DBSchema {
  matches: { key: string; value: MatchRecord };
  /** Apart from the records, so that the list stays light. */
  tables: { key: string; value: SavedTable };
}

const NAME = 'sandtable';
const VERSION = 1;

type Database = IDBPDatabase<Schema>;

/** The browser's own database; opened at the first use. */
export function browserMatches(): MatchStore {
  let opening: Promise<Database> | undefined;
  const database = (): Promise<Database> => {
    opening ??= open(() => {
      opening = undefined;
    });
    return opening;
  };
  return {
    async list() {
      const all = await (await database()).getAll('matches');
      return all.sort((a, b) => b.changed - a.changed);
    },
    async load(id) {
      const tx = (await database()).transaction(['matches', 'tables']);
      const [record, saved] = await Promise.all([tx.objectStore('matches').get(id), tx.objectStore('tables').get(id)]);
      return record === undefined || saved === undefined ? null : { record, saved };
    },
    async add({ record, saved }) {
      const tx = (await database()).transaction(['matches', 'tables'], 'readwrite');
      await Promise.all([
        tx.objectStore('matches').put(record),
        tx.objectStore('tables').put(saved, record.id),
        tx.done,
      ]);
    },
    async save(id, revision, saved, change) {
      const tx = (await database()).transaction(['matches', 'tables'], 'readwrite');
      const found = await tx.objectStore('matches').get(id);
      if (found === undefined) return 'gone';
      if (found.revision !== revision) return 'changed';
      const record = { ...found, ...change, revision: revision + 1, changed: Date.now() };
      await Promise.all([tx.objectStore('matches').put(record), tx.objectStore('tables').put(saved, id), tx.done]);
      return 'kept';
    },
    saveTimer: async (id, timer) => amend(await database(), id, { timer }),
    rename: async (id, title) => amend(await database(), id, { title }),
    async remove(id) {
      const tx = (await database()).transaction(['matches', 'tables'], 'readwrite');
      await Promise.all([tx.objectStore('matches').delete(id), tx.objectStore('tables').delete(id), tx.done]);
    },
  };
}

async function amend(database: Database, id: string, part: Partial<MatchRecord>): Promise<void> {
  const tx = database.transaction('matches', 'readwrite');
  const found = await tx.store.get(id);
  if (found !== undefined) await tx.store.put({ ...found, ...part });
  await tx.done;
}

function open(onClosed: () => void): Promise<Database> {
  const opening = openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('tables');
    },
    // a newer version of the app in another tab wants to change the database: it may
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated: onClosed,
  });
  opening.catch(onClosed);
  return opening;
}
