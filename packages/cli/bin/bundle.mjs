import { closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Program a package that runs on plain Node
 * @property {string} source folder of its entries
 * @property {readonly string[]} entries their names; `main` is the first
 * @property {string} out folder the bundles go to
 * @property {readonly string[]} external packages that are not bundled, because they bring more than JavaScript
 */

/** @type {Program} */
const COMMAND = { source: 'packages/cli/src', entries: ['main', 'sim-worker'], out: 'packages/cli/dist', external: [] };

const HEAD = '// made from ';

/**
 * A program as plain JavaScript, one file per entry, made anew when a source has changed since.
 * @param {string} root the repository
 * @param {Program} [program]
 * @returns {Promise<string>} the path of its main file
 */
export async function freshBundle(root, program = COMMAND) {
  const out = join(root, program.out, 'main.mjs');
  if (!isFresh(root, out)) await bundle(root, program);
  return out;
}

/**
 * The first line of the bundle lists what it was made from, with time and size; comparing takes a few milliseconds.
 * @param {string} root @param {string} out
 */
function isFresh(root, out) {
  const line = firstLine(out);
  if (!line?.startsWith(HEAD)) return false;
  try {
    /** @type {[path: string, stamp: string][]} */
    const made = JSON.parse(line.slice(HEAD.length));
    return made.every(([path, stamp]) => stampOf(join(root, path)) === stamp);
  } catch {
    return false;
  }
}

/** @param {string} path */
function stampOf(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  return info === undefined ? '' : `${info.mtimeMs}/${info.size}`;
}

/** @param {string} path @returns {string | null} */
function firstLine(path) {
  let file;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    let text = '';
    const chunk = Buffer.alloc(64 * 1024);
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      text += chunk.toString('latin1', 0, size);
      const end = text.indexOf('\n');
      if (end >= 0) return text.slice(0, end);
    }
    return null;
  } finally {
    closeSync(file);
  }
}

/**
 * Written beside and renamed, so that two processes at once never see half a file.
 * @param {string} root @param {Program} program
 */
async function bundle(root, { source, entries, out, external }) {
  const { build } = await import('esbuild').catch(() => {
    throw new Error('esbuild is not installed: run npm ci.');
  });
  const begun = Date.now();
  const result = await build({
    entryPoints: entries.map((name) => ({ in: join(root, source, `${name}.ts`), out: name })),
    outdir: join(root, out),
    outExtension: { '.js': '.mjs' },
    external: [...external],
    absWorkingDir: resolve(root),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  const own = relative(root, fileURLToPath(import.meta.url));
  const inputs = [...Object.keys(result.metafile.inputs), own].sort();
  const made = inputs.map((path) => [path, stampBefore(join(root, path), begun)]);
  mkdirSync(join(root, out), { recursive: true });
  // main comes last: with it everything is there
  for (const { path, text } of result.outputFiles.sort((a, b) => Number(isMain(a.path)) - Number(isMain(b.path)))) {
    const temporary = `${path}.${process.pid}`;
    try {
      writeFileSync(temporary, isMain(path) ? `${HEAD}${JSON.stringify(made)}\n${text}` : text);
      renameSync(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  }
}

/** @param {string} path */
function isMain(path) {
  return basename(path) === 'main.mjs';
}

/**
 * The stamp of a file as it was read; one that has changed while bundling gets none, so that the next start bundles again.
 * @param {string} path @param {number} begun
 */
function stampBefore(path, begun) {
  const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changed >= begun && changed <= Date.now() ? '' : stampOf(path);
}
