import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What an address loads until it can be used, and what of it may be script, in kB of gzip: a new match until its first question can be
 * answered (the screen, the table of the game, and what the table fetches at once), and the catalogue of cards. Workers are not part of
 * the page. A browser test holds these lists against what is really loaded.
 * @type {Readonly<Record<string, { readonly budget: number, readonly sources: readonly string[] }>>}
 */
const ROUTES = {
  'Aces & Armor': {
    budget: 123,
    // the first question is which units belong to which army: its sheet comes with the table
    sources: ['src/screens/Play.svelte', 'src/aces/play/Table.svelte', 'src/aces/play/AssignSheet.svelte'],
  },
  '2GM': {
    budget: 150,
    sources: [
      'src/screens/Play.svelte',
      'src/2gm/play/Table.svelte',
      'src/2gm/set-up/SetUp.svelte',
      'src/2gm/set-up/pictured.ts',
    ],
  },
  Cards: {
    budget: 120,
    sources: [
      'src/screens/Cards.svelte',
      'src/cards/kept.svelte.ts',
      'src/2gm/cards/catalogue.ts',
      'src/2gm/cards/EntrySmall.svelte',
      'src/aces/cards/catalogue.ts',
      'src/aces/cards/UnitMat.svelte',
    ],
  },
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
 * What each route loads, after gzip: scripts count against its budget, style sheets are told beside them. Without fonts, which are
 * shared and cached.
 * @param {string} dist
 * @returns {{ route: string, files: string[], script: number, style: number, budget: number, tooMuch: boolean }[]}
 */
export function routeSizes(dist) {
  const manifest = readManifest(dist);
  return Object.entries(ROUTES).map(([route, { budget, sources }]) => {
    const files = routeFiles(manifest, sources);
    /** @param {string} ending */
    const sum = (ending) =>
      files.filter((file) => file.endsWith(ending)).reduce((all, file) => all + kilobytes(dist, file), 0);
    const script = sum('.js');
    return { route, files, script, style: sum('.css'), budget, tooMuch: script > budget };
  });
}

/** @param {ReturnType<typeof routeSizes>} routes */
export function sizeNote(routes) {
  const words = routes.map(
    ({ route, script, style, budget }) =>
      `${route} ${script.toFixed(1)} of ${budget} (and ${style.toFixed(1)} of styles)`,
  );
  return `routes in kB gzip: ${words.join(', ')}`;
}
