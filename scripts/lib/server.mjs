import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshBundle } from '../../packages/cli/bin/bundle.mjs';
import { ROOT } from './paths.mjs';

/**
 * The server as plain Node can run it.
 * @returns {Promise<typeof import('@sandtable/server')>}
 */
export function loadServer() {
  return load({ source: 'packages/server/src', entries: ['main', 'thinker'], out: 'packages/server/dist' });
}

/**
 * The same server with nothing but the small game it is measured with.
 * @returns {Promise<typeof import('../load/small/main')>}
 */
export function loadSmallServer() {
  return load({ source: 'scripts/load/small', entries: ['main'], out: 'packages/server/dist/small' });
}

/** @param {{ source: string, entries: readonly string[], out: string }} program */
async function load(program) {
  const own = JSON.parse(readFileSync(join(ROOT, 'packages/server/package.json'), 'utf8'));
  const external = Object.keys(own.dependencies).filter((name) => !name.startsWith('@sandtable/'));
  const main = await freshBundle(ROOT, { ...program, external });
  return import(pathToFileURL(main).href);
}
