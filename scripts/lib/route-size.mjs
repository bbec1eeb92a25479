import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

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
 * What the play route costs over the wire, in bytes after gzip; without the fonts, which are shared and cached.
 * @param {string} dist @param {(source: string) => boolean} isRoute
 */
export function routeGzipSize(dist, isRoute) {
  const path = join(dist, '.vite', 'manifest.json');
  if (!existsSync(path)) return null;
  const files = routeFiles(JSON.parse(readFileSync(path, 'utf8')), isRoute);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
}
