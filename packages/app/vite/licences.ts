import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = 'licences.txt';
const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
/** Packages of ours whose code runs in the browser. */
const OURS = ['app', 'host', '2gm', 'aces', 'kernel', 'geometry'];
/** What the others bring along into the bundle: the service worker's runtime, and parts of Svelte. */
const BROUGHT = ['workbox-core', 'clsx', 'esm-env'];

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Everything from elsewhere that is shipped with the app. */
export function shippedPackages(): string[] {
  const direct = OURS.flatMap((name) => Object.keys(manifestAt(join(PACKAGES, name)).dependencies ?? {}));
  return [...new Set([...direct, ...BROUGHT])].filter((name) => !name.startsWith('@sandtable/')).sort();
}

/** Name, version and licence text of every one of them, after our own. */
export function licenceTexts(): string {
  const own = readFileSync(join(PACKAGES, '..', 'LICENSE'), 'utf8');
  const others = shippedPackages().map((name) => {
    const folder = folderOf(name);
    const { version, license = 'see below' } = manifestAt(folder);
    return `${name} ${version} (${license})\n\n${licenceIn(folder, name)}`;
  });
  return `${[`Sandtable\n\n${own}`, ...others].map((text) => text.trimEnd()).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Puts the licences of all that is shipped beside the app, where `About` links to them. */
export function licences(): Plugin {
  return {
    name: 'sandtable:licences',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(licenceTexts());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: licenceTexts() });
    },
  };
}

function manifestAt(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Many packages do not export their package.json, so the folders are searched. */
function folderOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => licenceFile(folder) !== undefined);
  if (found === undefined) throw new Error(`${name} is shipped with the app and has no licence text.`);
  return dirname(join(found, 'package.json'));
}

function licenceFile(folder: string): string | undefined {
  try {
    return readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  } catch {
    return undefined;
  }
}

function licenceIn(folder: string, name: string): string {
  const file = licenceFile(folder);
  if (file === undefined) throw new Error(`${name} is shipped with the app and has no licence text.`);
  return readFileSync(join(folder, file), 'utf8');
}
