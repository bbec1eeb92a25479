import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page may load, in kB of gzip, before a match can be played. The engine in its worker is not part of the page. */
export const BUDGET_KB = 150;

/**
 * What the address of a new match loads until its first question can be answered: the screen, the table of the game, and what
 * the table fetches at once. A browser test holds this list against what is really loaded.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PLAY_ROUTES = {
  'Aces & Armor': ['src/screens/Play.svelte', 'src/aces/play/Table.svelte', 'src/aces/record/parts.ts'],
  '2GM': [
    'src/screens/Play.svelte',
    'src/2gm/play/Table.svelte',
    'src/2gm/set-up/SetUp.svelte',
    'src/2gm/set-up/pictured.ts',
  ],
};

/** @typedef {Record<string, { file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[], dynamicImports?: string[] }>} Manifest */

/** @param {string} dist @returns {Manifest} */
function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * The files a browser has to load for the entry and, on top, for these lazily loaded source modules.
 * @param {Manifest} manifest as written by vite @param {readonly string[]} sources
 * @returns {string[]} sorted
 */
export function routeFiles(manifest, sources) {
  const missing = sources.find((source) => manifest[source] === undefined);
  if (missing !== undefined)
    throw new Error(`The build has no chunk for ${missing}: the list of the route is out of date.`);
  const seen = new Set([...Object.keys(manifest).filter((key) => manifest[key]?.isEntry), ...sources]);
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

/** @param {string} dist @param {string} file */
function kilobytes(dist, file) {
  return gzipSync(readFileSync(join(dist, file))).length / 1000;
}

/**
 * What a new match of each game loads, after gzip: scripts count against the budget, style sheets are told beside them. Without
 * fonts, which are shared and cached.
 * @param {string} dist
 * @returns {{ game: string, files: string[], script: number, style: number, tooMuch: boolean }[]}
 */
export function playRoutes(dist) {
  const manifest = readManifest(dist);
  return Object.entries(PLAY_ROUTES).map(([game, sources]) => {
    const files = routeFiles(manifest, sources);
    /** @param {string} ending */
    const sum = (ending) =>
      files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + kilobytes(dist, file), 0);
    const script = sum('.js');
    return { game, files, script, style: sum('.css'), tooMuch: script > BUDGET_KB };
  });
}

/** @param {ReturnType<typeof playRoutes>} routes */
export function sizeNote(routes) {
  const words = routes.map(
    ({ game, script, style }) => `${game} ${script.toFixed(1)} (and ${style.toFixed(1)} of styles)`,
  );
  return `play route in kB gzip, budget ${BUDGET_KB}: ${words.join(', ')}`;
}
