import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** The game whose code is mutated; its rules are tested by rule tests, not by long random matches. */
const game = process.env.SANDTABLE_MUTANTS_GAME ?? '2gm';
/** Files of tests, or all of the game. */
const near = process.env.SANDTABLE_MUTANTS_TESTS ?? '';
const include = near === '' ? [`packages/${game}/src/**/*.test.ts`] : (JSON.parse(near) as string[]);

export default defineConfig({
  test: {
    include,
    exclude: ['**/{contract,corpus,golden,words,content,names}.test.ts', '**/content/**', '**/content-checks/**'],
    // one engine for all files: a mutant is a switch in it, and to load it again for every file would take most of the time
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
