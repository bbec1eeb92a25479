import { Refused } from './refused';
import type { Settings } from './settings/settings';
import { openPostgres } from './store/postgres';
import { openSqlite } from './store/sqlite';
import type { Store } from './store/store';

/** Opens where matches are kept, and brings its tables up to date. */
export async function openStore(store: Settings['store']): Promise<Store> {
  if ('postgres' in store) {
    return openPostgres(store.postgres).catch((error: Error) => {
      throw new Refused(`The database cannot be used: ${error.message}`);
    });
  }
  return openSqlite(store.sqlite).catch((error: Error) => {
    throw new Refused(`${store.sqlite} cannot be used: ${error.message}`);
  });
}
