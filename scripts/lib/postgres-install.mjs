import { aptInstall, canUseApt } from './apt.mjs';
import { findPostgres } from './postgres.mjs';
import { say } from './say.mjs';

/** Makes sure that the store can be proved on a real PostgreSQL, where that is possible. */
export async function ensurePostgres() {
  if (findPostgres() !== null) return;
  if (canUseApt()) {
    say('No PostgreSQL found. Installing Debian’s with apt-get (about 20 MB to download) …');
    await aptInstall('postgresql');
  }
  if (findPostgres() === null) {
    say('NO POSTGRESQL HERE: what the server does with one is NOT tested in this run. Install it to test it.');
  }
}
