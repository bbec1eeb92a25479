import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { Stop } from './say.mjs';

/**
 * The script behind a command of an installed package, so that it can be run without npx (which takes seconds).
 * @param {string} packageName @param {string} [command] when the package has more than one
 * @param {string} [from] the folder that needs it
 */
export function binOf(packageName, command, from = ROOT) {
  const manifestPath = findManifest(packageName, from);
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command ?? packageName];
  if (typeof script !== 'string') throw new Stop(`${packageName} has no command ${command ?? packageName}.`);
  return join(dirname(manifestPath), script);
}

/**
 * Looks in the node_modules folders itself, because many packages do not export their package.json.
 * @param {string} packageName @param {string} from
 */
function findManifest(packageName, from) {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    const path = join(folder, packageName, 'package.json');
    try {
      readFileSync(path);
      return path;
    } catch {
      // not in this folder
    }
  }
  throw new Stop(`${packageName} is not installed: run npm ci.`);
}
