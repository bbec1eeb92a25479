import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 150;
/** Where the match screen lives among the sources of the app. */
const PLAY_ROUTE = /\/(play|match)\//;

/** @typedef {Record<string, { file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[], dynamicImports?: string[] }>} Manifest */

/**
 * The files a browser has to load for the start page and, on top, for one lazily loaded source module.
 * @param {Manifest} manifest as written by vite @param {(source: string) => boolean} isRoute
 * @returns {string[]} sorted
 */
export function routeFiles(manifest, isRoute) {
  const wanted = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || isRoute(manifest[key]?.src ?? ''));
  const seen = new Set(wanted);
  const files = new Set(['index.html']);
  for (const key of seen) {
    const chunk = manifest[key];
    if (chunk === undefined) continue;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) files.add(sheet);
    for (const imported of chunk.imports ?? []) seen.add(imported);
  }
  return [...files].sort();
}

/**
 * What the play route costs over the wire after gzip, against its budget; until there is one, the first page.
 * Without fonts, which are shared and cached.
 * @param {string} dist
 */
export function sizeNote(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const files = routeFiles(manifest, (source) => PLAY_ROUTE.test(source));
  const kilobytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
  const hasPlay = Object.keys(manifest).some((source) => PLAY_ROUTE.test(source));
  return `${hasPlay ? 'play route' : 'first page'} ${kilobytes.toFixed(1)} of ${BUDGET_KB} kB gzip`;
}
