import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleBook } from '@sandtable/kernel';
import { build, type Plugin as Step } from 'esbuild';
import type { Plugin } from 'vite';
import { countStatuses } from '../src/rules/counts.ts';

const PUBLIC_ID = 'virtual:rule-counts';
const RESOLVED_ID = `\0${PUBLIC_ID}`;
const GAMES = fileURLToPath(new URL('../src/games.ts', import.meta.url));

/** Pages and engines are loaded when somebody opens them: nobody does so while counting. */
const nothingLater: Step = {
  name: 'nothing-later',
  setup(bundle) {
    bundle.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : null,
    );
  },
};

/** What a file of ours exports, and the files it is made of. As long as it takes: a loader with a limit of time fails on a busy machine. */
async function imported<T>(file: string): Promise<{ readonly module: T; readonly files: readonly string[] }> {
  const made = await build({
    ...{ entryPoints: [file], bundle: true, write: false, metafile: true, logLevel: 'silent', plugins: [nothingLater] },
    ...{ format: 'esm', platform: 'node', target: 'es2022' },
  });
  const code = Buffer.from(made.outputFiles[0]?.text ?? '').toString('base64');
  const module = (await import(`data:text/javascript;base64,${code}`)) as T;
  return { module, files: Object.keys(made.metafile.inputs).map((path) => resolve(path)) };
}

/**
 * Counts the rules of each book by status while building, so that the home screen can say how far a game is
 * without loading the texts.
 */
export function ruleCounts(): Plugin {
  return {
    name: 'sandtable:rule-counts',
    resolveId(id) {
      return id === PUBLIC_ID ? RESOLVED_ID : null;
    },
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      const counts: Record<string, ReturnType<typeof countStatuses>> = {};
      const games = await imported<{ BOOK_IDS: readonly string[] }>(GAMES);
      for (const file of games.files) this.addWatchFile(file);
      for (const game of games.module.BOOK_IDS) {
        const name = `@sandtable/${game}/book`;
        const resolved = await this.resolve(name);
        if (!resolved) throw new Error(`The rule book ${name} cannot be found.`);
        const { module, files } = await imported<{ book: RuleBook }>(resolved.id);
        for (const file of files) this.addWatchFile(file);
        counts[module.book.game] = countStatuses(module.book);
      }
      return `export const ruleCounts = ${JSON.stringify(counts)};`;
    },
  };
}
