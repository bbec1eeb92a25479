import { fileURLToPath } from 'node:url';
import type { RuleBook } from '@sandtable/kernel';
import { type Plugin, runnerImport } from 'vite';
import { countStatuses } from '../src/rules/counts.ts';

const PUBLIC_ID = 'virtual:rule-counts';
const RESOLVED_ID = `\0${PUBLIC_ID}`;
const GAMES = fileURLToPath(new URL('../src/games.ts', import.meta.url));

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
      const games = await runnerImport<{ BOOK_IDS: readonly string[] }>(GAMES, { configFile: false });
      for (const file of games.dependencies) this.addWatchFile(file);
      for (const game of games.module.BOOK_IDS) {
        const name = `@sandtable/${game}/book`;
        const resolved = await this.resolve(name);
        if (!resolved) throw new Error(`The rule book ${name} cannot be found.`);
        const { module, dependencies } = await runnerImport<{ book: RuleBook }>(resolved.id, { configFile: false });
        for (const file of dependencies) this.addWatchFile(file);
        counts[module.book.game] = countStatuses(module.book);
      }
      return `export const ruleCounts = ${JSON.stringify(counts)};`;
    },
  };
}
