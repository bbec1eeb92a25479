import type { MatchLog } from '@sandtable/host';
import { type Database, entriesAfter, isOf } from './database';
import { changeOf, type GameRecords } from './record';

/** Kept when it is on the disk, not when the browser means to write it there. */
const STRICT = { durability: 'strict' } as const;

/** The log of one match in the browser's own database. */
export function browserLog(database: () => Promise<Database>, id: string, records: GameRecords | null): MatchLog {
  return {
    append: (entries, table) =>
      oneTab(id, async () => {
        const seen = table.sync('spectator');
        const change = seen.ok ? changeOf(records, seen.value) : {};
        const tx = (await database()).transaction(['matches', 'entries'], 'readwrite', STRICT);
        const done = tx.done.catch((error: unknown) => error);
        try {
          const record = await tx.objectStore('matches').get(id);
          if (record === undefined) {
            abort(tx);
            await done;
            return 'gone';
          }
          await Promise.all([
            // adding refuses a number that is taken: of two tabs one comes first
            ...entries.map((entry) => tx.objectStore('entries').add(entry, [id, entry.seq])),
            tx.objectStore('matches').put({ ...record, ...change, changed: Date.now() }),
          ]);
        } catch (error) {
          abort(tx);
          await done;
          if (isOf(error, 'ConstraintError')) return 'taken';
          throw error;
        }
        const failed = await done;
        if (failed !== undefined) throw failed;
        return 'kept';
      }),
    async load(whole = false) {
      const tx = (await database()).transaction(['tables', 'entries', 'snapshots']);
      const [base, kept] = await Promise.all([
        tx.objectStore('tables').get(id),
        whole ? undefined : tx.objectStore('snapshots').get(id),
      ]);
      if (base === undefined) return null;
      const snapshot = kept ?? null;
      const after = snapshot?.seq ?? base.seq;
      return { base, snapshot, entries: await tx.objectStore('entries').getAll(entriesAfter(id, after)) };
    },
    async read(after) {
      return (await database()).getAll('entries', entriesAfter(id, after));
    },
    async keep(snapshot) {
      const tx = (await database()).transaction(['matches', 'snapshots'], 'readwrite');
      // a match that was deleted meanwhile leaves nothing behind
      if ((await tx.objectStore('matches').getKey(id)) !== undefined)
        await tx.objectStore('snapshots').put(snapshot, id);
      await tx.done;
    },
  };
}

/** One tab writes at a time, in the order they came; where a browser has no locks, the numbers of the entries alone decide. */
function oneTab<T>(id: string, write: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? write() : locks.request(`sandtable-match ${id}`, write);
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // it has ended by itself
  }
}
