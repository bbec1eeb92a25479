import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { ROOT } from './paths.mjs';
import { Stop, say, seconds } from './say.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, resolved?: string }} LockEntry
 * @typedef {{ packages?: Record<string, LockEntry> }} Lock
 */

/**
 * What the lock file asks for and node_modules does not hold. npm leaves in node_modules a lock file of what it put
 * there; comparing the two is exact where file times are not (a fresh checkout is always "newer").
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json
 * @param {(path: string) => boolean} exists
 * @returns {string[]}
 */
export function missingPackages(wanted, installed, exists) {
  const missing = [];
  for (const [path, entry] of Object.entries(wanted.packages ?? {})) {
    if (!path.includes('node_modules/') || entry.optional) continue;
    const have = installed?.packages?.[path];
    if (have === undefined || have.version !== entry.version || !exists(path))
      missing.push(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  }
  return missing;
}

/** @param {string} path @returns {Lock | null} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Brings node_modules in line with package-lock.json; says so only when there is something to do. */
export async function ensureInstalled() {
  const wanted = readLock(join(ROOT, 'package-lock.json'));
  if (wanted === null)
    throw new Stop('package-lock.json is missing or damaged: restore it with git checkout package-lock.json.');
  const installed = readLock(join(ROOT, 'node_modules', '.package-lock.json'));
  const missing = missingPackages(wanted, installed, (path) => existsSync(join(ROOT, path)));
  if (missing.length === 0) return;

  say(`Installing ${missing.length} packages with npm ci (once; about a minute) …`);
  const begun = Date.now();
  const { code } = await runNpm(['ci', '--include=dev'], { show: true });
  if (code === 127) throw new Stop('npm was not found: install Node with npm from https://nodejs.org and try again.');
  if (code !== 0) throw new Stop('npm ci failed (see above): check the network connection and try again.', code);
  say(`Installed in ${seconds(Date.now() - begun)}.`);
}
