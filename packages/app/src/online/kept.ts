import type { Update } from '@sandtable/host';
import type { Card, ChatLine } from '@sandtable/wire';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchRecord } from '../match/record';

/** A table across the net as this browser knows it: what opens it, and what the list of matches shows. */
export interface KeptTable {
  readonly match: string;
  /** The secret of this device: for a seat, or the link to watch. */
  readonly key: string;
  readonly who: number | 'spectator';
  readonly name: string;
  readonly card: Card;
  /** Only whoever made the table has these. */
  readonly owner?: string;
  /** The links that were made with it, by seat, and the one to watch. */
  readonly links?: readonly (string | null)[];
  readonly watch?: string;
  /** As the list shows it; null until the match has begun. */
  readonly record: MatchRecord | null;
  /** Whom the match waits for, and since when. */
  readonly waiting: readonly number[];
  readonly since: number;
  /** So many answers had been given when somebody last looked here. */
  readonly seen: number;
}

/** How it stood when it was last seen, for when there is no net. */
export interface KeptState {
  readonly updates: readonly Update<unknown>[];
  readonly chat: readonly ChatLine[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptTable };
  states: { key: string; value: KeptState };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;
/** Where the browser keeps nothing, a table lasts as long as the page. */
const here = { tables: new Map<string, KeptTable>(), states: new Map<string, KeptState>() };

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('sandtable-online', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'match' });
      db.createObjectStore('states');
    },
    blocking: (_now, _wanted, event) => {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}

async function orHere<T>(there: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await there(await database());
  } catch {
    opening = undefined;
    return otherwise();
  }
}

/** The tables across the net that this browser has a key to. */
export const keptTables = {
  list: (): Promise<KeptTable[]> =>
    orHere(
      (db) => db.getAll('tables'),
      () => [...here.tables.values()],
    ),
  get: (match: string): Promise<KeptTable | null> =>
    orHere(
      async (db) => (await db.get('tables', match)) ?? null,
      () => here.tables.get(match) ?? null,
    ),
  put: (table: KeptTable): Promise<void> =>
    orHere(
      async (db) => void (await db.put('tables', table)),
      () => void here.tables.set(table.match, table),
    ),
  /** Changes a part of it in one go; what is no longer kept does not come back by this. */
  amend: (match: string, part: Partial<KeptTable>): Promise<void> =>
    orHere(
      async (db) => {
        const { store, done } = db.transaction('tables', 'readwrite');
        const found = await store.get(match);
        if (found !== undefined) await store.put({ ...found, ...part });
        await done;
      },
      () => {
        const found = here.tables.get(match);
        if (found !== undefined) here.tables.set(match, { ...found, ...part });
      },
    ),
  remove: (match: string): Promise<void> =>
    orHere(
      async (db) => {
        await db.delete('tables', match);
        await db.delete('states', match);
      },
      () => {
        here.tables.delete(match);
        here.states.delete(match);
      },
    ),
  state: (match: string): Promise<KeptState | null> =>
    orHere(
      async (db) => (await db.get('states', match)) ?? null,
      () => here.states.get(match) ?? null,
    ),
  putState: (match: string, state: KeptState): Promise<void> =>
    orHere(
      async (db) => void (await db.put('states', state, match)),
      () => void here.states.set(match, state),
    ),
};
