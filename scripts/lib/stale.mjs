import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_INPUT = new Set(['node_modules', 'dist', 'build', 'e2e', 'test-results', '.cache']);
const STAMP = '.build-stamp';

/**
 * The workspace packages that end up in a bundle: the package itself and, step by step, what it depends on.
 * @param {string} packagesDir @param {string} name folder of the package
 * @returns {string[]} folder names, sorted
 */
export function workspaceClosure(packagesDir, name) {
  const found = new Set([name]);
  for (const folder of found) {
    const manifest = JSON.parse(readFileSync(join(packagesDir, folder, 'package.json'), 'utf8'));
    for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const other = dependency.startsWith('@sandtable/') ? dependency.slice('@sandtable/'.length) : null;
      if (other !== null && existsSync(join(packagesDir, other, 'package.json'))) found.add(other);
    }
  }
  return [...found].sort();
}

/**
 * A hash over the content of everything a build reads. By content, not by time: a checkout touches files without
 * changing them, and a restored backup changes them without looking new.
 * @param {string} root @param {readonly string[]} paths files and folders below root
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(`${relative(root, file).replaceAll('\\', '/')}\0`);
      hash.update(readFileSync(file));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries
    .filter((entry) => !NOT_INPUT.has(entry.name) && !/\.(test\.ts|tsbuildinfo)$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(child) : entry.isFile() ? [child] : [];
    });
}

/** @param {string} outDir @param {string} current fingerprint of the sources now */
export function isStale(outDir, current) {
  const stamp = join(outDir, STAMP);
  if (!existsSync(stamp) || !existsSync(join(outDir, 'index.html'))) return true;
  return readFileSync(stamp, 'utf8') !== current;
}

/**
 * The stamp lies in the output itself: a build that empties the folder drops it too.
 * @param {string} outDir @param {string} built fingerprint of the sources that were built
 */
export function markBuilt(outDir, built) {
  writeFileSync(join(outDir, STAMP), built);
}
