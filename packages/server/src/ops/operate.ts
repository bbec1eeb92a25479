import type { Hosted } from '@sandtable/host';
import { GAMES } from '../live/games';
import { openStore } from '../open-store';
import { Refused } from '../refused';
import type { Settings } from '../settings/settings';
import type { Phase } from '../store/rows';
import type { Archive, Store } from '../store/store';
import { backup, restore } from './backup';
import { type Migrated, migrateMatches } from './migrate';

const DAY = 24 * 60 * 60 * 1000;
const PAGE = 500;

/** A match in the operator's list. No names, no links. */
export interface Line {
  readonly match: string;
  readonly game: string;
  readonly phase: Phase;
  readonly entries: number;
  readonly touched: string;
  readonly title: string;
}

/** What whoever runs a server can do with its store, while it serves or not. */
export interface Operations {
  /** All matches, the last touched first. */
  tables(): Promise<Line[]>;
  backup(file: string): Promise<number>;
  restore(file: string): Promise<number>;
  /** Removes what is over or closed, or has waited in vain, and has not been touched for so many days; says how many. */
  prune(days: number): Promise<number>;
  export(match: string): Promise<Archive>;
  /** Brings the tables of the database up to date, as opening it does, and running matches to today's rules. */
  migrate(): Promise<{ readonly place: string; readonly matches: readonly Migrated[] }>;
}

/** Opens the store for one operation. */
export async function operate<T>(
  settings: Settings,
  run: (operations: Operations) => Promise<T>,
  games: readonly Hosted[] = GAMES,
): Promise<T> {
  const store = await openStore(settings.store);
  try {
    return await run(operationsOn(store, games, Date.now()));
  } finally {
    await store.close();
  }
}

function operationsOn(store: Store, games: readonly Hosted[], now: number): Operations {
  return {
    async tables() {
      const lines: Line[] = [];
      for (let page = await store.matches(PAGE); page.length > 0; page = await store.matches(PAGE, page.at(-1))) {
        for (const { id, game, phase, head, touched, title } of page) {
          lines.push({ match: id, game, phase, entries: head, touched: new Date(touched).toISOString(), title });
        }
      }
      return lines;
    },
    backup: (file) => backup(store, file),
    restore: (file) => restore(store, file),
    async prune(days) {
      const old = await store.untouchedSince(now - days * DAY, ['waiting', 'over', 'closed']);
      for (const match of old) await store.remove(match);
      return old.length;
    },
    async export(match) {
      const archive = await store.archive(match);
      if (archive === null) throw new Refused(`There is no match ${match}.`);
      return archive;
    },
    migrate: async () => ({ place: store.place, matches: await migrateMatches(store, games) }),
  };
}
