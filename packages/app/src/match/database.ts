import type { Entry, SavedTable, Snapshot } from '@sandtable/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchRecord } from './record';

interface Schema extends DBSchema {
  matches: { key: string; value: MatchRecord };
  /** What a match began with. Apart from the records, so that the list stays light. */
  tables: { key: string; value: SavedTable };
  /** Everything that changed it since, by match and number. */
  entries: { key: [match: string, seq: number]; value: Entry };
  /** How it stood last. */
  snapshots: { key: string; value: Snapshot };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'sandtable';
/** 1: tables were written as a whole. 2: they have a log; those of 1 are what it begins with. */
const VERSION = 2;

/** A newer Sandtable has been here: this one must not touch what it does not know. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** Gives the database, opened at the first use and again whenever it was closed. */
export function databaseDoor(): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  return () => {
    opening ??= open(() => {
      opening = undefined;
    });
    return opening;
  };
}

async function open(onClosed: () => void): Promise<Database> {
  try {
    return await openDB<Schema>(NAME, VERSION, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('matches', { keyPath: 'id' });
          db.createObjectStore('tables');
        }
        db.createObjectStore('entries');
        db.createObjectStore('snapshots');
      },
      // a newer version of the app in another tab wants to change the database: it may
      blocking: (_now, _wanted, event) => {
        onClosed();
        (event.target as IDBDatabase).close();
      },
      terminated: onClosed,
    });
  } catch (error) {
    onClosed();
    throw isOf(error, 'VersionError') ? new NewerDatabase('A newer version keeps the matches of this browser.') : error;
  }
}

export function isOf(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** Every entry of the match after `seq`. */
export function entriesAfter(match: string, seq: number): IDBKeyRange {
  return IDBKeyRange.bound([match, seq], [match, Number.POSITIVE_INFINITY], true);
}
