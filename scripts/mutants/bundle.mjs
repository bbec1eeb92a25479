import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';

/**
 * @typedef {{ readonly line: number, readonly column: number }} Place
 * @typedef {{ readonly id: string, readonly file: string, readonly mutatorName: string, readonly replacement: string,
 *   readonly location: { readonly start: Place, readonly end: Place } }} Mutant
 */

/** A log that nobody reads. */
const silent = /** @type {any} */ (new Proxy({}, { get: () => () => false }));

/**
 * The code with all mutants of these sources in it, each a switch that is off, and the tests around it, as one module.
 * @param {string} root
 * @param {readonly string[]} sources
 * @param {readonly string[]} tests
 * @param {string} folder where it goes
 */
export async function bundleMutants(root, sources, tests, folder) {
  const files = sources.map((name) => ({
    name: join(root, name),
    mutate: true,
    content: readFileSync(join(root, name), 'utf8'),
  }));
  // a sentence or the id of a rule is no play, and comparisons with text are mutated as comparisons
  const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };
  const made = await new Instrumenter(silent).instrument(files, options);
  const code = new Map(made.files.map(({ name, content }) => [name, content]));
  const entry = join(folder, 'entry.mjs');
  const shim = join(root, 'scripts', 'mutants', 'shim.mjs');
  const imports = tests.map((name) => `import ${JSON.stringify(join(root, name))};`);
  writeFileSync(entry, [...imports, `export { tests } from ${JSON.stringify(shim)};`, ''].join('\n'));
  const bundle = join(folder, 'bundle.mjs');
  await build({
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    // packages say that they have no side effects; a test has nothing else
    ignoreAnnotations: true,
    external: ['@vitest/expect', 'chai', 'yaml', 'zod', 'zod/*'],
    plugins: [sourcesOf(code, shim)],
  });
  const mutants = made.mutants.flatMap(({ id, fileName, location, mutatorName, replacement, status }) =>
    status === 'Ignored'
      ? []
      : [
          {
            id,
            file: fileName.slice(fileName.lastIndexOf('packages/')),
            mutatorName,
            replacement: replacement ?? '',
            location,
          },
        ],
  );
  return { bundle: pathToFileURL(bundle).href, mutants };
}

/**
 * Mutated code in the place of the plain one, the shim in the place of Vitest, and every file under its own address.
 * @param {ReadonlyMap<string, string>} code
 * @param {string} shim
 * @returns {import('esbuild').Plugin}
 */
function sourcesOf(code, shim) {
  return {
    name: 'mutants',
    setup(builder) {
      builder.onResolve({ filter: /^vitest$/ }, () => ({ path: shim }));
      builder.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = code.get(path) ?? readFileSync(path, 'utf8');
        const here = JSON.stringify(pathToFileURL(path).href);
        return { contents: contents.replaceAll('import.meta.url', here), loader: 'ts' };
      });
    },
  };
}
