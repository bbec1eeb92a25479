import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshBundle } from '../../packages/cli/bin/bundle.mjs';
import { ROOT } from './paths.mjs';

/**
 * The server as plain Node can run it.
 * @returns {Promise<typeof import('@sandtable/server')>}
 */
export async function loadServer() {
  const own = JSON.parse(readFileSync(join(ROOT, 'packages/server/package.json'), 'utf8'));
  const external = Object.keys(own.dependencies).filter((name) => !name.startsWith('@sandtable/'));
  const main = await freshBundle(ROOT, {
    source: 'packages/server/src',
    entries: ['main', 'thinker'],
    out: 'packages/server/dist',
    external,
  });
  return import(pathToFileURL(main).href);
}
